import { AnalyticsRequest, menus, type MenuAnalytics } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AnalyticsService } from './analytics.service';

@Controller()
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Handles(menus.analytics.of)
  of(@Payload() request: AnalyticsRequest, @Ctx() context: MessageContext): Promise<MenuAnalytics> {
    return this.analytics.of(context, request);
  }
}
