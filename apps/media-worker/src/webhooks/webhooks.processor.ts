/*
 * Queue `webhooks`.
 * Input: which webhook to tell of what, under an id that stays the same on every try.
 * Effects: a signed POST to the integrator; the webhook remembers when, and how it was answered.
 * Retry: for over an hour, until the answer is 2xx. A webhook that was deleted, and an address that is
 *   no longer public, are not tried again.
 * Repeats are harmless to who reads `webhook-id`: a worker killed after the answer tells it twice.
 */
import { DomainError, QUEUES, type WebhookJob } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { JobProcessor, WORKER_OPTIONS } from '@cartaviva/queues';
import { open } from '@cartaviva/secrets';
import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { post } from './post';
import { signedHeaders } from './signature';
import { WebhookTargets } from './webhook-targets';
import { Webhook } from './webhook.entity';

type Outcome = 'delivered' | 'gone';

@Processor(QUEUES.webhooks, { ...WORKER_OPTIONS, concurrency: 10 })
export class WebhooksProcessor extends JobProcessor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly targets: WebhookTargets,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'MAIL_KEY'>,
  ) {
    super();
  }

  override async process({ data: job }: Job<WebhookJob, Outcome>): Promise<Outcome> {
    const webhook = await this.webhooks.findOneBy({ id: job.webhookId });
    if (!webhook) return 'gone';
    const status = await this.deliver(webhook, job).catch((error: unknown) => {
      if (error instanceof DomainError) throw new UnrecoverableError(error.code);
      return null;
    });
    await this.webhooks.update(webhook.id, {
      lastTriedAt: this.clock.now(),
      lastStatus: status,
    });
    if (status === null) throw new Error('Nobody answered');
    if (status < 200 || status > 299) throw new Error(`Answered ${status}`);
    return 'delivered';
  }

  private async deliver(webhook: Webhook, job: WebhookJob): Promise<number> {
    const url = new URL(webhook.url);
    const address = await this.targets.addressOf(url);
    const { event: type, at: timestamp, menuId } = job;
    const body = JSON.stringify({ type, timestamp, data: { menuId } });
    const seconds = Math.floor(this.clock.now().getTime() / 1000);
    const secret = open(webhook.sealedSecret, this.config.MAIL_KEY);
    const signature = signedHeaders({ id: job.deliveryId, timestamp: seconds, body }, secret);
    const headers = {
      ...signature,
      'content-type': 'application/json',
      'user-agent': 'CartaViva-Webhooks/1',
    };
    return post({ url, address, headers, body });
  }

  private get webhooks() {
    return this.dataSource.getRepository(Webhook);
  }
}
