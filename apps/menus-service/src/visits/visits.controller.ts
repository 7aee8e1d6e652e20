import { DomainError, ItemViews, menus, rowsOf, Visit, type Nothing } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ItemViewsService } from '../views/item-views.service';
import { VisitsService } from './visits.service';

const areVisits = rowsOf(Visit);
const areItemViews = rowsOf(ItemViews);

/**
 * Told by the queue of visits, never by a visitor: addresses are truncated before it. The rows of a batch
 * are checked here and not by the pipe, which would take longer about it than the database.
 */
@Controller()
export class VisitsController {
  constructor(
    private readonly visits: VisitsService,
    private readonly itemViews: ItemViewsService,
  ) {}

  @Handles(menus.visit.record)
  async record(
    @Payload() { visits }: { visits: unknown },
    @Ctx() { actor }: MessageContext,
  ): Promise<{ recorded: number }> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    if (!areVisits(visits)) throw new DomainError('INVALID_INPUT');
    return { recorded: await this.visits.record(visits) };
  }

  @Handles(menus.visit.recordItems)
  async recordItems(
    @Payload() { views }: { views: unknown },
    @Ctx() { actor }: MessageContext,
  ): Promise<Nothing> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    if (!areItemViews(views)) throw new DomainError('INVALID_INPUT');
    await this.itemViews.record(views);
    return {};
  }
}
