import { identityEvents, mediaEvents, WebhookPaused, WebhooksEnded } from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { User } from '../users/user.entity';
import { plainMail } from './mails';

/** Mails about webhooks: media-worker knows that one was paused or ended, this service who reads of it. */
@Controller()
export class WebhookMailsController {
  constructor(private readonly handled: HandledEvents) {}

  /** Once, however often the event comes; whoever is gone is not written to. */
  @Listens(mediaEvents.webhookPaused)
  async send(
    @Payload() { ownerId, host }: WebhookPaused,
    @Ctx() { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('mail-webhook-paused', eventId, async (manager) => {
      const owner = await manager.findOneBy(User, { id: ownerId });
      if (!owner) return;
      const mail = plainMail('webhook-paused', owner, host);
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }

  /** Once, as `send`; the owner reads who made them and where they led. */
  @Listens(mediaEvents.webhooksEnded)
  async sendEnded(
    @Payload() { ownerId, personName, hosts }: WebhooksEnded,
    @Ctx() { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('mail-webhooks-ended', eventId, async (manager) => {
      const owner = await manager.findOneBy(User, { id: ownerId });
      if (!owner) return;
      const mail = { ...plainMail('webhooks-ended', owner, personName.slice(0, 120)), hosts };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }
}
