import type { PriceChangeKind, RepricedItem } from '@cartaviva/contracts';
import { In, type EntityManager } from 'typeorm';
import { noteActivity } from '../activity/note-activity';
import type { NewVersion } from '../history/number-version';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { updated } from '../menus/content-changes';
import { emitMenuChanged, type Acting } from '../menus/emit-menu-changed';
import type { Menu } from '../menus/menu.entity';
import { writePrices } from '../prices/write-prices';
import { areSame } from './plan-prices';
import { PriceChange } from './price-change.entity';

interface Repriced {
  readonly done: readonly RepricedItem[];
  /** Items that are gone, or whose prices are no longer those before. */
  readonly left: readonly RepricedItem[];
}

interface Repricing {
  readonly version?: NewVersion;
  /** Those of the menus, where the transaction has read them under the locks. */
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
 * Writes new prices into these menus, which the transaction has locked: of the items whose prices still
 * are the ones before. Each menu that changes has one version more and one event.
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
  const views = (await writePrices(manager, prices)).map(toItemView);
  for (const menu of menus) {
    const own = views.filter(({ menuId }) => menuId === menu.id);
    if (own.length === 0) continue;
    const changes = own.flatMap((view) => updated('item', before.get(view.id)!, view));
    await emitMenuChanged(manager, menu, acting, { version, changes });
    await noteActivity(manager, menu, 'prices-changed', { count: own.length });
  }
  return { done, left };
}

interface Stored {
  readonly id?: string | undefined;
  readonly kind: PriceChangeKind;
  readonly percent: number | null;
}

/** Stores what changed, so that it can be undone. */
export function storePriceChange(
  manager: EntityManager,
  userId: string,
  menus: readonly Menu[],
  items: readonly RepricedItem[],
  { id, kind, percent }: Stored,
): Promise<PriceChange> {
  return manager.save(
    manager.create(PriceChange, {
      ...(id && { id }),
      ...{ userId, kind, percent: percent === null ? null : String(percent) },
      itemCount: items.length,
      menus: repricedMenus(menus, items),
      items: [...items],
      undo: null,
    }),
  );
}

/** The menus of which anything changes, with how many items. */
export const repricedMenus = (menus: readonly Menu[], items: readonly RepricedItem[]) =>
  menus
    .map(({ id, name }) => ({
      menuId: id,
      name,
      itemCount: items.filter(({ menuId }) => menuId === id).length,
    }))
    .filter(({ itemCount }) => itemCount > 0);
