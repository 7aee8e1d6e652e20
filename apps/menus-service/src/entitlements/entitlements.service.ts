import { billingEvents, DomainError, menus, type SubscriptionChanged } from '@cartaviva/contracts';
import { HandledEvents } from '@cartaviva/persistence';
import { Handles, Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Menu } from '../menus/menu.entity';
import { emitMenuChanged, type Acting } from '../menus/emit-menu-changed';

const STORE = `
  INSERT INTO entitlements AS stored (account_id, plan, expires_at, version) VALUES ($1, $2, $3, $4)
  ON CONFLICT (account_id) DO UPDATE
    SET plan = excluded.plan, expires_at = excluded.expires_at, version = excluded.version
  WHERE stored.version < excluded.version
  RETURNING 1`;

/**
 * Stores the plan of each account from billing-service's events, in any order, so that limits need no call. The plan
 * decides whether diners' pages show our name, so a change of plan emits a change of each published menu.
 */
@Injectable()
export class EntitlementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly handled: HandledEvents,
  ) {}

  @Listens(billingEvents.subscriptionChanged)
  async onSubscriptionChanged(change: SubscriptionChanged, context: MessageContext): Promise<void> {
    await this.handled.once('menus.entitlements', context.eventId, (manager) =>
      storeEntitlement(manager, change, context),
    );
  }

  /** Stores the first plan of a new owner, who does not wait for the event. */
  @Handles(menus.entitlement.store)
  async store(change: SubscriptionChanged, context: MessageContext): Promise<void> {
    if (change.accountId !== context.accountId) throw new DomainError('FORBIDDEN');
    await this.dataSource.transaction((manager) => storeEntitlement(manager, change, context));
  }
}

async function storeEntitlement(
  manager: EntityManager,
  { accountId, plan, expiresAt, version }: SubscriptionChanged,
  acting: Acting,
): Promise<void> {
  const stored = await manager.query<unknown[]>(STORE, [accountId, plan, expiresAt, version]);
  if (stored.length > 0) await emitOnlineMenusChanged(manager, accountId, acting);
}

async function emitOnlineMenusChanged(
  manager: EntityManager,
  accountId: string,
  acting: Acting,
): Promise<void> {
  const menus = await manager.find(Menu, {
    where: { accountId, isPublished: true },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  // The content of the menus stays, but the plan changes how they appear.
  for (const menu of menus) await emitMenuChanged(manager, menu, acting);
}
