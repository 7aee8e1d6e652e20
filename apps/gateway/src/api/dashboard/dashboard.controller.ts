import {
  ActivityView,
  CursorRequest,
  DashboardStats,
  menus,
  MenuViews,
  type Page,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Panel')
@Controller('api/dashboard')
export class DashboardController {
  constructor(private readonly client: MessageClient) {}

  @Get('stats')
  @TakesKeys('menus:read')
  @Answers('Cuántos menús e ítems tengo, y cuántos menús publicados', { body: DashboardStats })
  stats(@Caller() caller: CallerContext): Promise<DashboardStats> {
    return this.client.call(menus.dashboard.stats, {}, caller);
  }

  @Get('analytics')
  @TakesKeys('analytics:read')
  @Paged({ whole: true })
  @Answers('Mis tres menús más vistos en los últimos siete días', { body: MenuViews, list: true })
  analytics(@Caller() caller: CallerContext): Promise<MenuViews[]> {
    return this.client.call(menus.dashboard.analytics, {}, caller);
  }

  @Get('activity')
  @TakesKeys('menus:read')
  @Paged({ cursor: true })
  @Answers('Lo último que hice con mis menús', { body: ActivityView, list: true })
  activity(
    @PageQuery(CursorRequest) asked: CursorRequest,
    @Caller() caller: CallerContext,
  ): Promise<Page<ActivityView>> {
    return this.client.call(menus.dashboard.activity, asked, caller);
  }
}
