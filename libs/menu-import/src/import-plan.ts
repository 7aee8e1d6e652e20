import { CATEGORIES_PER_MENU, foldedName, ITEMS_PER_MENU, RULE_MESSAGES } from '@cartaviva/domain';
import type { ImportedItem, MenuSpreadsheet, RefusedLine, SheetOfMenu } from './menu-spreadsheet';

export interface Present {
  readonly items: number;
  readonly categoryNames: readonly string[];
  readonly externalIds: readonly string[];
}

export interface ImportPlan {
  readonly items: readonly ImportedItem[];
  /** Names as first written, in the order of the table. */
  readonly newCategories: readonly string[];
  readonly faults: readonly RefusedLine[];
}

const FIRST_ITEMS = 10;

export const reportOf = (
  { items, newCategories, faults }: ImportPlan,
  { ignored, otherSheets }: Pick<SheetOfMenu, 'ignored' | 'otherSheets'>,
) => ({
  imported: items.length,
  newCategories: newCategories.length,
  faults: [...faults],
  firstItems: items
    .slice(0, FIRST_ITEMS)
    .map(({ name, price, category }) => ({ name, price, category })),
  ignoredColumns: [...ignored],
  otherSheets: [...otherSheets],
});

/** Decides which items of a table the menu accepts, and why it refuses the other lines. */
export function planImport(
  { items, refused }: Pick<MenuSpreadsheet, 'items' | 'refused'>,
  present: Present,
): ImportPlan {
  const known = new Set(present.categoryNames.map(foldedName));
  const taken = new Set(present.externalIds);
  const newCategories: string[] = [];
  const landing: ImportedItem[] = [];
  const faults: RefusedLine[] = [...refused];
  for (const item of items) {
    const isNew = item.category !== null && !known.has(foldedName(item.category));
    if (present.items + landing.length >= ITEMS_PER_MENU) {
      faults.push({ line: item.line, reason: `${RULE_MESSAGES.fullOfItems(ITEMS_PER_MENU)}.` });
    } else if (isNew && known.size >= CATEGORIES_PER_MENU) {
      faults.push({
        line: item.line,
        reason: `${RULE_MESSAGES.fullOfCategories(CATEGORIES_PER_MENU)}.`,
      });
    } else if (item.externalId !== undefined && taken.has(item.externalId)) {
      faults.push({ line: item.line, reason: `${RULE_MESSAGES.takenExternalId}.` });
    } else {
      landing.push(item);
      if (item.externalId !== undefined) taken.add(item.externalId);
      if (!isNew) continue;
      known.add(foldedName(item.category!));
      newCategories.push(item.category!);
    }
  }
  faults.sort((one, other) => one.line - other.line);
  return { items: landing, newCategories, faults };
}
