import type { Visit } from '@cartaviva/contracts';
import { HOME_TIME_ZONE } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import type { Increment } from './roll-ups';
import { earliest } from './seen-views';

const DAY = (moment: string) => `(${moment} AT TIME ZONE '${HOME_TIME_ZONE}')::date::text`;
const VISITS = `
  unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
    AS visit (menu_id, visitor_id, source, ip_address, user_agent, created_at)`;

const ADD = `
  WITH recorded AS (
    INSERT INTO menu_visits (menu_id, visitor_id, source, ip_address, user_agent, created_at)
    SELECT * FROM ${VISITS}
    ON CONFLICT (menu_id, visitor_id) DO NOTHING
    RETURNING menu_id, created_at
  )
  SELECT menu_id AS "menuId", ${DAY('created_at')} AS day, count(*)::int AS count
  FROM recorded GROUP BY 1, 2`;

/** Visits that turn out to be earlier than those stored take their place. */
const REPLACE = `
  WITH earlier AS MATERIALIZED (
    SELECT stored.id, stored.created_at AS later, visit.*
    FROM ${VISITS} JOIN menu_visits stored USING (menu_id, visitor_id)
    WHERE visit.created_at < stored.created_at
    ORDER BY stored.menu_id, stored.visitor_id FOR UPDATE OF stored
  ), replaced AS (
    UPDATE menu_visits SET source = earlier.source, ip_address = earlier.ip_address,
      user_agent = earlier.user_agent, created_at = earlier.created_at
    FROM earlier WHERE menu_visits.id = earlier.id
    RETURNING earlier.menu_id, earlier.later, earlier.created_at
  )
  SELECT menu_id AS "menuId", ${DAY('created_at')} AS day, ${DAY('later')} AS "laterDay"
  FROM replaced`;

/**
 * One visit per visitor and menu (specification §3): the first one, whenever it comes.
 * @returns how many visitors are new to the menus, and on which days there is one more, or one fewer
 */
export async function recordFirstVisits(
  manager: EntityManager,
  visits: readonly Visit[],
): Promise<{ recorded: number; increments: Increment[] }> {
  const moments = visits.map((visit) => ({ ...visit, at: new Date(visit.at).toISOString() }));
  const first = earliest(
    moments,
    ({ menuId, visitorId }) => `${menuId.toLowerCase()} ${visitorId}`,
    ({ at }) => at,
  );
  const columns = [
    first.map(({ menuId }) => menuId),
    first.map(({ visitorId }) => visitorId),
    first.map(({ source }) => source),
    first.map(({ ipAddress }) => ipAddress || null),
    first.map(({ userAgent }) => userAgent || null),
    first.map(({ at }) => at),
  ];
  const added = await manager.query<{ menuId: string; day: string; count: number }[]>(ADD, columns);
  const recorded = added.reduce((sum, { count }) => sum + count, 0);
  const increments = added.map((one) => newOn(one));
  if (recorded < first.length) {
    const replaced = await manager.query<{ menuId: string; day: string; laterDay: string }[]>(
      REPLACE,
      columns,
    );
    for (const { menuId, day, laterDay } of replaced) {
      increments.push(
        newOn({ menuId, day, count: 1 }),
        newOn({ menuId, day: laterDay, count: -1 }),
      );
    }
  }
  return { recorded, increments };
}

const newOn = (one: Pick<Increment, 'menuId' | 'day' | 'count'>): Increment => ({
  ...one,
  kind: 'new',
  value: '',
});
