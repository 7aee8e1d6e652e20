import { DomainError, type ErrorCode, type ScheduledFailure } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { requireOpen } from '../accounts/closed-accounts';
import { MenuLimit } from '../entitlements/menu-limit';
import { changed } from '../menus/content-changes';
import { emitMenuChanged, type Acting } from '../menus/emit-menu-changed';
import type { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';
import { lockOwnMenus } from '../menus/own-menu';
import { reprice, storePriceChange } from '../price-changes/reprice';
import type { ScheduledChange } from './scheduled-change.entity';

const FAILURES: Partial<Record<ErrorCode, ScheduledFailure>> = {
  MENU_NOT_FOUND: 'menus-gone',
  CHANGED_MEANWHILE: 'prices-changed',
  MENU_LIMIT_REACHED: 'menu-limit',
  ACCOUNT_CLOSING: 'account-closing',
};

/** Returns the reason of a permanent failure, or undefined for an error that a retry may avoid. */
export const failureOf = (error: unknown): ScheduledFailure | undefined =>
  error instanceof DomainError ? FAILURES[error.code] : undefined;

type Outcome = Partial<Pick<ScheduledChange, 'priceChangeId' | 'leftItems'>>;

const SCHEDULED = { version: { kind: 'scheduled' } } as const;

/** Executes scheduled changes with the current rights of their owner. */
@Injectable()
export class DoScheduled {
  constructor(private readonly limit: MenuLimit) {}

  /**
   * @throws DomainError ACCOUNT_CLOSING; MENU_NOT_FOUND if none of the menus exists any more; CHANGED_MEANWHILE if no
   *   item has its previous price; MENU_LIMIT_REACHED
   */
  async do(manager: EntityManager, change: ScheduledChange, acting: Acting): Promise<Outcome> {
    const { accountId, kind } = change;
    await requireOpen(manager, accountId);
    const ids = change.menus.map(({ menuId }) => menuId);
    const menus = await lockOwnMenus(manager, accountId, ids);
    if (menus.length === 0) throw new DomainError('MENU_NOT_FOUND');
    if (kind === 'prices') return changePrices(manager, change, menus, acting);
    if (kind === 'publish') await this.limit.requireNoExcess(manager, accountId);
    await publish(manager, menus, kind === 'publish', acting);
    return {};
  }
}

async function changePrices(
  manager: EntityManager,
  { accountId, items, percent }: ScheduledChange,
  menus: readonly Menu[],
  acting: Acting,
): Promise<Outcome> {
  const priceChangeId = randomUUID();
  const version = { ...SCHEDULED.version, priceChangeId };
  const { done, left } = await reprice(manager, menus, items, acting, { version });
  if (done.length === 0) throw new DomainError('CHANGED_MEANWHILE');
  await storePriceChange(manager, accountId, menus, done, {
    id: priceChangeId,
    kind: percent === null ? 'list' : 'percent',
    percent: percent === null ? null : Number(percent),
  });
  const leftItems = left.map(({ menuId, itemId, name }) => ({ menuId, itemId, name }));
  return { priceChangeId, leftItems };
}

/** Skips menus that are already in the requested state. */
async function publish(
  manager: EntityManager,
  menus: readonly Menu[],
  isPublished: boolean,
  acting: Acting,
): Promise<void> {
  for (const menu of menus) {
    if (menu.isPublished === isPublished) continue;
    const saved = await manager.save(Object.assign(menu, { isPublished }));
    const type = isPublished ? 'menu.published' : 'menu.unpublished';
    await emitMenuChanged(manager, saved, acting, {
      ...SCHEDULED,
      changes: [changed(type, toMenuView(saved, acting.userId))],
      notes: [{ kind: isPublished ? 'menu-published' : 'menu-unpublished' }],
    });
  }
}
