import type { ItemRow } from '@cartaviva/contracts';
import { foldedName, groupedBy, RULE_MESSAGES } from '@cartaviva/domain';
import type { Item } from '../item.entity';
import type { PlannedCategory } from './plan-categories';
import { refuse } from './refuse';

/** A row with only a name to identify its item. */
export type NamedRow = ItemRow & { readonly name: string };

export const isNamedOnly = (row: ItemRow): row is NamedRow =>
  row.itemId === undefined && !row.externalId && row.name !== undefined;

interface Menu {
  readonly items: readonly Item[];
  readonly categories: readonly Pick<PlannedCategory, 'id' | 'name'>[];
}

/**
 * Finds the item for a row without an ID and a code: the menu's only item with that name, or among several the one in
 * the row's category. A program without codes can therefore send the same rows every night without creating
 * duplicates.
 * @param rows all validated rows of the write. An item in the category of one row is not matched to another row.
 */
export function namesakeFinder(rows: readonly ItemRow[], { items, categories }: Menu) {
  const byName = groupedBy(items, ({ name }) => foldedName(name));
  const categoryIds = new Map(categories.map(({ id, name }) => [foldedName(name), id]));
  const namesakes = ({ name }: NamedRow) => byName.get(foldedName(name)) ?? [];

  const saysCategory = ({ categoryId, categoryName }: ItemRow) =>
    categoryId !== undefined || categoryName !== undefined;

  function inCategory(row: NamedRow): Item[] {
    if (!saysCategory(row)) return [];
    const { categoryId, categoryName } = row;
    const id = categoryName
      ? categoryIds.get(foldedName(categoryName))
      : (categoryId?.toLowerCase() ?? null);
    return namesakes(row).filter((item) => item.categoryId === id);
  }

  const taken = new Set(rows.filter(isNamedOnly).flatMap(inCategory));

  /** Returns undefined for a new item. If several items match, it refuses the row with an error at its field. */
  return (row: NamedRow): Item | undefined => {
    const own = inCategory(row);
    const others = namesakes(row).filter((item) => !saysCategory(row) || !taken.has(item));
    const found = own.length > 0 ? own : others;
    if (found.length > 1) refuse('name', RULE_MESSAGES.severalNamesakes);
    return found[0];
  };
}
