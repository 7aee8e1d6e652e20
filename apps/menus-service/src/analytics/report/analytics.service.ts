import {
  BASIC_ANALYTICS_DAYS,
  menus,
  type AnalyticsPeriod,
  type DashboardStats,
  type FileReply,
  type MenuAnalytics,
  type MenuComparison,
  type MenuComparisonRequest,
  type MenuViews,
  type Nothing,
  type Page,
  type RequestTo,
} from '@cartaviva/contracts';
import { ReadReplica } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PlanOf } from '../../entitlements/plan-of';
import { getOwnMenu } from '../../menus/own-menu';
import { zoneOfAccount } from '../../restaurants/time-zones';
import { analyticsCsv } from './analytics-csv';
import { comparisonsOf, countMenus, mostViewed, viewsOf } from './compared-menus';
import { reportOf } from './menu-report';
import { lastDays, periodOf } from './period';

const TOP_MENUS = { days: 7, limit: 3 } as const;

const STATS = `
  SELECT count(*)::int AS "totalMenus",
    count(*) FILTER (WHERE is_published)::int AS "publishedMenus",
    coalesce(sum((SELECT count(*) FROM menu_items WHERE menu_id = menus.id AND deleted_at IS NULL)), 0)::int AS "totalItems"
  FROM menus WHERE account_id = $1 AND deleted_at IS NULL`;

/**
 * Analytics of the account's menus (decisions, "Analytics"). Free and Inicial include the basic figures for 7 and 30
 * days, in sessions and with API keys. Permissions are read from the primary database, whereas the figures come from
 * the replica and may lag behind.
 */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly replica: ReadReplica,
    private readonly plan: PlanOf,
    private readonly clock: Clock,
  ) {}

  /**
   * Includes details from Profesional.
   * @throws DomainError PLAN_REQUIRED for other periods below Profesional
   */
  @Handles(menus.analytics.of)
  async of(
    { menuId, ...asked }: RequestTo<typeof menus.analytics.of>,
    { accountId }: Pick<MessageContext, 'accountId'>,
  ): Promise<MenuAnalytics> {
    const { manager } = this.dataSource;
    const { id, timeZone } = await getOwnMenu(manager, accountId, menuId);
    const period = periodOf(asked, this.clock.now(), timeZone);
    const { entitlements } = await this.plan.owner(manager, accountId);
    const withDetails = entitlements.advancedAnalytics;
    if (!withDetails && !isBasic(asked)) await this.requireAll(manager, accountId);
    return this.replica.read((from) => reportOf(from, id, period, { withDetails }));
  }

  /**
   * Returns the detailed report as CSV.
   * @throws DomainError PLAN_REQUIRED below Profesional
   */
  @Handles(menus.analytics.export)
  async export(
    { menuId, ...asked }: RequestTo<typeof menus.analytics.export>,
    { accountId }: MessageContext,
  ): Promise<FileReply> {
    const { manager } = this.dataSource;
    const { id, timeZone } = await getOwnMenu(manager, accountId, menuId);
    await this.requireAll(manager, accountId);
    const period = periodOf(asked, this.clock.now(), timeZone);
    const report = await this.replica.read((from) =>
      reportOf(from, id, period, { withDetails: true }),
    );
    return { fileName: 'analytics.csv', content: analyticsCsv(report) };
  }

  /**
   * Lists the account's menus by views.
   * @throws DomainError PLAN_REQUIRED below Profesional
   */
  @Handles(menus.analytics.compare)
  async compare(
    { days, ...page }: MenuComparisonRequest,
    { accountId }: MessageContext,
  ): Promise<Page<MenuComparison>> {
    await this.requireAll(this.dataSource.manager, accountId);
    const timeZone = await zoneOfAccount(this.dataSource.manager, accountId);
    const period = lastDays(days, this.clock.now(), timeZone);
    return this.replica.read((from) =>
      atOneMoment(from, async (manager) => {
        const rows = await mostViewed(manager, accountId, period, page);
        return {
          rows: await comparisonsOf(manager, rows, period),
          total: await countMenus(manager, accountId),
        };
      }),
    );
  }

  /**
   * Resolves if the account may see the number of current viewers.
   * @throws DomainError PLAN_REQUIRED below Profesional
   */
  @Handles(menus.analytics.allowLive)
  async allowLive(
    { menuId }: RequestTo<typeof menus.analytics.allowLive>,
    { accountId }: MessageContext,
  ): Promise<void> {
    const { manager } = this.dataSource;
    await getOwnMenu(manager, accountId, menuId);
    await this.requireAll(manager, accountId);
  }

  /** Returns the three menus with the most views in the last seven days (specification §9). */
  @Handles(menus.dashboard.analytics)
  top(_: Nothing, { accountId }: MessageContext): Promise<MenuViews[]> {
    return atOneMoment(this.dataSource, async (manager) => {
      const timeZone = await zoneOfAccount(manager, accountId);
      const period = lastDays(TOP_MENUS.days, this.clock.now(), timeZone);
      return viewsOf(manager, await mostViewed(manager, accountId, period, TOP_MENUS), period);
    });
  }

  /** Returns the three figures above the account's menus (specification §2, Owner dashboard). */
  @Handles(menus.dashboard.stats)
  async stats(_: Nothing, { accountId }: MessageContext): Promise<DashboardStats> {
    const [stats] = await this.dataSource.query<[DashboardStats]>(STATS, [accountId]);
    return stats;
  }

  private requireAll(manager: EntityManager, accountId: string): Promise<void> {
    return this.plan.require(manager, accountId, 'advancedAnalytics');
  }
}

/** Reads a consistent snapshot, so that the figures of one answer agree. */
const atOneMoment = <Answer>(
  from: DataSource,
  work: (manager: EntityManager) => Promise<Answer>,
): Promise<Answer> => from.transaction('REPEATABLE READ', work);

/** Is true for a period that every plan includes. A period between two dates is never basic. */
const isBasic = ({ days, from, to }: AnalyticsPeriod): boolean =>
  from === undefined &&
  to === undefined &&
  (days === undefined || BASIC_ANALYTICS_DAYS.some((basic) => basic === days));
