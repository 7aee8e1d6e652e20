import { AccessEnded, identityEvents, mediaEvents } from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { hostOf, Webhook } from './webhook.entity';

/** Ends the webhooks of people who lost the access with which they made them: nothing more goes there. */
@Controller()
export class WebhookDeparturesController {
  constructor(private readonly handled: HandledEvents) {}

  /** Once, however often the event comes; the owner is mailed which. */
  @Listens(identityEvents.accessEnded)
  async end(
    @Payload() { accountId, personId, personName }: AccessEnded,
    @Ctx() { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('end-webhooks', eventId, async (manager) => {
      const where = { userId: accountId, madeBy: personId };
      const order = { createdAt: 'ASC', id: 'ASC' } as const;
      const lock = { mode: 'pessimistic_write' } as const;
      const webhooks = await manager.find(Webhook, { where, order, lock });
      if (webhooks.length === 0) return;
      const about = { ownerId: accountId, personName, hosts: webhooks.map(hostOf) };
      await manager.remove(webhooks);
      await emit(manager, mediaEvents.webhooksEnded, about, requestId);
    });
  }
}
