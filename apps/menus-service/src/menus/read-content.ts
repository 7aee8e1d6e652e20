import type { EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { toCategoryView } from '../categories/category.view';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { changed, type UndatedChange } from './content-changes';

const IN_ORDER = { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' } as const;

/** Returns the content of a menu as changes that create it. */
export async function readContent(
  manager: EntityManager,
  menuId: string,
): Promise<UndatedChange[]> {
  const content = { where: { menuId }, order: IN_ORDER };
  const categories = await manager.find(Category, content);
  const items = await manager.find(Item, content);
  return [
    ...categories.map((category) => changed('category.created', toCategoryView(category))),
    ...items.map((item) => changed('item.created', toItemView(item))),
  ];
}
