/*
 * Queue `webhooks`.
 * Input: a webhook with due deliveries (`DueWebhooks`). Each webhook has at most one job.
 * Effects: for each due delivery, a signed POST to the integrator, with the same ID on every try, and a record of
 *   the request and the answer (`WebhookAttempts`).
 * Fairness: an owner whose webhooks do not answer takes only a few slots, and their other deliveries wait.
 * Retry: the delivery's row stores the time of the next try (`nextTryAt`), for a day. A failure ends the job.
 * Repeats are harmless for a receiver that checks `webhook-id`: a worker that dies after the answer sends the
 *   delivery twice.
 */
import { QUEUES, type WebhookJob } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { JobProcessor, WORKER_OPTIONS } from '@cartaviva/queues';
import { open } from '@cartaviva/secrets';
import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { attemptError } from './attempt-error';
import { OwnersUnderWay } from './owners-under-way';
import { payloadOf } from './payload';
import { post } from './post';
import { signedHeaders } from './signature';
import { WebhookAttempts } from './webhook-attempts';
import { WebhookDeliveries } from './webhook-deliveries';
import type { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookTargets } from './webhook-targets';
import { Webhook } from './webhook.entity';

/** Maximum number of concurrent deliveries, in total and to one owner. */
const AT_ONCE = 10;
const AT_ONCE_TO_ONE = 3;
/** Milliseconds after which a webhook tries again if its owner has no free slot. */
const TURN_TIMEOUT_MS = 5000;
/** Maximum number of consecutive deliveries to one webhook before another webhook has its turn. */
const IN_A_ROW = 20;
/** Time limit for the turn of a webhook, in milliseconds. A slow webhook sends one delivery per turn. */
const TURN_MS = 2000;

@Processor(QUEUES.webhooks, { ...WORKER_OPTIONS, concurrency: AT_ONCE })
export class WebhooksProcessor extends JobProcessor {
  private readonly underWay = new OwnersUnderWay(AT_ONCE_TO_ONE);

  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: WebhookDeliveries,
    private readonly attempts: WebhookAttempts,
    private readonly targets: WebhookTargets,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'MAIL_KEY' | 'MAIL_KEY_PREVIOUS'>,
  ) {
    super();
  }

  protected override async work(job: Job<WebhookJob>, token?: string): Promise<void> {
    const { webhookId: id } = job.data;
    const webhook = await this.dataSource.getRepository(Webhook).findOneBy({ id });
    if (!webhook) return;
    if (!this.underWay.begin(webhook.accountId)) {
      await job.moveToDelayed(Date.now() + TURN_TIMEOUT_MS, token);
      throw new DelayedError();
    }
    try {
      const end = performance.now() + TURN_MS;
      for (let count = 0; count < IN_A_ROW && performance.now() < end; count += 1) {
        const delivery = await this.deliveries.begin(id);
        if (!delivery || !(await this.attempt(webhook, delivery))) return;
      }
    } finally {
      this.underWay.end(webhook.accountId);
    }
  }

  private async attempt(webhook: Webhook, delivery: WebhookDelivery): Promise<boolean> {
    const at = this.clock.now();
    const body = JSON.stringify(payloadOf(delivery));
    const requestHeaders = {
      ...signedHeaders({ id: delivery.id, at, body }, this.secretsOf(webhook, at)),
      'content-type': 'application/json',
      'user-agent': 'CartaViva-Webhooks/2',
    };
    const began = performance.now();
    const answer = await this.post(webhook.url, requestHeaders, body);
    const durationMs = Math.round(performance.now() - began);
    return this.attempts.record(webhook, delivery, { at, durationMs, requestHeaders, ...answer });
  }

  private async post(target: string, headers: Record<string, string>, body: string) {
    try {
      const url = new URL(target);
      const address = await this.targets.addressOf(url);
      const { status, body: responseBody } = await post({ url, address, headers, body });
      return { status, responseBody, error: null };
    } catch (error) {
      return { status: null, responseBody: null, error: attemptError(error) };
    }
  }

  private secretsOf(webhook: Webhook, now: Date): string[] {
    const { MAIL_KEY, MAIL_KEY_PREVIOUS } = this.config;
    const { sealedSecret, sealedPreviousSecret, previousSecretExpiresAt } = webhook;
    const isPreviousGood = previousSecretExpiresAt !== null && previousSecretExpiresAt > now;
    return [sealedSecret, ...(isPreviousGood ? [sealedPreviousSecret!] : [])].map((sealed) =>
      open(sealed, MAIL_KEY, MAIL_KEY_PREVIOUS),
    );
  }
}
