import type { ItemRow } from '@cartaviva/contracts';
import { foldedName, groupedBy, RULE_MESSAGES } from '@cartaviva/domain';
import type { Item } from '../item.entity';
import type { PlannedCategory } from './plan-categories';
import { refuse } from './refuse';

/** A row that names its item by nothing but its name. */
export type NamedRow = ItemRow & { readonly name: string };

export const isNamedOnly = (row: ItemRow): row is NamedRow =>
  row.itemId === undefined && !row.externalId && row.name !== undefined;

interface Menu {
  readonly items: readonly Item[];
  readonly categories: readonly Pick<PlannedCategory, 'id' | 'name'>[];
}

/**
 * Finds the item of a row that has neither an id nor a code: the only one of the menu with its name. Of
 * several, the one in the row's category. A program without codes sends the same rows every night, and each
 * is the same item as the night before.
 * @param rows all rows of the write, validated: an item in the category of one of them is no other row's
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

  /** Refused by field when several items could be meant; undefined when the row is a new one. */
  return (row: NamedRow): Item | undefined => {
    const own = inCategory(row);
    const others = namesakes(row).filter((item) => !saysCategory(row) || !taken.has(item));
    const found = own.length > 0 ? own : others;
    if (found.length > 1) refuse('name', RULE_MESSAGES.severalNamesakes);
    return found[0];
  };
}
