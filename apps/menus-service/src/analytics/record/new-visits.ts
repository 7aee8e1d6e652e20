import { HOME_TIME_ZONE } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import { PUBLISHED_MENUS } from './published-menus';
import { viewColumns, VIEWS, type View } from './seen-views';

/**
 * The whole batch in one statement. Sorted, so that batches with visits in common meet them in one order
 * and never deadlock, and the earliest of repeats is the one that stays. Menus of the parameter `$1`.
 */
const RECORD = `
  WITH published AS MATERIALIZED (${PUBLISHED_MENUS}),
  visited AS MATERIALIZED (
    SELECT view.* FROM ${VIEWS} JOIN published ON published.id = view.menu_id
    ORDER BY view.menu_id, view.visitor_id COLLATE "C", view.viewed_at
  ), recorded AS (
    INSERT INTO menu_visits (menu_id, visitor_id, source, ip_address, user_agent, created_at)
    SELECT menu_id, visitor_id, source, ip_address, user_agent, viewed_at FROM visited
    ON CONFLICT (menu_id, visitor_id) DO NOTHING
    RETURNING menu_id, (created_at AT TIME ZONE '${HOME_TIME_ZONE}')::date AS day
  ), viewed AS (
    INSERT INTO menu_views
      (menu_id, day, visitor_id, source, device, viewed_at, language, table_name, piece)
    SELECT menu_id, day, visitor_id, source, device, viewed_at, language, table_name, piece
    FROM visited WHERE day >= $12
    ON CONFLICT DO NOTHING
    RETURNING menu_id, day, visitor_id
  )
  SELECT (SELECT coalesce(json_agg(id), '[]') FROM published) AS published,
    (SELECT coalesce(json_agg(one), '[]') FROM (
      SELECT menu_id AS "menuId", day, count(*) AS count FROM recorded GROUP BY 1, 2) one) AS recorded,
    (SELECT string_agg(menu_id || ' ' || day || ' ' || visitor_id, ',') FROM viewed) AS viewed`;

interface Recorded {
  readonly published: string[];
  readonly recorded: { menuId: string; day: string; count: number }[];
  readonly viewed: string | null;
}

export interface NewVisits {
  /** Menus that diners can see, locked against deletion. */
  readonly published: ReadonlySet<string>;
  /** How many visitors were new to a menu, by the day of their visit. */
  readonly visitors: Recorded['recorded'];
  /** Keys of the views that are new. */
  readonly views: ReadonlySet<string>;
}

/** Records what is new: visitors of published menus and, from a day on, their views of it. */
export async function recordNew(
  manager: EntityManager,
  views: readonly View[],
  oldest: string,
): Promise<NewVisits> {
  const columns = [...viewColumns(views), oldest];
  const [{ published, recorded, viewed }] = await manager.query<[Recorded]>(RECORD, columns);
  return {
    published: new Set(published),
    visitors: recorded,
    views: new Set(viewed?.split(',')),
  };
}
