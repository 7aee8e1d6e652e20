import { HOME_TIME_ZONE } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';

/** SQL: the time zone that most menus of an account are in. @param account expression of its id */
export const zoneOfAccountIn = (account: string): string => `(
  SELECT restaurant.time_zone
  FROM menus menu JOIN restaurants restaurant ON restaurant.id = menu.restaurant_id
  WHERE menu.account_id = ${account} AND menu.deleted_at IS NULL
  GROUP BY restaurant.time_zone ORDER BY count(*) DESC, min(menu.created_at) LIMIT 1
)`;

/** The clock for what is said of all menus of an account together. */
export async function zoneOfAccount(manager: EntityManager, accountId: string): Promise<string> {
  const [found] = await manager.query<[{ timeZone: string | null }]>(
    `SELECT ${zoneOfAccountIn('$1')} AS "timeZone"`,
    [accountId],
  );
  return found.timeZone ?? HOME_TIME_ZONE;
}

const ZONES = `
  SELECT menu.id, restaurant.time_zone AS "timeZone"
  FROM menus menu JOIN restaurants restaurant ON restaurant.id = menu.restaurant_id
  WHERE menu.id = ANY($1)`;

/** Restaurants hardly ever move: visits of the next minute need no statement. */
const FRESH_MS = 60_000;
const MAX_CACHED = 10_000;
const cache = new Map<string, string>();
let freshUntil = 0;

/**
 * The clocks of menus, by their ids in any spelling, as they were within the last minute. A menu that does not
 * exist has the home's.
 */
export async function zonesOfMenus(
  manager: EntityManager,
  menuIds: readonly string[],
): Promise<(menuId: string) => string> {
  if (Date.now() > freshUntil || cache.size > MAX_CACHED) {
    cache.clear();
    freshUntil = Date.now() + FRESH_MS;
  }
  const asked = new Set(menuIds.map((id) => id.toLowerCase()));
  const missing = [...asked].filter((id) => !cache.has(id));
  if (missing.length > 0) {
    const rows = await manager.query<{ id: string; timeZone: string }[]>(ZONES, [missing]);
    for (const { id, timeZone } of rows) cache.set(id, timeZone);
  }
  const zones = new Map([...asked].map((id) => [id, cache.get(id)]));
  return (menuId) => zones.get(menuId.toLowerCase()) ?? HOME_TIME_ZONE;
}
