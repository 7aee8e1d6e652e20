import {
  BASIC_ANALYTICS_DAYS,
  type AnalyticsRequest,
  type DashboardStats,
  type MenuAnalytics,
  type MenuComparison,
  type MenuComparisonRequest,
  type MenuRequest,
  type MenuViews,
  type Page,
} from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PlanOf } from '../../entitlements/plan-of';
import { getOwnMenu } from '../../menus/own-menu';
import { analyticsCsv } from './analytics-csv';
import { comparisonsOf, countMenus, mostViewed, viewsOf } from './compared-menus';
import { reportOf } from './menu-report';
import { lastDays, periodOf } from './period';

const TOP_MENUS = { days: 7, limit: 3 } as const;

const STATS = `
  SELECT count(*)::int AS "totalMenus",
    count(*) FILTER (WHERE is_published)::int AS "publishedMenus",
    coalesce(sum((SELECT count(*) FROM menu_items WHERE menu_id = menus.id AND deleted_at IS NULL)), 0)::int AS "totalItems"
  FROM menus WHERE user_id = $1 AND deleted_at IS NULL`;

/**
 * What diners did with the acting user's menus (decisions, "Analytics"). Free and Inicial see the basic
 * figures of 7 and 30 days; the rest is refused as PLAN_REQUIRED, for sessions and API keys alike.
 */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plan: PlanOf,
    private readonly clock: Clock,
  ) {}

  /** Refused as PLAN_REQUIRED for periods, and without details, below Profesional. */
  async of({ userId }: MessageContext, request: AnalyticsRequest): Promise<MenuAnalytics> {
    const { manager } = this.dataSource;
    const { id } = await getOwnMenu(manager, userId, request.menuId);
    const period = periodOf(request, this.clock.now());
    const { entitlements } = await this.plan.owner(manager, userId);
    const withDetails = entitlements.advancedAnalytics;
    if (!withDetails && !isBasic(request)) await this.requireAll(manager, userId);
    return reportOf(this.dataSource, id, period, { withDetails });
  }

  /** All that `of` says, as CSV; PLAN_REQUIRED below Profesional. */
  async export({ userId }: MessageContext, request: AnalyticsRequest): Promise<string> {
    const { manager } = this.dataSource;
    const { id } = await getOwnMenu(manager, userId, request.menuId);
    await this.requireAll(manager, userId);
    const period = periodOf(request, this.clock.now());
    return analyticsCsv(await reportOf(this.dataSource, id, period, { withDetails: true }));
  }

  /** All menus of the acting user, the most viewed first; PLAN_REQUIRED below Profesional. */
  compare(
    { userId }: MessageContext,
    { days, ...page }: MenuComparisonRequest,
  ): Promise<Page<MenuComparison>> {
    return this.atOneMoment(async (manager) => {
      await this.requireAll(manager, userId);
      const period = lastDays(days, this.clock.now());
      const rows = await mostViewed(manager, userId, period, page);
      return {
        rows: await comparisonsOf(manager, rows, period),
        total: await countMenus(manager, userId),
      };
    });
  }

  /** Resolves when the acting user may see how many have the menu open; PLAN_REQUIRED below Profesional. */
  async allowLive({ userId }: MessageContext, { menuId }: MenuRequest): Promise<void> {
    const { manager } = this.dataSource;
    await getOwnMenu(manager, userId, menuId);
    await this.requireAll(manager, userId);
  }

  /** The three most viewed menus of the last seven days (specification §9). */
  top({ userId }: MessageContext): Promise<MenuViews[]> {
    return this.atOneMoment(async (manager) => {
      const period = lastDays(TOP_MENUS.days, this.clock.now());
      return viewsOf(manager, await mostViewed(manager, userId, period, TOP_MENUS), period);
    });
  }

  /** The three figures above the acting user's menus (specification §2, Owner dashboard). */
  async stats({ userId }: MessageContext): Promise<DashboardStats> {
    const [stats] = await this.dataSource.query<[DashboardStats]>(STATS, [userId]);
    return stats;
  }

  /** Figures of one answer are of one moment: they agree, whatever is recorded meanwhile. */
  private atOneMoment<Answer>(work: (manager: EntityManager) => Promise<Answer>): Promise<Answer> {
    return this.dataSource.transaction('REPEATABLE READ', work);
  }

  private requireAll(manager: EntityManager, userId: string): Promise<void> {
    return this.plan.require(manager, userId, 'advancedAnalytics');
  }
}

/** Whether every plan sees the period; two dates of one's own are none of them. */
const isBasic = ({ days, from, to }: AnalyticsRequest): boolean =>
  from === undefined &&
  to === undefined &&
  (days === undefined || BASIC_ANALYTICS_DAYS.some((basic) => basic === days));
