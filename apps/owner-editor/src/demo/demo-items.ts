import { CreateItemRequest, UpdateItemRequest } from '@cartaviva/contracts';
import {
  derivedItem,
  DomainError,
  HOME_TIME_ZONE,
  normalizedItem,
  requireRoom,
  requireVersion,
} from '@cartaviva/domain';
import { changedFields } from '@cartaviva/forms';
import type { EditedItem } from '../store/menu-store';
import { categoryOf } from './demo-categories';
import { newDemoId } from './demo-id';
import { DemoItem } from './demo-item';
import type { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';
import { requireValid } from './refusals';

interface FoundItem {
  readonly menu: DemoMenu;
  readonly list: DemoItem[];
  readonly item: DemoItem;
  readonly categoryId: string | null;
}

export function editedItems({ items, categories }: DemoMenu): EditedItem[] {
  return [
    ...items.map((item) => editedItem(item, null)),
    ...categories.flatMap(({ id, items: own }) => own.map((item) => editedItem(item, id))),
  ].sort((one, other) => one.displayOrder - other.displayOrder);
}

export const editedItem = (item: DemoItem, categoryId: string | null): EditedItem => ({
  ...item,
  categoryId,
});

/** Adds the item at the end of its menu (specification §3). */
export function addItem(menu: DemoMenu, sent: CreateItemRequest): EditedItem {
  requireValid(CreateItemRequest, sent);
  requireRoom('items', itemsIn(menu).length);
  const place = Math.max(0, ...itemsIn(menu).map(({ displayOrder }) => displayOrder)) + 1;
  const { categoryId = null, ...written } = derived(new DemoItem(), sent);
  const made = { id: newDemoId(), displayOrder: place };
  const item = Object.assign(new DemoItem(), written, made);
  listOf(menu, categoryId).push(item);
  return editedItem(item, categoryId);
}

/** Applies only the fields sent. Throws when `expected` is given and is not the item's current version. */
export function changeItem(
  menus: readonly DemoMenu[],
  itemId: string,
  sent: UpdateItemRequest,
  expected?: number,
): EditedItem {
  requireValid(UpdateItemRequest, sent);
  const { menu, list, item, categoryId: before } = itemOf(menus, itemId);
  requireVersion(item, expected);
  const now = { ...item, categoryId: before };
  const { categoryId = before, ...changes } = changedFields<Partial<typeof now>>(
    now,
    derived(item, sent),
  );
  if (categoryId !== before) {
    listOf(menu, categoryId).push(item);
    list.splice(list.indexOf(item), 1);
  } else if (Object.keys(changes).length === 0) return editedItem(item, before);
  Object.assign(item, changes, { version: item.version + 1 });
  return editedItem(item, categoryId);
}

function derived(before: DemoItem, sent: UpdateItemRequest) {
  const { availableAgainAt: at } = before;
  const state = { ...before, availableAgainAt: at === null ? null : new Date(at) };
  const item = derivedItem(state, normalizedItem(sent, HOME_TIME_ZONE), new Date());
  return { ...item, availableAgainAt: item.availableAgainAt?.toISOString() ?? null };
}

export function removeItem(menus: readonly DemoMenu[], itemId: string): FoundItem {
  const found = itemOf(menus, itemId);
  found.list.splice(found.list.indexOf(found.item), 1);
  return found;
}

/** Puts a removed item back. The item has no category if its category no longer exists. */
export function returnItem(menu: DemoMenu, { item, categoryId }: FoundItem): EditedItem {
  requireRoom('items', itemsIn(menu).length);
  const home = menu.categories.find(({ id }) => id === categoryId);
  (home?.items ?? menu.items).push(item);
  return editedItem(item, home?.id ?? null);
}

function listOf(menu: DemoMenu, categoryId: string | null): DemoItem[] {
  return categoryId === null ? menu.items : categoryOf([menu], categoryId).category.items;
}

export function itemOf(menus: readonly DemoMenu[], itemId: string): FoundItem {
  for (const menu of menus) {
    for (const { id: categoryId, items: list } of [
      { id: null, items: menu.items },
      ...menu.categories,
    ]) {
      const item = list.find(({ id }) => id === itemId);
      if (item) return { menu, list, item, categoryId };
    }
  }
  throw new DomainError('ITEM_NOT_FOUND');
}
