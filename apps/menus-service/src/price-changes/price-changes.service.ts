import {
  DomainError,
  menus,
  type Page,
  type PageRequest,
  type PreviewedMark,
  type PriceChangePreview,
  type PriceChangeRequest,
  type PriceChangeView,
  type RepricedItem,
  type RequestTo,
} from '@cartaviva/contracts';
import { groupedBy, MENUS_PER_PRICE_CHANGE, RULE_MESSAGES } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import { Item } from '../items/item.entity';
import { madeBefore } from '../made-before';
import { Menu } from '../menus/menu.entity';
import { lockOwnMenus } from '../menus/own-menu';
import { markOf, planPrices, requireMenus, requireNoFaults, type PricePlan } from './plan-prices';
import { PriceChange, toPriceChangeView } from './price-change.entity';
import { REPRICED_ITEMS } from './repriced-items.query';
import { reprice, storePriceChange } from './reprice';

@Injectable()
export class PriceChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Calculates a price change without writing it.
   * @throws DomainError MENU_NOT_FOUND, and the errors of `requireMenus` and `planPrices`
   */
  @Handles(menus.priceChange.preview)
  async preview(
    request: PriceChangeRequest,
    { accountId }: MessageContext,
  ): Promise<PriceChangePreview> {
    requireMenus(request);
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const ids = idsIn(request);
      const menus = await manager.find(Menu, {
        where: { accountId, ...(ids && { id: In(ids) }) },
        order: { createdAt: 'DESC', id: 'ASC' },
      });
      requireAll(menus, ids);
      const items = await itemsOf(manager, menus);
      const plan = planPrices(menus, items, request);
      const [all, changed] = [byMenu(items), byMenu(plan.items)];
      const changedOf = ({ id }: Menu) => changed.get(id) ?? [];
      return {
        menus: menus.map((menu) => ({
          ...{ menuId: menu.id, name: menu.name, currency: menu.currency },
          itemCount: changedOf(menu).length,
          unchangedCount: (all.get(menu.id)?.length ?? 0) - changedOf(menu).length,
          mark: markOf(changedOf(menu)),
        })),
        items: [...plan.items],
        faults: plan.faults.map(({ line, reason }) => ({ line, reason })),
      };
    });
  }

  /**
   * Applies a price change. A list that is already applied is accepted, because programs send the same list every
   * night; a percentage that changes nothing is refused.
   * @throws DomainError MENU_NOT_FOUND; CHANGED_MEANWHILE, with the menus, if the change differs from the preview;
   *   ROWS_REFUSED if a price of a list matches no item; INVALID_INPUT as in `requireMenus`, or if a percentage
   *   changes nothing
   */
  @Handles(menus.priceChange.apply)
  async apply(
    { previewed, newId, ...request }: RequestTo<typeof menus.priceChange.apply>,
    context: MessageContext,
  ): Promise<PriceChangeView> {
    requireMenus(request);
    return this.dataSource.transaction(async (manager) => {
      // An earlier attempt of the same write holds the menus until it ends.
      await lockOwnMenus(manager, context.accountId, idsIn(request));
      const known = await madeBefore(manager, PriceChange, newId, { accountId: context.accountId });
      if (known) return toPriceChangeView(known);
      const planned = await lockedPlan(manager, context.accountId, request, previewed);
      const { menus, plan, items } = planned;
      if (request.kind === 'percent') requireChange(plan);
      const id = newId ?? randomUUID();
      const version = { kind: 'prices', priceChangeId: id } as const;
      await reprice(manager, menus, plan.items, context, { version, items });
      const { kind, percent = null } = request;
      const stored = { id, kind, percent: kind === 'percent' ? percent : null };
      return toPriceChangeView(
        await storePriceChange(manager, context.accountId, menus, plan.items, stored),
      );
    });
  }

  /**
   * Restores the previous prices in one transaction, except for items whose prices changed since. A change that is
   * already undone stays as it is.
   * @throws DomainError PRICE_CHANGE_NOT_FOUND
   */
  @Handles(menus.priceChange.undo)
  undo(
    { priceChangeId }: RequestTo<typeof menus.priceChange.undo>,
    context: MessageContext,
  ): Promise<PriceChangeView> {
    const { accountId } = context;
    return this.dataSource.transaction(async (manager) => {
      const change = await manager.findOne(PriceChange, {
        where: { id: priceChangeId, accountId },
        lock: { mode: 'for_no_key_update' },
      });
      if (!change) throw new DomainError('PRICE_CHANGE_NOT_FOUND');
      if (change.undo) return toPriceChangeView(change);
      const ids = change.menus.map(({ menuId }) => menuId);
      const menus = await lockOwnMenus(manager, accountId, ids);
      const items = await manager.query<RepricedItem[]>(`${REPRICED_ITEMS} $1`, [change.id]);
      const back = items.map((item) => ({
        ...item,
        before: item.after,
        after: item.before,
      }));
      const { done, left } = await reprice(manager, menus, back, context);
      const undo = {
        at: this.clock.now().toISOString(),
        restoredCount: done.length,
        left: left.map(({ menuId, itemId, name }) => ({ menuId, itemId, name })),
      };
      await manager.update(PriceChange, change.id, { undo });
      return toPriceChangeView({ ...change, undo });
    });
  }

  /** Lists the newest changes first, and leaves out those that changed no price. */
  @Handles(menus.priceChange.list)
  async list(
    { page, limit }: PageRequest,
    { accountId }: MessageContext,
  ): Promise<Page<PriceChangeView>> {
    const [changes, total] = await this.dataSource.manager.findAndCount(PriceChange, {
      where: { accountId, itemCount: MoreThan(0) },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { rows: changes.map(toPriceChangeView), total };
  }
}

export async function lockedPlan(
  manager: EntityManager,
  accountId: string,
  request: PriceChangeRequest,
  previewed?: readonly PreviewedMark[],
): Promise<{ menus: Menu[]; items: Item[]; plan: PricePlan }> {
  const ids = idsIn(request);
  const menus = await lockOwnMenus(manager, accountId, ids);
  requireAll(menus, ids);
  const items = await itemsOf(manager, menus);
  const plan = planPrices(menus, items, request);
  requireNoFaults(request, plan.faults);
  if (previewed) requirePreviewed(menus, plan, previewed);
  return { menus, items, plan };
}

/** @throws DomainError INVALID_INPUT if the change affects no price */
export function requireChange({ items }: PricePlan): void {
  if (items.length > 0) return;
  throw new DomainError('INVALID_INPUT', { fields: { kind: RULE_MESSAGES.noPriceChanges } });
}

const idsIn = ({ menuIds }: PriceChangeRequest): string[] | undefined =>
  menuIds && [...new Set(menuIds.map((id) => id.toLowerCase()))];

function requireAll(menus: readonly Menu[], ids: readonly string[] | undefined): void {
  if (ids && menus.length < ids.length) throw new DomainError('MENU_NOT_FOUND');
  if (menus.length > MENUS_PER_PRICE_CHANGE) {
    const fields = { menuIds: RULE_MESSAGES.tooMany(MENUS_PER_PRICE_CHANGE) };
    throw new DomainError('INVALID_INPUT', { fields });
  }
}

/**
 * Reads items in the order of the menus. Reads the menus one after another, so that other requests are not delayed.
 */
async function itemsOf(manager: EntityManager, menus: readonly Menu[]): Promise<Item[]> {
  const order = { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' } as const;
  const read: Item[][] = [];
  for (const { id: menuId } of menus)
    read.push(await manager.find(Item, { where: { menuId }, order }));
  return read.flat();
}

const byMenu = <Of extends { readonly menuId: string }>(items: readonly Of[]): Map<string, Of[]> =>
  groupedBy(items, ({ menuId }) => menuId);

/**
 * Compares each menu with the preview. A menu that the preview did not include or that was deleted since counts as
 * changed.
 */
function requirePreviewed(
  menus: readonly Menu[],
  plan: PricePlan,
  previewed: readonly PreviewedMark[],
): void {
  const marks = new Map(previewed.map(({ menuId, mark }) => [menuId.toLowerCase(), mark]));
  const items = byMenu(plan.items);
  const changed = menus.filter(({ id }) => marks.get(id) !== markOf(items.get(id) ?? []));
  if (changed.length === 0 && marks.size === menus.length) return;
  const names = changed
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'es', { numeric: true }))
    .join(', ');
  throw new DomainError('CHANGED_MEANWHILE', {
    fields: { previewed: RULE_MESSAGES.changedMenus(names) },
  });
}
