import {
  MAX_ENGAGEMENT_BYTES,
  RecordEngagementRequest,
  RecordItemViewsRequest,
  RecordVisitRequest,
} from '@cartaviva/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { OwnMenus } from '../menus/own-menus';
import { Answers } from '../openapi/answers.decorator';
import { Anyone } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { countedEngagement, countedVisit } from './counted-visit';
import { CountedVisitors } from './counted-visitors';
import { VisitBatches } from './visit-batches';

/** Owners do not count as diners of their own menus. The response does not tell if a visit was counted. */
@ApiTags('Menú público')
@Anyone()
@Controller('api')
export class VisitsController {
  constructor(
    private readonly own: OwnMenus,
    private readonly visitors: CountedVisitors,
    private readonly batches: VisitBatches,
  ) {}

  @Post('menu-visits')
  @Limited('visit')
  @Answers('Contar una visita', { status: 202 })
  async record(
    @Body() visit: RecordVisitRequest,
    @Req() request: FastifyRequest,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    const now = new Date();
    const counted = countedVisit(visit, request, now);
    if (!counted || (await this.own.find(visit.menuId, caller))) return;
    if (await this.visitors.admit(visit, request.ip, now)) await this.batches.add(counted);
  }

  @Post('menu-engagement')
  @Limited('visit')
  @RouteConfig({ bodyLimit: MAX_ENGAGEMENT_BYTES })
  @Answers('Contar lo que alguien hizo en un menú', { status: 202 })
  async recordEngagement(
    @Body() engagement: RecordEngagementRequest,
    @Req() request: FastifyRequest,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    const now = new Date();
    const counted = countedEngagement(engagement, request, now);
    if (!counted || (await this.own.find(engagement.menuId, caller))) return;
    if (await this.visitors.admit(engagement, request.ip, now)) {
      await this.batches.addEngagement(counted);
    }
  }

  @Post('item-views')
  @Limited('visit')
  @Answers('Contar los ítems que alguien abrió; lo mismo que con menu-engagement', { status: 202 })
  recordItems(
    @Body() views: RecordItemViewsRequest,
    @Req() request: FastifyRequest,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    return this.recordEngagement(views, request, caller);
  }
}
