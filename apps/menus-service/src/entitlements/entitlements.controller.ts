import { billingEvents, SubscriptionChanged } from '@cartaviva/contracts';
import { HandledEvents } from '@cartaviva/persistence';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';

const KEEP = `
  INSERT INTO entitlements AS kept (user_id, plan, expires_at, version) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id) DO UPDATE
    SET plan = excluded.plan, expires_at = excluded.expires_at, version = excluded.version
  WHERE kept.version < excluded.version`;

/**
 * Keeps what billing decided last of each owner's plan, in whatever order it is told, so that limits
 * are decided without asking it.
 */
@Controller()
export class EntitlementsController {
  constructor(private readonly handled: HandledEvents) {}

  @Listens(billingEvents.subscriptionChanged)
  async keep(
    @Payload() { userId, plan, expiresAt, version }: SubscriptionChanged,
    @Ctx() { eventId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('menus.entitlements', eventId, async (manager) => {
      await manager.query(KEEP, [userId, plan, expiresAt, version]);
    });
  }
}
