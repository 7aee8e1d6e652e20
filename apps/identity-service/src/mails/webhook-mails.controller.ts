import {
  identityEvents,
  mediaEvents,
  WebhookPaused,
  WebhookSecretRotated,
  WebhooksEnded,
} from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { findOwner } from '../accounts/account-rows';
import { plainMail } from './mails';

/** Mails the owner about events of webhooks in media-worker. Only this service knows the owner's address. */
@Controller()
export class WebhookMailsController {
  constructor(private readonly handled: HandledEvents) {}

  /** Sends one mail even if the event arrives twice, and none if the account no longer exists. */
  @Listens(mediaEvents.webhookPaused)
  async send(
    @Payload() { accountId, host }: WebhookPaused,
    @Ctx() { eventId, requestId }: MessageContext,
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
    @Payload() { accountId, host, by }: WebhookSecretRotated,
    @Ctx() { eventId, requestId }: MessageContext,
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
    @Payload() { accountId, personName, hosts, unsigned }: WebhooksEnded,
    @Ctx() { eventId, requestId }: MessageContext,
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
