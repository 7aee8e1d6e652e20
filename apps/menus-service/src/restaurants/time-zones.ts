import { HOME_TIME_ZONE } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';

/**
 * SQL for the time zone of most menus of an account.
 * @param account SQL expression of the account's ID
 */
export const zoneOfAccountIn = (account: string): string => `(
  SELECT restaurant.time_zone
  FROM menus menu JOIN restaurants restaurant ON restaurant.id = menu.restaurant_id
  WHERE menu.account_id = ${account} AND menu.deleted_at IS NULL
  GROUP BY restaurant.time_zone ORDER BY count(*) DESC, min(menu.created_at) LIMIT 1
)`;

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

/** Milliseconds that time zones stay cached. Restaurants rarely move, so visits in the next minute need no query. */
const FRESH_MS = 60_000;
const MAX_CACHED = 10_000;
const cache = new Map<string, string>();
let freshUntil = 0;

/**
 * Returns the time zones of menus, at most a minute old. Accepts IDs in any case. An unknown menu gets the home time
 * zone.
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
