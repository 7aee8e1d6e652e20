import {
  MenuChanged,
  menusEvents,
  QUEUES,
  type WebhookEvent,
  type WebhookJob,
} from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { InjectQueue } from '@nestjs/bullmq';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Queue } from 'bullmq';
import { ArrayContains, DataSource } from 'typeorm';
import { WebhookDeliveries } from './webhook-deliveries';
import { Webhook } from './webhook.entity';

/** What integrators call what happened. */
function eventOf({ isDeleted, became }: Pick<MenuChanged, 'isDeleted' | 'became'>): WebhookEvent {
  if (isDeleted) return 'menu.deleted';
  return became ? `menu.${became}` : 'menu.updated';
}

/** Queues a delivery to each webhook that wants to know. */
@Controller()
export class DeliveriesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: WebhookDeliveries,
    private readonly clock: Clock,
    @InjectQueue(QUEUES.webhooks) private readonly queue: Queue<WebhookJob>,
  ) {}

  /** Deliveries carry the event's id, so an event that comes again finds them there. */
  @Listens(menusEvents.menuChanged)
  async queueDeliveries(
    @Payload() { ownerId, menuId, ...change }: MenuChanged,
    @Ctx() { eventId }: MessageContext,
  ): Promise<void> {
    const event = eventOf(change);
    const wanting = await this.dataSource.manager.findBy(Webhook, {
      userId: ownerId,
      events: ArrayContains([event]),
    });
    const happenedAt = this.clock.now();
    const deliveries = wanting.map(({ id: webhookId }) => ({
      ...{ id: `${eventId}-${webhookId}`, webhookId },
      ...{ event, menuId, happenedAt },
    }));
    for (const webhookId of await this.deliveries.add(deliveries)) {
      // Beside one that is at work one more waits, which finds what came too late for it.
      const deduplication = { id: webhookId, keepLastIfActive: true };
      await this.queue.add('deliver', { webhookId }, { deduplication });
    }
  }
}
