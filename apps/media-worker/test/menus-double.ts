import {
  DomainError,
  menus,
  RecordEngagements,
  RecordVisits,
  type Engagement,
  type Nothing,
  type Visit,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Module } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { MenuImagesDouble } from './references-double';

/** Answers in menus-service's place: records what it was sent, and refuses as often as a test asks. */
@Controller()
export class MenusDouble {
  readonly recorded: Visit[] = [];
  readonly engagements: Engagement[] = [];
  refusals = 0;

  @Handles(menus.visit.record)
  async record(
    @Payload() { visits }: RecordVisits,
    @Ctx() { actor }: MessageContext,
  ): Promise<{ recorded: number }> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    if (this.refusals-- > 0) throw new DomainError('UNAVAILABLE');
    this.recorded.push(...visits);
    return { recorded: visits.length };
  }

  @Handles(menus.visit.recordEngagements)
  async recordEngagements(
    @Payload() { engagements }: RecordEngagements,
    @Ctx() { actor }: MessageContext,
  ): Promise<Nothing> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    this.engagements.push(...engagements);
    return {};
  }
}

@Module({ controllers: [MenusDouble, MenuImagesDouble] })
export class MenusDoubleModule {}
