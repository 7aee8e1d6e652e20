import {
  DomainError,
  menus,
  RecordEngagements,
  RecordVisits,
  type Nothing,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { EngagementsService } from './engagements.service';
import { VisitsService } from './visits.service';

/** Only the gateway calls these routes, as the system. It truncates visitors' IP addresses first. */
@Controller()
export class VisitsController {
  constructor(
    private readonly visits: VisitsService,
    private readonly engagements: EngagementsService,
  ) {}

  @Handles(menus.visit.record)
  async record(
    @Payload() { visits }: RecordVisits,
    @Ctx() { actor }: MessageContext,
  ): Promise<{ recorded: number }> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    return { recorded: await this.visits.record(visits) };
  }

  @Handles(menus.visit.recordEngagements)
  async recordEngagements(
    @Payload() { engagements }: RecordEngagements,
    @Ctx() { actor }: MessageContext,
  ): Promise<Nothing> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    await this.engagements.record(engagements);
    return {};
  }
}
