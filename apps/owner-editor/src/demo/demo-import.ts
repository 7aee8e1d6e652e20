import type { ImportReport } from '@cartaviva/contracts';
import type { ImportedItem, ImportPlan } from '@cartaviva/menu-import';
import { addCategory, categoryNamed } from './demo-categories';
import { addItem } from './demo-items';
import type { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';
import { unreadableSpreadsheet } from './refusals';

/** Reads a table as the server does; what it takes is fetched when the first one is read. */
export async function plansFor(file: Blob): Promise<(menu: DemoMenu) => ImportPlan> {
  const { menuSpreadsheet, planImport, readSpreadsheet } = await import('@cartaviva/menu-import');
  try {
    const table = menuSpreadsheet(await readSpreadsheet(new Uint8Array(await file.arrayBuffer())));
    return (menu) =>
      planImport(table, {
        items: itemsIn(menu).length,
        categoryNames: menu.categories.map(({ name }) => name),
      });
  } catch {
    throw unreadableSpreadsheet();
  }
}

export const reportOf = ({ items, newCategories, faults }: ImportPlan): ImportReport => ({
  imported: items.length,
  newCategories: newCategories.length,
  faults: [...faults],
});

/** Puts what the menu has room for at its end, with the categories that it names. */
export function land(menu: DemoMenu, plan: ImportPlan): ImportReport {
  for (const name of plan.newCategories) addCategory(menu, name);
  for (const item of plan.items) landItem(menu, item);
  return reportOf(plan);
}

function landItem(menu: DemoMenu, item: ImportedItem): void {
  const { name, price, description, category, dietaryTags, isAvailable } = item;
  addItem(menu, {
    name,
    price,
    description,
    isAvailable,
    dietaryTags: [...dietaryTags],
    categoryId: (category && categoryNamed(menu, category)?.id) ?? null,
  });
}
