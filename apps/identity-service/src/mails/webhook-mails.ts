import {
  identityEvents,
  mediaEvents,
  WebhookPaused,
  WebhookSecretRotated,
  WebhooksEnded,
} from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { findOwner } from '../accounts/account-rows';
import { plainMail } from './mails';

/** Mails the owner about events of webhooks in media-worker. Only this service knows the owner's address. */
@Injectable()
export class WebhookMails {
  constructor(private readonly handled: HandledEvents) {}

  /** Sends one mail even if the event arrives twice, and none if the account no longer exists. */
  @Listens(mediaEvents.webhookPaused)
  async send(
    { accountId, host }: WebhookPaused,
    { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('mail-webhook-paused', eventId, async (manager) => {
      const owner = await findOwner(manager, accountId);
      if (!owner) return;
      const mail = plainMail('webhook-paused', owner, host);
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }

  /** Sends one mail even if the event arrives twice. It names the person who saw the new secret. */
  @Listens(mediaEvents.webhookSecretRotated)
  async sendRotated(
    { accountId, host, by }: WebhookSecretRotated,
    { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('mail-webhook-secret-rotated', eventId, async (manager) => {
      const owner = await findOwner(manager, accountId);
      if (!owner) return;
      const mail = { ...plainMail('webhook-secret-rotated', owner, host), by };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }

  /** Sends one mail even if the event arrives twice. It names the creator of the webhooks and their hosts. */
  @Listens(mediaEvents.webhooksEnded)
  async sendEnded(
    { accountId, personName, hosts, unsigned }: WebhooksEnded,
    { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('mail-webhooks-ended', eventId, async (manager) => {
      const owner = await findOwner(manager, accountId);
      if (!owner) return;
      const about = plainMail('webhooks-ended', owner, personName.slice(0, 120));
      const mail = { ...about, hosts, unsigned };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }
}
