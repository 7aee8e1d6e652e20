import { QUEUES, type WebhookJob } from '@cartaviva/contracts';
import { Interval } from '@cartaviva/process';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { WebhookDeliveries } from './webhook-deliveries';

const SWEEP_INTERVAL_MS = 1000;

/**
 * Queues a job for each webhook with something to be sent now: once a second, in each replica. Of one
 * webhook there is one job at a time, so running twice adds nothing; what Redis lost is queued again.
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
      // A try that fails is due again by its own schedule, not the queue's.
      const once = { attempts: 1, deduplication: { id: webhookId } };
      await this.queue.add('deliver', { webhookId }, once);
    }
  }
}
