import {
  menus,
  PageRequest,
  ScheduleChange,
  ScheduledChangeOf,
  type Nothing,
  type Page,
  type ScheduledChangeView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ScheduledChangesService } from './scheduled-changes.service';

@Controller()
export class ScheduledChangesController {
  constructor(private readonly changes: ScheduledChangesService) {}

  @Handles(menus.scheduledChange.create)
  create(
    @Payload() request: ScheduleChange,
    @Ctx() context: MessageContext,
  ): Promise<ScheduledChangeView> {
    return this.changes.create(context, request);
  }

  @Handles(menus.scheduledChange.list)
  list(
    @Payload() page: PageRequest,
    @Ctx() context: MessageContext,
  ): Promise<Page<ScheduledChangeView>> {
    return this.changes.list(context, page);
  }

  @Handles(menus.scheduledChange.get)
  get(
    @Payload() { scheduledChangeId }: ScheduledChangeOf,
    @Ctx() context: MessageContext,
  ): Promise<ScheduledChangeView> {
    return this.changes.get(context, scheduledChangeId);
  }

  @Handles(menus.scheduledChange.cancel)
  async cancel(
    @Payload() { scheduledChangeId }: ScheduledChangeOf,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.changes.cancel(context, scheduledChangeId);
    return {};
  }
}
