import { RecordItemViewsRequest, RecordVisitRequest } from '@cartaviva/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { OwnMenus } from '../menus/own-menus';
import { Answers } from '../openapi/answers.decorator';
import { Anyone } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { countedItemViews, countedVisit } from './counted-visit';
import { CountedVisitors } from './counted-visitors';
import { VisitBatches } from './visit-batches';

/** Owners looking at their own menu are no diners; what is not counted is answered as what is. */
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

  @Post('item-views')
  @Limited('visit')
  @Answers('Contar los ítems que alguien abrió', { status: 202 })
  async recordItems(
    @Body() views: RecordItemViewsRequest,
    @Req() request: FastifyRequest,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    const now = new Date();
    const counted = countedItemViews(views, request, now);
    if (!counted || (await this.own.find(views.menuId, caller))) return;
    if (await this.visitors.admit(views, request.ip, now)) await this.batches.addItemViews(counted);
  }
}
