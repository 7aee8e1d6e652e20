import type { ImportReport } from '@cartaviva/contracts';
import { CATEGORIES_PER_MENU, ITEMS_PER_MENU } from '@cartaviva/domain';
import type { ImportedItem, MenuTable } from '@cartaviva/menu-import';
import { addCategory, categoryNamed } from './demo-categories';
import { addItem } from './demo-items';
import type { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';
import { unreadableTable } from './refusals';

/** Reads a table as the server does; what it takes is fetched when the first one is read. */
export async function tableIn(file: Blob): Promise<MenuTable> {
  const { menuTable, readTable } = await import('@cartaviva/menu-import');
  try {
    return menuTable(await readTable(new Uint8Array(await file.arrayBuffer())));
  } catch {
    throw unreadableTable();
  }
}

/** Puts what the menu has room for at its end, with the categories that it names. */
export function landTable(menu: DemoMenu, { items, refused }: MenuTable): ImportReport {
  const categories = menu.categories.length;
  const faults = [...refused];
  for (const item of items) {
    const reason = fault(menu, item);
    if (reason) faults.push({ line: item.line, reason });
    else land(menu, item);
  }
  return {
    imported: items.length + refused.length - faults.length,
    newCategories: menu.categories.length - categories,
    faults: faults.sort((one, other) => one.line - other.line),
  };
}

function fault(menu: DemoMenu, { category }: ImportedItem): string | undefined {
  if (itemsIn(menu).length >= ITEMS_PER_MENU) return `El menú ya tiene ${ITEMS_PER_MENU} ítems.`;
  const isNew = category !== null && !categoryNamed(menu, category);
  return isNew && menu.categories.length >= CATEGORIES_PER_MENU
    ? `El menú ya tiene ${CATEGORIES_PER_MENU} categorías.`
    : undefined;
}

function land(menu: DemoMenu, item: ImportedItem): void {
  const { name, price, description, category, dietaryTags, isAvailable } = item;
  const home = category && (categoryNamed(menu, category) ?? addCategory(menu, category));
  addItem(menu, {
    name,
    price,
    description,
    isAvailable,
    dietaryTags: [...dietaryTags],
    categoryId: home ? home.id : null,
  });
}
