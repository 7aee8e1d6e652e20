import { billingEvents, SubscriptionChanged } from '@cartaviva/contracts';
import { HandledEvents } from '@cartaviva/persistence';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import { Menu } from '../menus/menu.entity';
import { emitMenuChanged } from '../menus/emit-menu-changed';

const KEEP = `
  INSERT INTO entitlements AS kept (user_id, plan, expires_at, version) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id) DO UPDATE
    SET plan = excluded.plan, expires_at = excluded.expires_at, version = excluded.version
  WHERE kept.version < excluded.version
  RETURNING 1`;

/**
 * Keeps what billing decided last of each owner's plan, in whatever order it is told, so that limits
 * are decided without asking it. A plan decides whether our name is on the diner's page, so a change of
 * it is a change of every menu that is online.
 */
@Controller()
export class EntitlementsController {
  constructor(private readonly handled: HandledEvents) {}

  @Listens(billingEvents.subscriptionChanged)
  async keep(
    @Payload() { userId, plan, expiresAt, version }: SubscriptionChanged,
    @Ctx() { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('menus.entitlements', eventId, async (manager) => {
      const stored = await manager.query<unknown[]>(KEEP, [userId, plan, expiresAt, version]);
      if (stored.length > 0) await emitOnlineMenusChanged(manager, userId, requestId);
    });
  }
}

async function emitOnlineMenusChanged(
  manager: EntityManager,
  userId: string,
  requestId: string,
): Promise<void> {
  const menus = await manager.find(Menu, {
    where: { userId, isPublished: true },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  for (const menu of menus) await emitMenuChanged(manager, menu, requestId);
}
