import { menus, RecordVisitRequest } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Limited } from '../limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Anyone } from '../sessions/access.decorator';
import { Caller, type CallerContext } from '../sessions/caller.decorator';
import { countedVisit } from './counted-visit';
import { VisitBatches } from './visit-batches';

@ApiTags('Menú público')
@Controller('api/menu-visits')
export class VisitsController {
  constructor(
    private readonly client: MessageClient,
    private readonly batches: VisitBatches,
  ) {}

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
    if (!counted || (await this.isOwner(visit.menuId, caller))) return;
    await this.batches.add(counted);
  }

  /** Owners looking at their own menu are no diners. */
  private async isOwner(menuId: string, caller: CallerContext): Promise<boolean> {
    if (caller.actor.kind !== 'user') return false;
    return this.client.call(menus.menu.get, { menuId }, caller).then(
      () => true,
      () => false,
    );
  }
}
