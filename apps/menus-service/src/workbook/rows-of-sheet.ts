import type { ItemRow } from '@cartaviva/contracts';
import { foldedName, normalizedFields, SHARED_ITEM_FIELDS } from '@cartaviva/domain';
import type { ImportedItem, MenuSheet, RefusedLine } from '@cartaviva/menu-import';
import { changesTo } from '../changes-to';
import type { Item } from '../items/item.entity';

export interface Present {
  readonly items: readonly Item[];
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

interface RowOfLine {
  readonly line: number;
  readonly row: ItemRow;
}

/**
 * Converts the lines of a sheet to rows. A line changes the item with its ID. Without an ID, it changes the item with
 * its name in its category, or the only item with its name; otherwise it creates an item. Fields without a column
 * stay as they are.
 */
export function rowsOfSheet({ items: lines, columns }: MenuSheet, present: Present) {
  const itemOf = finder(present);
  const rows: RowOfLine[] = [];
  const faults: RefusedLine[] = [];
  for (const imported of lines) {
    const { line } = imported;
    const found = itemOf(imported);
    const reason = whyNot(imported, found, columns.includes('sizes'));
    if (reason) faults.push({ line, reason });
    else rows.push({ line, row: found[0] ? changing(found[0], said(imported)) : said(imported) });
  }
  return { rows, faults };

  function said(imported: ImportedItem): ItemRow {
    const { name, price, description, category, dietaryTags, allergens, isAvailable } = imported;
    const { sizes = [], extras = [], externalId = null } = imported;
    return {
      ...{ name, price },
      ...(columns.includes('description') && { description }),
      ...(columns.includes('category') && { categoryName: category }),
      ...(columns.includes('tags') && { dietaryTags: [...dietaryTags] }),
      ...(columns.includes('allergens') && { allergens: [...allergens] }),
      ...(columns.includes('available') && { isAvailable }),
      ...(columns.includes('sizes') && { sizes: [...sizes] }),
      ...(columns.includes('extras') && { extras: [...extras] }),
      ...(columns.includes('externalId') && { externalId }),
    };
  }
}

/**
 * Returns the row that changes an item. Includes a shared field only if the line changes it, so that an unchanged
 * line in another sheet does not undo a change.
 */
function changing(item: Item, row: ItemRow): ItemRow {
  const said = changesTo(item, normalizedFields(row) as Partial<Item>) ?? {};
  const unsaid = new Set<string>(SHARED_ITEM_FIELDS.filter((field) => !(field in said)));
  const fields = Object.entries(row).filter(([field]) => !unsaid.has(field));
  return { itemId: item.id, ...Object.fromEntries(fields) };
}

function finder({ items, categories }: Present) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const categoryIds = new Map(categories.map(({ id, name }) => [foldedName(name), id]));
  const byName = new Map<string, Item[]>();
  for (const item of items) {
    const name = foldedName(item.name);
    byName.set(name, [...(byName.get(name) ?? []), item]);
  }
  return ({ id, name, category }: ImportedItem): readonly Item[] => {
    if (id) return [byId.get(id.toLowerCase())].filter((item) => item !== undefined);
    const namesakes = byName.get(foldedName(name)) ?? [];
    const categoryId = category === null ? null : categoryIds.get(foldedName(category));
    const inCategory = namesakes.filter((item) => item.categoryId === categoryId);
    return inCategory.length > 0 ? inCategory : namesakes;
  };
}

/** Returns the owner's message if a line cannot be written. */
function whyNot(
  { id, price }: ImportedItem,
  found: readonly Item[],
  saysSizes: boolean,
): string | undefined {
  const [item] = found;
  if (id && !item) {
    return 'Este menú ya no tiene el ítem de ese ID. Borra el ID para añadirlo como nuevo.';
  }
  if (found.length > 1) return 'Varios ítems se llaman así: escribe el ID del que quieres cambiar.';
  if (!saysSizes && item?.sizes.length && Number(item.price) !== Number(price)) {
    return 'Este ítem tiene tamaños: cambia sus precios en el editor.';
  }
  return undefined;
}
