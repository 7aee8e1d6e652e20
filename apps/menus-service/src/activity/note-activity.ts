import type { ActivityKind } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import type { Menu } from '../menus/menu.entity';

/** Edits that are saved in many small steps: one row stands for all of them, with the time of the last. */
const EDITS = [
  'menu-updated',
  'menu-arranged',
  'menu-translated',
  'category-renamed',
  'item-updated',
  'items-upserted',
] as const satisfies readonly ActivityKind[];

/**
 * Updates the menu's newest row when that is about the same edit, no more than ten minutes ago; else
 * adds a row. Whoever changes a menu locks it, so nobody else adds one meanwhile. The clock is the
 * statement's: a transaction that waited for the lock began before the one it waited for ended.
 */
const NOTE = `
  WITH newest AS (
    SELECT id, kind, subject, happened_at FROM menu_activity
    WHERE menu_id = $2 ORDER BY happened_at DESC LIMIT 1
  ), continued AS (
    UPDATE menu_activity SET happened_at = clock_timestamp(), menu_name = $3, count = $6
    FROM newest
    WHERE menu_activity.id = newest.id AND newest.kind = $4 AND newest.kind = ANY($7)
      AND newest.subject IS NOT DISTINCT FROM $5
      AND newest.happened_at > clock_timestamp() - interval '10 minutes'
    RETURNING 1
  )
  INSERT INTO menu_activity (account_id, menu_id, menu_name, kind, subject, count, happened_at)
  SELECT $1, $2, $3, $4, $5, $6, clock_timestamp() WHERE NOT EXISTS (SELECT FROM continued)`;

/**
 * Notes what was done to the menu, within the transaction that does it and while the menu is locked. Of
 * a category or an item `subject` is the name; `count` is how many items or prices it was.
 */
export async function noteActivity(
  manager: EntityManager,
  menu: Menu,
  kind: ActivityKind,
  { subject, count }: { subject?: string; count?: number } = {},
): Promise<void> {
  const values = [menu.accountId, menu.id, menu.name, kind, subject ?? null, count ?? null];
  await manager.query(NOTE, [...values, EDITS]);
}

const NOTE_ALL = `
  INSERT INTO menu_activity (account_id, menu_id, menu_name, kind, count, happened_at)
  SELECT "accountId", "menuId", "menuName", $2, count, clock_timestamp()
  FROM json_to_recordset($1) AS note ("accountId" uuid, "menuId" uuid, "menuName" text, count integer)`;

/** Notes in one statement what was done at once to several menus, all of them locked. */
export async function noteActivities(
  manager: EntityManager,
  kind: Exclude<ActivityKind, (typeof EDITS)[number]>,
  counts: readonly { readonly menu: Menu; readonly count: number }[],
): Promise<void> {
  const notes = counts.map(({ menu, count }) => ({
    ...{ accountId: menu.accountId, menuId: menu.id, menuName: menu.name, count },
  }));
  await manager.query(NOTE_ALL, [JSON.stringify(notes), kind]);
}
