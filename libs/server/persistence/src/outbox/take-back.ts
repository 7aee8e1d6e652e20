import type { EntityManager } from 'typeorm';

/** Number of rows in one statement, far below the limit of four seconds. */
const AT_ONCE = 20_000;

const CONFIRMED = `
  SELECT position::float8 AS newest, (SELECT min(position)::float8 FROM outbox) AS oldest,
    (published_at - $1 * interval '1 millisecond')::text AS since
  FROM outbox WHERE published_at IS NOT NULL ORDER BY position DESC LIMIT 1`;

const TAKE_BACK = `
  UPDATE outbox SET published_at = NULL
  WHERE position <= $1::bigint AND position > $1::bigint - ${AT_ONCE} AND published_at > $2::timestamptz`;

/**
 * Marks events that Redis may have lost as unsent: all events that it confirmed within `lostMs` before the last
 * confirmed one. It works in steps, because a day of events is too much for one statement.
 * @returns the number of marked rows
 */
export async function takeBack(manager: EntityManager, lostMs: number): Promise<number> {
  const [confirmed] = await manager.query<{ newest: number; oldest: number; since: string }[]>(
    CONFIRMED,
    [lostMs],
  );
  if (!confirmed) return 0;
  const { newest, oldest, since } = confirmed;
  let taken = 0;
  for (let last = newest; last >= oldest; last -= AT_ONCE) {
    const [, count] = await manager.query<[unknown, number]>(TAKE_BACK, [last, since]);
    taken += count;
  }
  return taken;
}
