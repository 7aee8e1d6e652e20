/*
 * Queue `webhooks`.
 * Input: which webhook has deliveries to be sent. Of one webhook there is one job, and one more that was
 *   added while it ran.
 * Effects: for each delivery that waits, a signed POST to the integrator under an id that stays the same on
 *   every try; the webhook remembers when, and how it was answered.
 * Turns: an owner whose webhooks do not answer takes a few of the places; their other deliveries wait.
 * Retry: for over an hour, until the answer is 2xx: the whole webhook pauses, and then begins with what was
 *   tried least. A webhook that was deleted, and an address that is no longer public, are not tried again.
 * Repeats are harmless to who reads `webhook-id`: a worker killed after the answer sends it twice.
 */
import { DomainError, QUEUES, type WebhookJob } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { JobProcessor, WORKER_OPTIONS } from '@cartaviva/queues';
import { open } from '@cartaviva/secrets';
import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { DelayedError, UnrecoverableError, type Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { OwnersUnderWay } from './owners-under-way';
import { post } from './post';
import { signedHeaders } from './signature';
import { WebhookDeliveries } from './webhook-deliveries';
import type { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookTargets } from './webhook-targets';
import { Webhook } from './webhook.entity';

/** Deliveries at once, and those of them to one owner. */
const AT_ONCE = 10;
const AT_ONCE_TO_ONE = 3;
/** Until a webhook whose owner has no place free looks again. */
const TURN_TIMEOUT_MS = 5000;
/** Deliveries sent to one webhook, one after the other, before another webhook has its turn. */
const IN_A_ROW = 20;

type Outcome = 'delivered' | 'gone';

@Processor(QUEUES.webhooks, { ...WORKER_OPTIONS, concurrency: AT_ONCE })
export class WebhooksProcessor extends JobProcessor {
  private readonly underWay = new OwnersUnderWay(AT_ONCE_TO_ONE);

  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: WebhookDeliveries,
    private readonly targets: WebhookTargets,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'MAIL_KEY'>,
  ) {
    super();
  }

  protected override async work(job: Job<WebhookJob, Outcome>, token?: string): Promise<Outcome> {
    const webhook = await this.webhooks.findOneBy({ id: job.data.webhookId });
    if (!webhook) return 'gone';
    if (!this.underWay.begin(webhook.userId)) return this.waitFor(TURN_TIMEOUT_MS, job, token);
    try {
      for (let count = 0; count < IN_A_ROW; count += 1) {
        const delivery = await this.deliveries.begin(webhook.id);
        if (!delivery) return 'delivered';
        await this.attempt(webhook, delivery);
      }
    } finally {
      this.underWay.end(webhook.userId);
    }
    return this.waitFor(0, job, token);
  }

  private async waitFor(ms: number, job: Job, token: string | undefined): Promise<never> {
    await job.moveToDelayed(Date.now() + ms, token);
    throw new DelayedError();
  }

  private async attempt(webhook: Webhook, delivery: WebhookDelivery): Promise<void> {
    const status = await this.deliver(webhook, delivery).catch(async (error: unknown) => {
      if (!(error instanceof DomainError)) return null;
      await this.deliveries.giveUp(webhook.id);
      throw new UnrecoverableError(error.code);
    });
    await this.webhooks.update(webhook.id, {
      lastTriedAt: this.clock.now(),
      lastStatus: status,
    });
    if (status === null) throw new Error('Nobody answered');
    if (status < 200 || status > 299) throw new Error(`Answered ${status}`);
    await this.deliveries.end(delivery.id);
  }

  private async deliver(webhook: Webhook, delivery: WebhookDelivery): Promise<number> {
    const url = new URL(webhook.url);
    const address = await this.targets.addressOf(url);
    const { id, event: type, happenedAt: timestamp, menuId } = delivery;
    const body = JSON.stringify({ type, timestamp, data: { menuId } });
    const seconds = Math.floor(this.clock.now().getTime() / 1000);
    const secret = open(webhook.sealedSecret, this.config.MAIL_KEY);
    const signature = signedHeaders({ id, timestamp: seconds, body }, secret);
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
