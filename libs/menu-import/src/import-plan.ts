import { CATEGORIES_PER_MENU, foldedName, ITEMS_PER_MENU, RULE_MESSAGES } from '@cartaviva/domain';
import type { ImportedItem, MenuSpreadsheet, RefusedLine } from './menu-spreadsheet';

/** What a menu has before the import. */
export interface Present {
  readonly items: number;
  readonly categoryNames: readonly string[];
}

export interface ImportPlan {
  readonly items: readonly ImportedItem[];
  /** As first written, in the order in which the table names them. */
  readonly newCategories: readonly string[];
  readonly faults: readonly RefusedLine[];
}

/** What an owner is told of an import. */
export const reportOf = ({ items, newCategories, faults }: ImportPlan) => ({
  imported: items.length,
  newCategories: newCategories.length,
  faults: [...faults],
});

/** What of a table lands in a menu, and which lines do not, with the reason. */
export function planImport(
  { items, refused }: Pick<MenuSpreadsheet, 'items' | 'refused'>,
  present: Present,
): ImportPlan {
  const known = new Set(present.categoryNames.map(foldedName));
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
    } else {
      landing.push(item);
      if (!isNew) continue;
      known.add(foldedName(item.category!));
      newCategories.push(item.category!);
    }
  }
  faults.sort((one, other) => one.line - other.line);
  return { items: landing, newCategories, faults };
}
