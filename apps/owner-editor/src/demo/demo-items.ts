import type { CreateItemRequest, UpdateItemRequest } from '@cartaviva/contracts';
import { categoryOf } from './demo-categories';
import { demoId, type DemoCategory, type DemoItem, type DemoMenu } from './demo-menu';

export function addItem(menu: DemoMenu, request: CreateItemRequest): DemoItem {
  const item = {
    id: demoId(Date.now()),
    name: request.name,
    description: request.description ?? null,
    price: request.price,
    imageUrl: request.imageUrl ?? null,
    dietaryTags: request.dietaryTags ?? [],
    isAvailable: request.isAvailable ?? true,
  };
  listOf(menu, request.categoryId ?? null).push(item);
  return item;
}

/** Changes what is sent; an item sent to another category goes to the end of it. */
export function changeItem(
  menus: readonly DemoMenu[],
  itemId: string,
  { categoryId, ...changes }: UpdateItemRequest,
): { item: DemoItem; categoryId: string | null } {
  const { menu, list, item, categoryId: before } = place(menus, itemId);
  Object.assign(item, changes);
  const after = categoryId === undefined ? before : categoryId;
  if (after !== before) {
    list.splice(list.indexOf(item), 1);
    listOf(menu, after).push(item);
  }
  return { item, categoryId: after };
}

export function removeItem(menus: readonly DemoMenu[], itemId: string): void {
  const { list, item } = place(menus, itemId);
  list.splice(list.indexOf(item), 1);
}

function listOf(menu: DemoMenu, categoryId: string | null): DemoItem[] {
  return categoryId === null ? menu.items : categoryOf([menu], categoryId).category.items;
}

function place(menus: readonly DemoMenu[], itemId: string) {
  for (const menu of menus) {
    const lists: readonly (DemoCategory | { id: null; items: DemoItem[] })[] = [
      { id: null, items: menu.items },
      ...menu.categories,
    ];
    for (const { id: categoryId, items: list } of lists) {
      const item = list.find(({ id }) => id === itemId);
      if (item) return { menu, list, item, categoryId };
    }
  }
  throw new Error('Item not found');
}
