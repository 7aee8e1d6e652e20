import { HOME_TIME_ZONE } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import type { Increment } from './roll-ups';
import { incrementsOf, viewColumns, viewKey, VIEWS, type View } from './seen-views';

const DAY = (moment: string) => `(${moment} AT TIME ZONE '${HOME_TIME_ZONE}')::date::text`;

const REPLACE_VISITS = `
  WITH earlier AS MATERIALIZED (
    SELECT stored.id, stored.created_at AS later, view.*
    FROM ${VIEWS} JOIN menu_visits stored USING (menu_id, visitor_id)
    WHERE view.viewed_at < stored.created_at
    ORDER BY stored.menu_id, stored.visitor_id FOR UPDATE OF stored
  ), replaced AS (
    UPDATE menu_visits SET source = earlier.source, ip_address = earlier.ip_address,
      user_agent = earlier.user_agent, created_at = earlier.viewed_at
    FROM earlier WHERE menu_visits.id = earlier.id
    RETURNING earlier.menu_id, earlier.later, earlier.viewed_at
  )
  SELECT menu_id AS "menuId", ${DAY('viewed_at')} AS day, ${DAY('later')} AS "laterDay"
  FROM replaced`;

/**
 * Of visitors that are known the visits that turn out to be their first, one of each visitor.
 * @returns on which days there is one new visitor more, and on which one fewer
 */
export async function replaceLaterVisits(
  manager: EntityManager,
  first: readonly View[],
): Promise<Omit<Increment, 'kind' | 'value'>[]> {
  const replaced = await manager.query<{ menuId: string; day: string; laterDay: string }[]>(
    REPLACE_VISITS,
    viewColumns(first),
  );
  return replaced.flatMap(({ menuId, day, laterDay }) => [
    { menuId, day, count: 1 },
    { menuId, day: laterDay, count: -1 },
  ]);
}

const time = (row: string) => `(${row}.viewed_at, ${row}.source, ${row}.device,
  coalesce(${row}.language, ''), coalesce(${row}.table_name, '') COLLATE "C", coalesce(${row}.piece, ''))`;

/** What was stored is returned. */
const REPLACE_VIEWS = `
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
 * Of days that have a view of a visitor the views that turn out to be the first.
 * @returns what the roll-ups gain and lose
 */
export async function replaceLaterViews(
  manager: EntityManager,
  views: readonly View[],
): Promise<Increment[]> {
  const byKey = new Map(views.map((view) => [viewKey(view), view]));
  const [replaced] = await manager.query<[View[], number]>(REPLACE_VIEWS, viewColumns(views));
  return replaced.flatMap((old) => [
    ...incrementsOf(byKey.get(viewKey(old))!, 1),
    ...incrementsOf(old, -1),
  ]);
}
