import type { WrittenItem } from '@cartaviva/menu-import';
import type { EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { Item } from '../items/item.entity';

const IN_ORDER = { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' } as const;

function written(item: Item) {
  const { id, name, price, description, dietaryTags, allergens, isAvailable } = item;
  const { sizes, extras, externalId } = item;
  return {
    id,
    name,
    price,
    description,
    dietaryTags,
    allergens,
    isAvailable,
    sizes,
    extras,
    externalId,
  };
}

/** Reads the items of a menu as spreadsheet rows, in the menu's order, with those without a category first. */
export async function readRows(
  manager: EntityManager,
  menuId: string,
): Promise<(WrittenItem & { readonly id: string })[]> {
  const categories = await manager.find(Category, { where: { menuId }, order: IN_ORDER });
  const items = await manager.find(Item, { where: { menuId }, order: IN_ORDER });
  const groups = [{ id: null, name: null }, ...categories];
  return groups.flatMap((group) =>
    items
      .filter(({ categoryId }) => categoryId === group.id)
      .map((item) => ({ ...written(item), category: group.name })),
  );
}
