import {
  keepsGrant,
  mediaEvents,
  type AccessEnded,
  type GrantsEndedBy,
} from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { seal } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { newWebhookSecret } from './signature';
import { WebhookDeliveries } from './webhook-deliveries';
import { hostOf, Webhook } from './webhook.entity';

type End = (manager: EntityManager, departure: AccessEnded, requestId: string) => Promise<void>;

/** Ends this service's grants of a departed person in the caller's transaction (docs/adr/0036). */
@Injectable()
export class WebhookDepartures {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'MAIL_KEY'>,
  ) {}

  private readonly ends: Readonly<Record<GrantsEndedBy<'media'>, End>> = {
    webhook: (manager, departure, requestId) => this.endWebhooks(manager, departure, requestId),
  };

  async end(manager: EntityManager, departure: AccessEnded, requestId: string): Promise<void> {
    for (const end of Object.values(this.ends)) await end(manager, departure, requestId);
  }

  /**
   * Deletes webhooks whose address the person chose. In other webhooks, it drops secrets that the person saw. The
   * owner receives a mail about both.
   */
  private async endWebhooks(
    manager: EntityManager,
    { accountId, personId, personName, role }: AccessEnded,
    requestId: string,
  ): Promise<void> {
    if (keepsGrant(role, 'webhook')) return;
    const webhooks = await manager.find(Webhook, {
      where: [
        { accountId, madeBy: personId },
        { accountId, secretMadeBy: personId },
        { accountId, previousSecretMadeBy: personId },
      ],
      order: { createdAt: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (webhooks.length === 0) return;
    const made = webhooks.filter(({ madeBy }) => madeBy === personId);
    const others = webhooks.filter(({ madeBy }) => madeBy !== personId);
    await manager.remove(made);
    const unsigned: { host: string; isPaused: boolean }[] = [];
    for (const webhook of others) {
      if (webhook.secretMadeBy === personId) {
        const isPaused = await this.replaceSecret(manager, webhook);
        unsigned.push({ host: hostOf(webhook), isPaused });
      }
      // The previous secret is the person's, has become the current one again, or has expired.
      const { version } = webhook;
      await manager.save(Object.assign(webhook, NO_PREVIOUS_SECRET, { version: version + 1 }));
    }
    const hosts = made.map(hostOf);
    if (hosts.length + unsigned.length === 0) return;
    const about = { accountId, personName, hosts, unsigned };
    await emit(manager, mediaEvents.webhooksEnded, about, requestId);
  }

  /**
   * Replaces a secret that the person saw. Within a day of a rotation, the previous secret becomes the current one
   * again, because the owner's receiver still knows it. Later, nobody else knows a secret, so the webhook is paused
   * until somebody creates a new one.
   * @returns true if the webhook is paused
   */
  private async replaceSecret(manager: EntityManager, webhook: Webhook): Promise<boolean> {
    const { sealedPreviousSecret, previousSecretMadeBy, previousSecretExpiresAt: ends } = webhook;
    const isGood = ends !== null && ends > this.clock.now();
    if (sealedPreviousSecret && isGood && previousSecretMadeBy !== webhook.secretMadeBy) {
      const before = { sealedSecret: sealedPreviousSecret, secretMadeBy: previousSecretMadeBy };
      Object.assign(webhook, before);
      return false;
    }
    const sealedSecret = seal(newWebhookSecret(), this.config.MAIL_KEY);
    Object.assign(webhook, { sealedSecret, secretMadeBy: null, isEnabled: false, pausedAt: null });
    await this.deliveries.giveUp(manager, webhook.id);
    return true;
  }
}

const NO_PREVIOUS_SECRET = {
  sealedPreviousSecret: null,
  previousSecretMadeBy: null,
  previousSecretExpiresAt: null,
} as const;
