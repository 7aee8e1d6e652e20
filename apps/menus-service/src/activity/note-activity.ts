import type { ActivityKind } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import type { Menu } from '../menus/menu.entity';

/** Work that is saved while it is done, in many small steps: it is told once, as of its last step. */
const EDITS: readonly ActivityKind[] = [
  'menu-updated',
  'menu-arranged',
  'menu-translated',
  'category-renamed',
  'item-updated',
];

/**
 * Goes on with the menu's newest row when that tells of the same edit, no more than ten minutes ago;
 * else adds a row. Whoever changes a menu holds it, so nobody else adds one meanwhile. The clock is the
 * statement's: a transaction that waited for the menu began before the one it waited for ended.
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
  INSERT INTO menu_activity (user_id, menu_id, menu_name, kind, subject, count, happened_at)
  SELECT $1, $2, $3, $4, $5, $6, clock_timestamp() WHERE NOT EXISTS (SELECT FROM continued)`;

/**
 * Notes what was done to the menu, within the transaction that does it and while the menu is held. Of
 * a category or an item `subject` is the name; `count` tells of how many it was.
 */
export async function noteActivity(
  manager: EntityManager,
  menu: Menu,
  kind: ActivityKind,
  { subject, count }: { subject?: string; count?: number } = {},
): Promise<void> {
  const values = [menu.userId, menu.id, menu.name, kind, subject ?? null, count ?? null];
  await manager.query(NOTE, [...values, EDITS]);
}
