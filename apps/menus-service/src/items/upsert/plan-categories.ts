import type { ItemRow } from '@cartaviva/contracts';
import { CATEGORIES_PER_MENU, foldedName, normalizedText, RULE_MESSAGES } from '@cartaviva/domain';
import type { Category } from '../../categories/category.entity';
import { refuse } from './refuse';

export type PlannedCategory = Pick<Category, 'id' | 'name' | 'displayOrder'>;

/** Resolves the categories of rows by ID or name. Missing categories are planned at the end of the menu. */
export function planCategories(present: readonly PlannedCategory[]) {
  const ids = new Set(present.map(({ id }) => id));
  const named = new Map(present.map(({ id, name }) => [foldedName(name), id]));
  const last = lastOf(present);
  const made: PlannedCategory[] = [];

  function make(categoryName: string, id: string): string {
    if (named.size >= CATEGORIES_PER_MENU) {
      refuse('categoryName', RULE_MESSAGES.fullOfCategories(CATEGORIES_PER_MENU));
    }
    const displayOrder = last + made.length + 1;
    made.push({ id, name: normalizedText(categoryName), displayOrder });
    named.set(foldedName(categoryName), id);
    return id;
  }

  return {
    made,
    /** Returns the category of a row, null for no category, or undefined if the row does not specify one. */
    of({ categoryId, categoryName }: ItemRow, newId: () => string): string | null | undefined {
      if (categoryId !== undefined && categoryName !== undefined) {
        refuse('categoryName', RULE_MESSAGES.twoCategories);
      }
      if (typeof categoryName === 'string') {
        return named.get(foldedName(categoryName)) ?? make(categoryName, newId());
      }
      if (typeof categoryId !== 'string') return categoryId === undefined ? categoryName : null;
      const id = categoryId.toLowerCase();
      return ids.has(id) ? id : refuse('categoryId', RULE_MESSAGES.unknownCategory);
    },
  };
}

export const lastOf = (rows: readonly { displayOrder: number }[]): number =>
  rows.reduce((last, { displayOrder }) => Math.max(last, displayOrder), 0);
