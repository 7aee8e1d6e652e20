import { groupedBy } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import type { Kind } from '../counts';
import { hashOf, visitorHash } from '../visitor-sketch';

export interface Engaged {
  readonly menuId: string;
  readonly day: string;
  readonly visitorId: string;
  readonly kind: Kind;
  readonly value: string;
}

/** Row of `engagements`: all engagements of a visitor with a menu on a day. */
interface Row {
  readonly menuId: string;
  readonly day: string;
  /** Hash of the visitor. */
  readonly visitor: number;
  /** Six-byte hashes, one for each engagement. */
  readonly done: Buffer;
  /** Plaintext searches and filters, which `peopleBy` counts. */
  readonly wanted: readonly string[];
}

const HASH_BYTES = 6;

/** Formats a search or filter for the column `wanted`. */
export const wantedText = (kind: Kind, value: string): string => `${kind} ${value}`;
const WANTED_KINDS: readonly Kind[] = ['search', 'filter'];

const ROWS = `
  unnest($1::uuid[], $2::date[], $3::bigint[], $4::bytea[], $5::json[])
    AS given (menu_id, day, visitor, done, wanted)`;
const WANTED = `(SELECT array_agg(value) FROM json_array_elements_text(given.wanted) AS one (value))`;

/** Inserts before locking, in the order of the keys, to avoid deadlocks as in `day-changes.ts`. */
const ADD_OR_LOCK = `
  WITH given AS MATERIALIZED (SELECT * FROM ${ROWS}),
  added AS (
    INSERT INTO engagements (menu_id, day, visitor, done, wanted)
    SELECT menu_id, day, visitor, done, ${WANTED} FROM given ORDER BY menu_id, day, visitor
    ON CONFLICT DO NOTHING
    RETURNING menu_id, day, visitor
  ), known AS MATERIALIZED (
    SELECT stored.* FROM engagements stored JOIN given USING (menu_id, day, visitor)
    WHERE (SELECT count(*) FROM added) < cardinality($1)
    ORDER BY stored.menu_id, stored.day, stored.visitor FOR UPDATE OF stored
  )
  SELECT menu_id AS "menuId", day::text, visitor::float8, NULL::bytea AS done, NULL::text[] AS wanted
  FROM added
  UNION ALL
  SELECT menu_id, day::text, visitor::float8, done, coalesce(wanted, '{}') FROM known`;

const CHANGE = `
  UPDATE engagements SET done = given.done, wanted = ${WANTED}
  FROM ${ROWS}
  WHERE engagements.menu_id = given.menu_id AND engagements.day = given.day
    AND engagements.visitor = given.visitor`;

type StoredRow = Omit<Row, 'done'> & { readonly done: Buffer | null };

/**
 * Stores engagements, each once per visitor and day. The rows stay locked until the transaction ends.
 * @returns the engagements that were not stored before
 */
export async function storeDone(
  manager: EntityManager,
  engaged: readonly Engaged[],
): Promise<Engaged[]> {
  const news: Engaged[] = [];
  let missing = groupedBy(engaged, (one) =>
    keyOf({ ...one, visitor: visitorHash(one.menuId, one.visitorId) }),
  );
  while (missing.size > 0) {
    const given = [...missing.values()].map((things) => withThings(emptyRow(things[0]!), things));
    const stored = await manager.query<StoredRow[]>(
      ADD_OR_LOCK,
      columnsOf(given.map(({ row }) => row)),
    );
    const added = new Set(stored.filter(({ done }) => done === null).map(keyOf));
    for (const { row, news: done } of given) if (added.has(keyOf(row))) news.push(...done);
    const changed = stored
      .filter((row): row is Row => row.done !== null)
      .map((row) => withThings(row, missing.get(keyOf(row))!))
      .filter((change) => change.news.length > 0);
    if (changed.length > 0) await manager.query(CHANGE, columnsOf(changed.map(({ row }) => row)));
    news.push(...changed.flatMap((change) => change.news));
    const left = new Map(missing);
    for (const row of stored) left.delete(keyOf(row));
    missing = left;
  }
  return news;
}

/** Adds engagements to a row, and returns those that it did not contain. */
function withThings(row: Row, things: readonly Engaged[]): { row: Row; news: Engaged[] } {
  const done = new Set<number>();
  for (let at = 0; at < row.done.length; at += HASH_BYTES) {
    done.add(row.done.readUIntBE(at, HASH_BYTES));
  }
  const news = things.filter(({ kind, value }) => {
    const before = done.size;
    return done.add(hashOf(`${kind} ${value}`)).size > before;
  });
  const bytes = Buffer.alloc(done.size * HASH_BYTES);
  for (const [at, hash] of [...done].entries())
    bytes.writeUIntBE(hash, at * HASH_BYTES, HASH_BYTES);
  const wanted = news
    .filter(({ kind }) => WANTED_KINDS.includes(kind))
    .map(({ kind, value }) => wantedText(kind, value));
  return { row: { ...row, done: bytes, wanted: [...row.wanted, ...wanted] }, news };
}

const emptyRow = ({ menuId, day, visitorId }: Engaged): Row => ({
  ...{ menuId, day, visitor: visitorHash(menuId, visitorId) },
  ...{ done: Buffer.alloc(0), wanted: [] },
});

const keyOf = ({ menuId, day, visitor }: Pick<Row, 'menuId' | 'day' | 'visitor'>) =>
  `${menuId} ${day} ${visitor}`;

const columnsOf = (rows: readonly Row[]) => [
  rows.map(({ menuId }) => menuId),
  rows.map(({ day }) => day),
  rows.map(({ visitor }) => visitor),
  rows.map(({ done }) => done),
  rows.map(({ wanted }) => JSON.stringify(wanted)),
];
