import { keepsGrant, mediaEvents, type GrantsEndedBy, type MemberRole } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { seal } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { newWebhookSecret } from './signature';
import { WebhookDeliveries } from './webhook-deliveries';
import { hostOf, Webhook } from './webhook.entity';

/** Somebody of an account who may do less there from now on. */
export interface Departure {
  readonly accountId: string;
  readonly personId: string;
  readonly personName: string;
  /** Null for whoever is gone. */
  readonly role: MemberRole | null;
}

type End = (manager: EntityManager, departure: Departure, requestId: string) => Promise<void>;

/** What somebody loses here who may do less in an account, within the caller's transaction (docs/adr/0035). */
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

  async end(manager: EntityManager, departure: Departure, requestId: string): Promise<void> {
    for (const end of Object.values(this.ends)) await end(manager, departure, requestId);
  }

  /**
   * Webhooks that lead where the person said are deleted. Of the others, a secret that the person was shown signs
   * nothing more; the owner is mailed of both.
   */
  private async endWebhooks(
    manager: EntityManager,
    { accountId: userId, personId, personName, role }: Departure,
    requestId: string,
  ): Promise<void> {
    if (keepsGrant(role, 'webhook')) return;
    const webhooks = await manager.find(Webhook, {
      where: [
        { userId, madeBy: personId },
        { userId, secretMadeBy: personId },
        { userId, previousSecretMadeBy: personId },
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
      // The one before is the person's, or signs as the current one again, or was of a day that is over.
      const { version } = webhook;
      await manager.save(Object.assign(webhook, NO_PREVIOUS_SECRET, { version: version + 1 }));
    }
    const hosts = made.map(hostOf);
    if (hosts.length + unsigned.length === 0) return;
    const about = { ownerId: userId, personName, hosts, unsigned };
    await emit(manager, mediaEvents.webhooksEnded, about, requestId);
  }

  /**
   * Within a day of the rotation the secret before it signs alone again: the receiver that the owner set up still
   * knows it. After that nobody else knows a secret, so the webhook is paused until somebody makes one.
   * @returns whether it is paused
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
