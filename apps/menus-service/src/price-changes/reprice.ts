import type { PriceChangeKind, RepricedItem } from '@cartaviva/contracts';
import { groupedBy } from '@cartaviva/domain';
import { In, type EntityManager } from 'typeorm';
import type { NewVersion } from '../history/record-changes';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { updated } from '../menus/content-changes';
import { emitMenusChanged, type Acting } from '../menus/emit-menu-changed';
import type { Menu } from '../menus/menu.entity';
import { writePrices } from '../prices/write-prices';
import { areSame } from './plan-prices';
import { PriceChange } from './price-change.entity';

interface Repriced {
  readonly done: readonly RepricedItem[];
  /** Items that were deleted, or whose prices differ from `before`. */
  readonly left: readonly RepricedItem[];
}

interface Repricing {
  readonly version?: NewVersion;
  /** Items of the menus, if the transaction has already read them after locking the menus. */
  readonly items?: readonly Item[];
}

const itemsOf = (
  manager: EntityManager,
  menus: readonly Menu[],
  wanted: readonly RepricedItem[],
): Promise<Item[]> =>
  manager.findBy(Item, {
    menuId: In(menus.map(({ id }) => id)),
    id: In(wanted.map(({ itemId }) => itemId)),
  });

/**
 * Writes new prices to items of menus that the transaction has locked. Skips items whose prices differ from `before`.
 * Each changed menu gets one new version and one event.
 */
export async function reprice(
  manager: EntityManager,
  menus: readonly Menu[],
  wanted: readonly RepricedItem[],
  acting: Acting,
  { version = { kind: 'prices' }, items: read }: Repricing = {},
): Promise<Repriced> {
  const present = read ?? (await itemsOf(manager, menus, wanted));
  const items = new Map(present.map((item) => [item.id, item]));
  const isUnchanged = ({ itemId, before }: RepricedItem) => {
    const item = items.get(itemId);
    return item !== undefined && areSame(item, before);
  };
  const done = wanted.filter(isUnchanged);
  const left = wanted.filter((item) => !isUnchanged(item));
  if (done.length === 0) return { done, left };
  const before = new Map(done.map(({ itemId }) => [itemId, toItemView(items.get(itemId)!)]));
  const prices = done.map(({ itemId, after }) => ({ id: itemId, ...after }));
  const views = groupedBy(
    (await writePrices(manager, prices)).map(toItemView),
    ({ menuId }) => menuId,
  );
  const changed = menus.flatMap((menu) => {
    const own = views.get(menu.id);
    if (!own) return [];
    const changes = own.flatMap((view) => updated('item', before.get(view.id)!, view));
    return [{ menu, changes, notes: [{ kind: 'prices-changed' as const, count: own.length }] }];
  });
  await emitMenusChanged(manager, changed, acting, version);
  return { done, left };
}

interface Stored {
  /** ID that the changes of the menus refer to. */
  readonly id: string;
  readonly kind: PriceChangeKind;
  readonly percent: number | null;
}

/** Stores a price change. Its ID in the changes of the menus makes it possible to undo it. */
export function storePriceChange(
  manager: EntityManager,
  accountId: string,
  menus: readonly Menu[],
  items: readonly RepricedItem[],
  { id, kind, percent }: Stored,
): Promise<PriceChange> {
  return manager.save(
    manager.create(PriceChange, {
      id,
      accountId,
      kind,
      percent: percent === null ? null : String(percent),
      itemCount: items.length,
      menus: repricedMenus(menus, items),
      undo: null,
    }),
  );
}

export function repricedMenus(menus: readonly Menu[], items: readonly RepricedItem[]) {
  const own = groupedBy(items, ({ menuId }) => menuId);
  return menus.flatMap(({ id, name }) => {
    const itemCount = own.get(id)?.length ?? 0;
    return itemCount > 0 ? [{ menuId: id, name, itemCount }] : [];
  });
}
