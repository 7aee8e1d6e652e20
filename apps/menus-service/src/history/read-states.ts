import type { EntityManager } from 'typeorm';
import { stateOf, type MenuState, type StoredRow } from './menu-state';

/**
 * The menu's rows at a revision: what there is now and, over it, each field as it was before it changed the
 * first time since. A row that was made since was not there.
 */
const STATE = `
  WITH past AS (
    SELECT kind, row_id, revision, before FROM menu_row_history WHERE menu_id = $1 AND revision >= $2
  ), first AS (
    SELECT DISTINCT ON (kind, row_id) kind, row_id, before IS NULL AS is_absent
    FROM past ORDER BY kind, row_id, revision
  ), fields AS (
    SELECT kind, row_id, jsonb_object_agg(field.key, field.value ORDER BY revision DESC) AS content
    FROM past, jsonb_each(before) field GROUP BY kind, row_id
  ), present AS (
    SELECT 'menu' AS kind, id AS row_id, content_of(to_jsonb(menu)) AS content
    FROM menus menu WHERE id = $1
    UNION ALL
    SELECT 'category', id, content_of(to_jsonb(category))
    FROM menu_categories category WHERE menu_id = $1
    UNION ALL
    SELECT 'item', id, content_of(to_jsonb(item))
    FROM menu_items item WHERE menu_id = $1 AND deleted_at IS NULL
  )
  SELECT kind, row_id AS id,
    coalesce(present.content, '{}') || coalesce(fields.content, '{}') AS content
  FROM present FULL JOIN first USING (kind, row_id) LEFT JOIN fields USING (kind, row_id)
  WHERE is_absent IS NOT TRUE`;

const NOW = 2 ** 31 - 1;

/** The menu as it was at a revision, or as it is now. */
export async function readState(
  manager: EntityManager,
  menuId: string,
  revision = NOW,
): Promise<MenuState> {
  return stateOf(await manager.query<StoredRow[]>(STATE, [menuId, revision]));
}

const CHANGED = `
  SELECT revision, kind, row_id AS id, before AS content FROM menu_row_history
  WHERE menu_id = $1 AND revision >= $2 AND revision < $3 ORDER BY revision DESC`;

/** The rows that changed from one revision to another as they were before; the last changed first. */
export const readChanged = (
  manager: EntityManager,
  menuId: string,
  from: number,
  to: number,
): Promise<(StoredRow & { readonly revision: number })[]> =>
  manager.query(CHANGED, [menuId, from, to]);
