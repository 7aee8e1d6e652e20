import type { EntityManager } from 'typeorm';
import type { Increment } from './roll-ups';
import { incrementsOf, viewKey, type View } from './seen-views';

const VIEWS = `
  unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[],
    $8::text[], $9::text[])
    AS view (menu_id, day, visitor_id, source, device, viewed_at, language, table_name, piece)`;

const ADD = `
  INSERT INTO menu_views
    (menu_id, day, visitor_id, source, device, viewed_at, language, table_name, piece)
  SELECT * FROM ${VIEWS}
  ON CONFLICT DO NOTHING
  RETURNING menu_id AS "menuId", day::text, visitor_id AS "visitorId"`;

const time = (row: string) => `(${row}.viewed_at, ${row}.source, ${row}.device,
  coalesce(${row}.language, ''), coalesce(${row}.table_name, '') COLLATE "C", coalesce(${row}.piece, ''))`;

/** Of views that are stored already those that turn out to be earlier; what was stored is returned. */
const REPLACE = `
  WITH earlier AS MATERIALIZED (
    SELECT view.*, stored.source AS old_source, stored.device AS old_device,
      stored.viewed_at AS old_viewed_at, stored.language AS old_language,
      stored.table_name AS old_table_name, stored.piece AS old_piece
    FROM ${VIEWS} JOIN menu_views stored USING (menu_id, day, visitor_id)
    WHERE ${time('view')} < ${time('stored')}
    ORDER BY stored.menu_id, stored.day, stored.visitor_id FOR UPDATE OF stored
  )
  UPDATE menu_views SET source = earlier.source, device = earlier.device,
    viewed_at = earlier.viewed_at, language = earlier.language, table_name = earlier.table_name,
    piece = earlier.piece
  FROM earlier
  WHERE menu_views.menu_id = earlier.menu_id AND menu_views.day = earlier.day
    AND menu_views.visitor_id = earlier.visitor_id
  RETURNING earlier.menu_id AS "menuId", earlier.day::text, earlier.visitor_id AS "visitorId",
    old_source AS source, old_device AS device, old_viewed_at AS "viewedAt",
    old_language AS language, old_table_name AS "table", old_piece AS piece`;

/**
 * One view per visitor, menu and day: the first of the day, whenever it comes.
 * @returns the views of visitors who were not seen that day before, and what the roll-ups gain and lose
 */
export async function recordDayViews(
  manager: EntityManager,
  views: readonly View[],
): Promise<{ added: View[]; increments: Increment[] }> {
  if (views.length === 0) return { added: [], increments: [] };
  const byKey = new Map(views.map((view) => [viewKey(view), view]));
  const rows = await manager.query<Pick<View, 'menuId' | 'day' | 'visitorId'>[]>(
    ADD,
    columnsOf(views),
  );
  const added = rows.map((row) => byKey.get(viewKey(row))!);
  const increments = added.flatMap((view) => incrementsOf(view, 1));
  if (added.length < views.length) {
    const [replaced] = await manager.query<[View[], number]>(REPLACE, columnsOf(views));
    for (const old of replaced) {
      increments.push(...incrementsOf(byKey.get(viewKey(old))!, 1), ...incrementsOf(old, -1));
    }
  }
  return { added, increments };
}

const columnsOf = (views: readonly View[]) => [
  views.map(({ menuId }) => menuId),
  views.map(({ day }) => day),
  views.map(({ visitorId }) => visitorId),
  views.map(({ source }) => source),
  views.map(({ device }) => device),
  views.map(({ viewedAt }) => viewedAt),
  views.map(({ language }) => language),
  views.map(({ table }) => table),
  views.map(({ piece }) => piece),
];
