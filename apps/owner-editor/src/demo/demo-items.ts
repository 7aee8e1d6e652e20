import type { CreateItemRequest, UpdateItemRequest } from '@cartaviva/contracts';
import type { EditedItem } from '../store/menu-store';
import { categoryOf } from './demo-categories';
import { newDemoId } from './demo-id';
import { DemoItem } from './demo-item';
import type { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';
import { changedMeanwhile } from './refusals';

/** An item and where it was found. */
interface FoundItem {
  readonly menu: DemoMenu;
  readonly list: DemoItem[];
  readonly item: DemoItem;
  readonly categoryId: string | null;
}

/** The items of a menu in their order, as the editor knows them. */
export function editedItems({ items, categories }: DemoMenu): EditedItem[] {
  return [
    ...items.map((item) => editedItem(item, null)),
    ...categories.flatMap(({ id, items: own }) => own.map((item) => editedItem(item, id))),
  ].sort((one, other) => one.displayOrder - other.displayOrder);
}

const editedItem = (item: DemoItem, categoryId: string | null): EditedItem => ({
  ...item,
  categoryId,
});

/** Last in its menu: its place is the count of items and one (specification §3). */
export function addItem(
  menu: DemoMenu,
  { categoryId = null, ...request }: CreateItemRequest,
): EditedItem {
  const place = Math.max(0, ...itemsIn(menu).map(({ displayOrder }) => displayOrder)) + 1;
  const item = Object.assign(new DemoItem(), settled(request), {
    id: newDemoId(),
    displayOrder: place,
  });
  listOf(menu, categoryId).push(item);
  return editedItem(item, categoryId);
}

/** Changes what is sent, and only over the version that is expected, if one is. */
export function changeItem(
  menus: readonly DemoMenu[],
  itemId: string,
  { categoryId, ...changes }: UpdateItemRequest,
  expected?: number,
): EditedItem {
  const found = place(menus, itemId);
  const { menu, list, item } = found;
  if (expected !== undefined && expected !== item.version) throw changedMeanwhile();
  Object.assign(item, settled({ ...item, ...changes }), { version: item.version + 1 });
  const after = categoryId === undefined ? found.categoryId : categoryId;
  if (after !== found.categoryId) {
    listOf(menu, after).push(item);
    list.splice(list.indexOf(item), 1);
  }
  return editedItem(item, after);
}

/** Takes the item out of its menu; answers what it takes to put it back. */
export function removeItem(menus: readonly DemoMenu[], itemId: string): FoundItem {
  const found = place(menus, itemId);
  found.list.splice(found.list.indexOf(found.item), 1);
  return found;
}

/** Puts a removed item back, without a category if that is gone meanwhile. */
export function returnItem(menu: DemoMenu, { item, categoryId }: FoundItem): EditedItem {
  const home = menu.categories.find(({ id }) => id === categoryId);
  (home?.items ?? menu.items).push(item);
  return editedItem(item, home?.id ?? null);
}

/** An item with sizes costs what the first of them does; what is available waits for no return. */
function settled<Item extends UpdateItemRequest>(item: Item): Item {
  const [first] = item.sizes ?? [];
  return {
    ...item,
    ...(first && { price: first.price }),
    ...(item.isAvailable && { availableAgainAt: null }),
  };
}

function listOf(menu: DemoMenu, categoryId: string | null): DemoItem[] {
  return categoryId === null ? menu.items : categoryOf([menu], categoryId).category.items;
}

function place(menus: readonly DemoMenu[], itemId: string): FoundItem {
  for (const menu of menus) {
    for (const { id: categoryId, items: list } of [
      { id: null, items: menu.items },
      ...menu.categories,
    ]) {
      const item = list.find(({ id }) => id === itemId);
      if (item) return { menu, list, item, categoryId };
    }
  }
  throw new Error('Item not found');
}
