import { DomainError, menus, RecordVisits, type Visit } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Module } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';

/** Answers in menus-service's place: keeps what it was told, and refuses as often as it is asked to. */
@Controller()
export class MenusDouble {
  readonly recorded: Visit[] = [];
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
}

@Module({ controllers: [MenusDouble] })
export class MenusDoubleModule {}
