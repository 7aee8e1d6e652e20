import { Advice, MenuAnalytics, menus, OpenMenus } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OpenPageCounts } from '../../pages/live/open-page-counts';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';
import { ApiPeriod, PeriodPipe, type PeriodQuery } from './period.pipe';

/** Analytics of one menu. menus-service decides what a plan includes, for keys and sessions alike. */
@ApiTags('Analytics')
@TakesKeys('analytics:read')
@Controller('api/menus/:menuId')
export class AnalyticsController {
  constructor(
    private readonly client: MessageClient,
    private readonly openPages: OpenPageCounts,
  ) {}

  @Get('analytics')
  @ApiPeriod()
  @Answers('Qué hicieron los comensales con un menú mío', {
    body: MenuAnalytics,
    refuses: ['PLAN_REQUIRED'],
  })
  get(
    @Param('menuId', IdPipe) menuId: string,
    @Query(PeriodPipe) period: PeriodQuery,
    @Caller() caller: CallerContext,
  ): Promise<MenuAnalytics> {
    return this.client.call(menus.analytics.of, { menuId, ...period }, caller);
  }

  @Get('analytics.csv')
  @ApiPeriod()
  @Answers('Los números de un menú mío como tabla', {
    produces: ['text/csv'],
    refuses: ['PLAN_REQUIRED'],
  })
  async export(
    @Param('menuId', IdPipe) menuId: string,
    @Query(PeriodPipe) period: PeriodQuery,
    @Caller() caller: CallerContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { csv } = await this.client.call(menus.analytics.export, { menuId, ...period }, caller);
    void reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="analytics.csv"',
      })
      .send(csv);
  }

  @Get('analytics/live')
  @Answers('Cuántos navegadores muestran mi menú en este momento', {
    body: OpenMenus,
    refuses: ['PLAN_REQUIRED'],
  })
  async live(
    @Param('menuId', IdPipe) menuId: string,
    @Caller() caller: CallerContext,
  ): Promise<OpenMenus> {
    await this.client.call(menus.analytics.allowLive, { menuId }, caller);
    return { open: await this.openPages.of(menuId) };
  }

  @Get('analytics/advice')
  @Paged({ whole: true })
  @Answers('Qué hacer según los números de los últimos 30 días, tres cosas como máximo', {
    body: Advice,
    list: true,
    refuses: ['PLAN_REQUIRED'],
  })
  advice(
    @Param('menuId', IdPipe) menuId: string,
    @Caller() caller: CallerContext,
  ): Promise<Advice[]> {
    return this.client.call(menus.analytics.advice, { menuId }, caller);
  }
}
