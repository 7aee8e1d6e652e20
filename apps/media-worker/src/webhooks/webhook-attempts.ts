import { mediaEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { nextTryAt, WHOLE_SCHEDULE_MS } from './delivery-schedule';
import { WebhookAttempt } from './webhook-attempt.entity';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookDelivery } from './webhook-delivery.entity';
import { hostOf, Webhook } from './webhook.entity';

/** Status of an address that is gone permanently. Standard Webhooks says to stop sending to it. */
const GONE = 410;

/** Keeps the newest 20 attempts of a delivery. The schedule makes fewer, but an owner can request more. */
const FORGET_OLDEST = `
  DELETE FROM webhook_attempts WHERE id IN (
    SELECT id FROM webhook_attempts WHERE delivery_id = $1 ORDER BY id DESC OFFSET 20)`;

type Attempt = Omit<WebhookAttempt, 'id' | 'deliveryId'>;

/** Records the tries of deliveries, and pauses webhooks that do not answer. */
@Injectable()
export class WebhookAttempts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: WebhookDeliveries,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a try and its consequences in one transaction. The delivery ends, gets the time of its next try, or
   * fails. The webhook is paused if its address is gone or if a whole schedule has failed.
   * @returns true if the answer was 2xx
   */
  async record(webhook: Webhook, delivery: WebhookDelivery, attempt: Attempt): Promise<boolean> {
    const { at, status } = attempt;
    const isDelivered = status !== null && status >= 200 && status <= 299;
    const now = this.clock.now();
    const next = isDelivered ? null : nextTryAt(delivery.tries, now);
    await this.dataSource.transaction(async (manager) => {
      // The lock makes concurrent changes of the webhook wait.
      const current = await manager.findOne(Webhook, {
        where: { id: webhook.id },
        lock: { mode: 'for_no_key_update' },
      });
      if (!current) return;
      await manager.update(WebhookDelivery, delivery.id, {
        lastStatus: status,
        ...(isDelivered ? { endedAt: now } : next ? { dueAt: next } : { failedAt: now }),
      });
      await manager.insert(WebhookAttempt, { ...attempt, deliveryId: delivery.id });
      await manager.query(FORGET_OLDEST, [delivery.id]);
      const failingSince = isDelivered ? null : (current.failingSince ?? at);
      await manager.update(Webhook, webhook.id, {
        lastTriedAt: at,
        lastStatus: status,
        failingSince,
      });
      const isGone = status === GONE && delivery.menuId !== null;
      const isDayOver = failingSince && now.getTime() - failingSince.getTime() > WHOLE_SCHEDULE_MS;
      if (isGone || (!isDelivered && !next && isDayOver)) await this.pause(manager, current, now);
    });
    return isDelivered;
  }

  /** Pauses the webhook and tells its owner once. */
  private async pause(manager: EntityManager, webhook: Webhook, pausedAt: Date): Promise<void> {
    if (!webhook.isEnabled) return;
    const { id, accountId, version } = webhook;
    await manager.update(Webhook, id, { isEnabled: false, pausedAt, version: version + 1 });
    await this.deliveries.giveUp(manager, id);
    const event = { webhookId: id, accountId, host: hostOf(webhook) };
    await emit(manager, mediaEvents.webhookPaused, event, randomUUID());
  }
}
