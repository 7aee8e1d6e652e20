import type { MessageContext } from '@cartaviva/redis-transport';
import type { EntityManager } from 'typeorm';
import { refuseTakenName } from '../../categories/categories.service';
import { Category } from '../../categories/category.entity';
import { toCategoryView } from '../../categories/category.view';
import { changed } from '../../menus/content-changes';
import { emitMenuChanged } from '../../menus/emit-menu-changed';
import type { Menu } from '../../menus/menu.entity';
import type { Item } from '../item.entity';
import { writeItems } from '../write-items';
import type { RowPlan } from './plan-rows';

/**
 * Writes planned rows to a menu, which the transaction has locked. Writes nothing if nothing changes.
 * @param present previous items of the menu
 * @param kind kind of version: an edit continues the previous version, and an import starts another
 */
export async function writeRows(
  manager: EntityManager,
  menu: Menu,
  context: MessageContext,
  { items, newCategories }: RowPlan,
  present: readonly Item[],
  kind: 'edit' | 'import',
): Promise<void> {
  if (items.length === 0) return;
  const categories = newCategories.map((category) =>
    manager.create(Category, { ...category, menuId: menu.id }),
  );
  // The database decides whether two names count as equal.
  const made = await manager.save(categories).catch(refuseTakenName);
  const changes = [
    ...made.map((category) => changed('category.created', toCategoryView(category))),
    ...(await writeItems(manager, menu.id, items, present)),
  ];
  await emitMenuChanged(manager, menu, context, {
    changes,
    version: { kind },
    notes: [{ kind: 'items-upserted', count: items.length }],
  });
}
