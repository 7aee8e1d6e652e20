import type { ImportReport } from '@cartaviva/contracts';
import { unreadableTable } from '@cartaviva/domain';
import type { ImportedItem, ImportPlan } from '@cartaviva/menu-import';
import type { EditedItem } from '../store/menu-store';
import { addCategory, categoryNamed } from './demo-categories';
import { addItem } from './demo-items';
import type { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';

interface Landing {
  readonly plan: ImportPlan;
  readonly report: ImportReport;
}

/** Parses a table as the server does. The parser is a lazy chunk that loads with the first table. */
export async function plansFor(file: Blob): Promise<(menu: DemoMenu) => Landing> {
  const { menuInSheets, planImport, readSheets, reportOf, UnreadableSpreadsheet } =
    await import('@cartaviva/menu-import');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readSheets(bytes)
    .then(menuInSheets)
    .catch((error: unknown) => {
      if (error instanceof UnreadableSpreadsheet) return unreadableTable(error.reason);
      throw error;
    });
  return (menu) => {
    if (read instanceof Error) throw read;
    const present = itemsIn(menu);
    const plan = planImport(read, {
      items: present.length,
      categoryNames: menu.categories.map(({ name }) => name),
      externalIds: present.flatMap(({ externalId }) => externalId ?? []),
    });
    return { plan, report: { ...reportOf(plan, read), itemIds: [], categoryIds: [] } };
  };
}

/** Adds the planned items at the end of the menu and creates the categories that they name. */
export function land(menu: DemoMenu, { plan, report }: Landing): ImportReport {
  const categoryIds = plan.newCategories.map((name) => addCategory(menu, { name }).id);
  const itemIds = plan.items.map((item) => landItem(menu, item).id);
  return { ...report, itemIds, categoryIds };
}

function landItem(menu: DemoMenu, item: ImportedItem): EditedItem {
  const { name, price, description, category, dietaryTags, allergens, isAvailable } = item;
  const { sizes = [], extras = [], externalId } = item;
  return addItem(menu, {
    name,
    price,
    description,
    isAvailable,
    dietaryTags: [...dietaryTags],
    allergens: [...allergens],
    sizes: [...sizes],
    extras: [...extras],
    ...(externalId && { externalId }),
    categoryId: (category && categoryNamed(menu, category)?.id) ?? null,
  });
}
