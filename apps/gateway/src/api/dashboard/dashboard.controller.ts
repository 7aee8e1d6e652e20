import { ActivityView, DashboardStats, menus, MenuViews, PageRequest } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../openapi/answers.decorator';
import { pageHeaders } from '../../pipeline/requests/page-headers';
import { Paged, PageQuery } from '../../pipeline/requests/page-query.decorator';
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
  @Answers('Mis tres menús más vistos en los últimos siete días', { body: MenuViews, list: true })
  analytics(@Caller() caller: CallerContext): Promise<MenuViews[]> {
    return this.client.call(menus.dashboard.analytics, {}, caller);
  }

  @Get('activity')
  @TakesKeys('menus:read')
  @Paged()
  @Answers('Lo último que hice con mis menús', { body: ActivityView, list: true })
  async activity(
    @PageQuery() page: PageRequest,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly ActivityView[]> {
    const found = await this.client.call(menus.dashboard.activity, page, caller);
    void reply.headers(pageHeaders('/api/dashboard/activity', page, found));
    return found.rows;
  }
}
