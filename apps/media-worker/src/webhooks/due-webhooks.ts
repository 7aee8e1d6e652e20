import { QUEUES, type WebhookJob } from '@cartaviva/contracts';
import { Interval } from '@cartaviva/process';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { WebhookDeliveries } from './webhook-deliveries';

const SWEEP_INTERVAL_MS = 1000;

/**
 * Queues a job for each webhook with due deliveries. It runs every second in each replica. A webhook has at most one
 * job, so concurrent runs add nothing. A job that Redis has lost is queued again.
 */
@Injectable()
export class DueWebhooks {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    @InjectQueue(QUEUES.webhooks) private readonly queue: Queue<WebhookJob>,
  ) {}

  @Interval(SWEEP_INTERVAL_MS)
  async sweep(): Promise<void> {
    for (const webhookId of await this.deliveries.dueWebhooks()) {
      // The delivery's own schedule decides about retries, not the queue.
      const once = { attempts: 1, deduplication: { id: webhookId } };
      await this.queue.add('deliver', { webhookId }, once);
    }
  }
}
