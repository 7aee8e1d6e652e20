import { menusEvents, type MenuChanged } from '@cartaviva/contracts';
import { HandledEvents } from '@cartaviva/persistence';
import { Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { ArrayOverlap, DataSource } from 'typeorm';
import { wanted } from './batched-changes';
import { kindsOf } from './payload';
import { WebhookDeliveries } from './webhook-deliveries';
import { Webhook } from './webhook.entity';

/** Adds changes of menus to the deliveries of the subscribed webhooks. */
@Injectable()
export class FollowMenuChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly handled: HandledEvents,
    private readonly deliveries: WebhookDeliveries,
  ) {}

  /** Handles each event once, even if it arrives twice. */
  @Listens(menusEvents.menuChanged)
  async addDeliveries(event: MenuChanged, { eventId }: MessageContext): Promise<void> {
    const { manager } = this.dataSource;
    const found = await manager.find(Webhook, {
      where: {
        ...{ accountId: event.accountId, isEnabled: true },
        events: ArrayOverlap(kindsOf(event.changes, event.omitted)),
      },
      order: { id: 'ASC' },
    });
    const webhooks = found.filter(({ menuIds }) => menuIds?.includes(event.menuId) ?? true);
    if (webhooks.length === 0) return;
    await this.handled.once('webhooks', eventId, async (manager) => {
      for (const { id, events } of webhooks) {
        const part = wanted(event, events);
        if (part) await this.deliveries.add(manager, id, event, part);
      }
    });
  }
}
