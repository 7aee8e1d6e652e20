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
import { Webhook } from './webhook.entity';

/** What integrators call what happened. */
function eventOf({ isDeleted, became }: MenuChanged): WebhookEvent {
  if (isDeleted) return 'menu.deleted';
  return became ? `menu.${became}` : 'menu.updated';
}

/** Queues a delivery to each webhook that wants to know. */
@Controller()
export class DeliveriesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @InjectQueue(QUEUES.webhooks) private readonly queue: Queue<WebhookJob>,
  ) {}

  /** The jobs carry the event's id, so an event that comes again finds them queued. */
  @Listens(menusEvents.menuChanged)
  async queueDeliveries(
    @Payload() change: MenuChanged,
    @Ctx() { eventId }: MessageContext,
  ): Promise<void> {
    const event = eventOf(change);
    const wanting = await this.dataSource.manager.findBy(Webhook, {
      userId: change.ownerId,
      events: ArrayContains([event]),
    });
    const at = this.clock.now().toISOString();
    for (const { id: webhookId } of wanting) {
      const deliveryId = `${eventId}-${webhookId}`;
      const data = { webhookId, deliveryId, event, menuId: change.menuId, at };
      await this.queue.add(event, data, { jobId: deliveryId });
    }
  }
}
