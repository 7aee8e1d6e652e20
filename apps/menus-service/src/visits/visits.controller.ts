import { DomainError, menus, RecordVisits } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { VisitsService } from './visits.service';

@Controller()
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  /** Told by the queue of visits, never by a visitor: addresses are truncated before it. */
  @Handles(menus.visit.record)
  async record(
    @Payload() { visits }: RecordVisits,
    @Ctx() { actor }: MessageContext,
  ): Promise<{ recorded: number }> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    return { recorded: await this.visits.record(visits) };
  }
}
