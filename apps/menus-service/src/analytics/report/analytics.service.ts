import type {
  AnalyticsRequest,
  DashboardStats,
  MenuAnalytics,
  MenuViews,
} from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlanOf } from '../../entitlements/plan-of';
import { getOwnMenu } from '../../menus/own-menu';
import { changeFrom } from './change';
import { byDay, lastDays, sum, viewsBefore, type Counts } from './period';

/** Days that every plan sees. */
const BASIC_DAYS = 7;

const COUNTS = (menuId: string, from: string, to: string) => `
  SELECT coalesce(json_object_agg(day, views), '{}') AS counts
  FROM (
    SELECT day, count(*) AS views FROM menu_views
    WHERE menu_id = ${menuId} AND day BETWEEN ${from} AND ${to} GROUP BY day
  ) counted`;

/** Menu, first day to compare with, first and last day of the period. */
const OF_MENU = `
  SELECT views.*,
    (${COUNTS('$1', '$2', '$4')}) AS counts,
    (
      SELECT coalesce(json_agg(popular), '[]') FROM (
        SELECT item.id AS "itemId", item.name, count(*) AS views
        FROM item_views JOIN menu_items item ON item.id = item_id AND item.deleted_at IS NULL
        WHERE item_views.menu_id = $1 AND day BETWEEN $3 AND $4
        GROUP BY item.id ORDER BY views DESC, item.name, item.id LIMIT 10
      ) popular
    ) AS "popularItems"
  FROM (
    SELECT count(DISTINCT visitor_id)::int AS "uniqueVisitors",
      json_build_object(
        'qr', count(*) FILTER (WHERE source = 'qr'),
        'direct_link', count(*) FILTER (WHERE source = 'direct_link')) AS "bySource",
      json_build_object(
        'mobile', count(*) FILTER (WHERE device = 'mobile'),
        'tablet', count(*) FILTER (WHERE device = 'tablet'),
        'desktop', count(*) FILTER (WHERE device = 'desktop'),
        'unknown', count(*) FILTER (WHERE device = 'unknown')) AS "byDevice"
    FROM menu_views WHERE menu_id = $1 AND day BETWEEN $3 AND $4
  ) views`;

/** Owner, first day to compare with, first and last day of the period. */
const TOP_MENUS = `
  SELECT menu.id AS "menuId", menu.name, menu.restaurant_name AS "restaurantName", counts
  FROM menus menu
  CROSS JOIN LATERAL (${COUNTS('menu.id', '$2', '$4')}) counted
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(value::int), 0) AS views FROM json_each_text(counts) WHERE key >= $3
  ) total
  WHERE menu.user_id = $1 AND menu.deleted_at IS NULL
  ORDER BY views DESC, menu.created_at, menu.id LIMIT 3`;

const STATS = `
  SELECT count(*)::int AS "totalMenus",
    count(*) FILTER (WHERE is_published)::int AS "publishedMenus",
    coalesce(sum((SELECT count(*) FROM menu_items WHERE menu_id = menus.id AND deleted_at IS NULL)), 0)::int AS "totalItems"
  FROM menus WHERE user_id = $1 AND deleted_at IS NULL`;

type Totals = Pick<MenuAnalytics, 'uniqueVisitors' | 'bySource' | 'byDevice' | 'popularItems'>;
type CountedMenu = Pick<MenuViews, 'menuId' | 'name' | 'restaurantName'>;

/** What diners did with the acting user's menus (decisions, "Calls beyond the specification's table"). */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plan: PlanOf,
    private readonly clock: Clock,
  ) {}

  /** Refused as PLAN_REQUIRED for more days than the owner's plan shows. */
  async of({ userId }: MessageContext, { menuId, days }: AnalyticsRequest): Promise<MenuAnalytics> {
    const { manager } = this.dataSource;
    await getOwnMenu(manager, userId, menuId);
    if (days > BASIC_DAYS) await this.plan.require(manager, userId, 'advancedAnalytics');
    const period = lastDays(days, this.clock.now());
    const [{ counts, ...totals }] = await this.dataSource.query<[Totals & { counts: Counts }]>(
      OF_MENU,
      [menuId, period.before, period.from, period.to],
    );
    const counted = byDay(counts, period);
    const totalViews = sum(counted.map(({ views }) => views));
    const change = changeFrom(viewsBefore(counts, period), totalViews);
    return { totalViews, ...totals, byDay: counted, change };
  }

  /** The three most viewed menus of the last seven days (specification §9). */
  async top({ userId }: MessageContext): Promise<MenuViews[]> {
    const period = lastDays(BASIC_DAYS, this.clock.now());
    const menus = await this.dataSource.query<(CountedMenu & { counts: Counts })[]>(TOP_MENUS, [
      userId,
      period.before,
      period.from,
      period.to,
    ]);
    return menus.map(({ counts, ...menu }) => {
      const counted = byDay(counts, period);
      const views = sum(counted.map((day) => day.views));
      return {
        ...menu,
        views,
        change: changeFrom(viewsBefore(counts, period), views),
        byDay: counted,
      };
    });
  }

  /** The three figures above the acting user's menus (specification §2, Owner dashboard). */
  async stats({ userId }: MessageContext): Promise<DashboardStats> {
    const [stats] = await this.dataSource.query<[DashboardStats]>(STATS, [userId]);
    return stats;
  }
}
