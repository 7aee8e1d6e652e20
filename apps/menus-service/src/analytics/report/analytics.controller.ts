import {
  CursorRequest,
  AnalyticsRequest,
  MenuComparisonRequest,
  MenuRequest,
  menus,
  Nothing,
  type ActivityView,
  type DashboardStats,
  type MenuAnalytics,
  type MenuComparison,
  type MenuViews,
  type Page,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ActivityService } from '../../activity/activity.service';
import { AnalyticsService } from './analytics.service';

@Controller()
export class AnalyticsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly activityOfMenus: ActivityService,
  ) {}

  @Handles(menus.analytics.of)
  of(@Payload() request: AnalyticsRequest, @Ctx() context: MessageContext): Promise<MenuAnalytics> {
    return this.analytics.of(context, request);
  }

  @Handles(menus.analytics.export)
  async export(
    @Payload() request: AnalyticsRequest,
    @Ctx() context: MessageContext,
  ): Promise<{ csv: string }> {
    return { csv: await this.analytics.export(context, request) };
  }

  @Handles(menus.analytics.compare)
  compare(
    @Payload() request: MenuComparisonRequest,
    @Ctx() context: MessageContext,
  ): Promise<Page<MenuComparison>> {
    return this.analytics.compare(context, request);
  }

  @Handles(menus.analytics.allowLive)
  async allowLive(
    @Payload() request: MenuRequest,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.analytics.allowLive(context, request);
    return {};
  }

  @Handles(menus.dashboard.analytics)
  top(@Payload() _: Nothing, @Ctx() context: MessageContext): Promise<MenuViews[]> {
    return this.analytics.top(context);
  }

  @Handles(menus.dashboard.stats)
  stats(@Payload() _: Nothing, @Ctx() context: MessageContext): Promise<DashboardStats> {
    return this.analytics.stats(context);
  }

  @Handles(menus.dashboard.activity)
  activity(
    @Payload() asked: CursorRequest,
    @Ctx() context: MessageContext,
  ): Promise<Page<ActivityView>> {
    return this.activityOfMenus.list(context, asked);
  }
}
