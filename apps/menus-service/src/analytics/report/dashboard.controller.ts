import {
  menus,
  Nothing,
  PageRequest,
  type ActivityView,
  type DashboardStats,
  type MenuViews,
  type Page,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ActivityService } from '../../activity/activity.service';
import { AnalyticsService } from './analytics.service';
import { DashboardService } from './dashboard.service';

@Controller()
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly analyticsOfMenus: AnalyticsService,
    private readonly activityOfMenus: ActivityService,
  ) {}

  @Handles(menus.dashboard.stats)
  stats(@Payload() _: Nothing, @Ctx() context: MessageContext): Promise<DashboardStats> {
    return this.dashboard.stats(context);
  }

  @Handles(menus.dashboard.analytics)
  analytics(@Payload() _: Nothing, @Ctx() context: MessageContext): Promise<MenuViews[]> {
    return this.analyticsOfMenus.top(context);
  }

  @Handles(menus.dashboard.activity)
  activity(
    @Payload() page: PageRequest,
    @Ctx() context: MessageContext,
  ): Promise<Page<ActivityView>> {
    return this.activityOfMenus.list(context, page);
  }
}
