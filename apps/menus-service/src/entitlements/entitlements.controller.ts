import { billingEvents, SubscriptionChanged } from '@cartaviva/contracts';
import { HandledEvents } from '@cartaviva/persistence';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Entitlement } from './entitlement.entity';

/** Keeps what billing says of each owner's plan, so that limits are decided without asking it. */
@Controller()
export class EntitlementsController {
  constructor(private readonly handled: HandledEvents) {}

  @Listens(billingEvents.subscriptionChanged)
  async keep(
    @Payload() { userId, plan, expiresAt }: SubscriptionChanged,
    @Ctx() { eventId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('menus.entitlements', eventId, async (manager) => {
      const entitlement = {
        userId,
        plan,
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      };
      await manager.upsert(Entitlement, entitlement, ['userId']);
    });
  }
}
