import type { EntityManager } from 'typeorm';
import { stateOf, type MenuState, type StoredRow } from './menu-state';

const NOW = 2 ** 31 - 1;

const ROWS = `(
    SELECT menu_id, version, revision, author, entry->'before' AS before,
      split_part(key, ':', 1) AS kind, uuid(split_part(key, ':', 2)) AS row_id
    FROM menu_changes, jsonb_each(rows) AS written (key, entry)
  ) changed`;

/**
 * Rows of the menu after a version. Takes the current rows and replaces each field with its value before its first
 * later change. Rows created later are left out.
 */
const STATE = `
  WITH past AS (
    SELECT kind, row_id, revision, nullif(before, 'null') AS before FROM ${ROWS}
    WHERE menu_id = $1 AND (version > $2 OR author IS NULL AND $2 < ${NOW})
  ), first AS (
    SELECT DISTINCT ON (kind, row_id) kind, row_id, before IS NULL AS is_absent
    FROM past ORDER BY kind, row_id, revision
  ), fields AS (
    SELECT kind, row_id, jsonb_object_agg(field.key, field.value ORDER BY revision DESC) AS content
    FROM past, jsonb_each(before) field GROUP BY kind, row_id
  ), present AS (
    SELECT 'menu' AS kind, id AS row_id, menu_content_of(to_jsonb(menu)) AS content
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

/** Reads the menu after a version, or its current state. */
export async function readState(
  manager: EntityManager,
  menuId: string,
  version = NOW,
): Promise<MenuState> {
  return stateOf(await manager.query<StoredRow[]>(STATE, [menuId, version]));
}

const CHANGED = `
  SELECT version, kind, row_id AS id, before AS content FROM ${ROWS}
  WHERE menu_id = $1 AND version BETWEEN $2 AND $3 ORDER BY version DESC, revision DESC`;

/** Reads the previous values of rows that the versions changed, last change first. */
export const readChanged = (
  manager: EntityManager,
  menuId: string,
  from: number,
  to: number,
): Promise<(StoredRow & { readonly version: number })[]> =>
  manager.query(CHANGED, [menuId, from, to]);
