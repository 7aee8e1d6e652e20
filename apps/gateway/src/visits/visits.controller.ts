import { RecordVisitRequest } from '@cartaviva/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Limited } from '../limits/limited.decorator';
import { OwnMenus } from '../menus/own-menus';
import { Answers } from '../openapi/answers.decorator';
import { Anyone } from '../sessions/access.decorator';
import { Caller, type CallerContext } from '../sessions/caller.decorator';
import { countedVisit } from './counted-visit';
import { VisitBatches } from './visit-batches';

@ApiTags('Menú público')
@Controller('api/menu-visits')
export class VisitsController {
  constructor(
    private readonly own: OwnMenus,
    private readonly batches: VisitBatches,
  ) {}

  /** Owners looking at their own menu are no diners. */
  @Post()
  @Anyone()
  @Limited('visit')
  @Answers('Contar una visita', { status: 202 })
  async record(
    @Body() visit: RecordVisitRequest,
    @Req() request: FastifyRequest,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    const counted = countedVisit(visit, request, new Date());
    if (!counted || (await this.own.find(visit.menuId, caller))) return;
    await this.batches.add(counted);
  }
}
