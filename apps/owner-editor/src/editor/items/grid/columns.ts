import { UpdateItemRequest, faultsOf } from '@cartaviva/contracts';
import { foldedName, normalizedText, priceIn, searchable, UNCATEGORIZED } from '@cartaviva/domain';
import type { EditedCategory, EditedItem } from '../../../store/menu-store';
import { SERVED, SOLD_OUT } from '../row/availability';
import { GRID_MESSAGES as MESSAGES } from './messages';

export const COLUMNS = ['name', 'description', 'category', 'price', 'available'] as const;
export type Column = (typeof COLUMNS)[number];

export type Reading = { readonly changes: UpdateItemRequest } | { readonly fault: string };

/** Is false for the price of an item with sizes, because its sizes determine the price. */
export const isWritable = ({ sizes }: EditedItem, column: Column): boolean =>
  column !== 'price' || sizes.length === 0;

/** Returns the text of a cell for copying and editing. `readCell` reads it again. */
export function cellText(
  item: EditedItem,
  column: Column,
  categories: readonly EditedCategory[],
): string {
  const { name, description, categoryId, price, isAvailable } = item;
  return {
    name,
    description: description ?? '',
    category: categories.find(({ id }) => id === categoryId)?.name ?? '',
    price,
    available: isAvailable ? MESSAGES.yes : MESSAGES.no,
  }[column];
}

/** Parses typed or pasted text by the same rules as the item form and the server. */
export function readCell(
  column: Column,
  text: string,
  categories: readonly EditedCategory[],
): Reading {
  const written = normalizedText(text);
  if (column === 'category') return categoryIn(written, categories);
  if (column === 'available') return availabilityIn(written);
  if (column === 'price') {
    if (!written) return { fault: MESSAGES.priceMissing };
    const price = priceIn(written);
    return price ? { changes: { price } } : { fault: MESSAGES.noPrice(shortened(written)) };
  }
  if (column === 'name' && !written) return { fault: MESSAGES.nameMissing };
  const changes = column === 'name' ? { name: written } : { description: written || null };
  const [fault] = faultsOf(UpdateItemRequest, changes).values();
  return fault ? { fault } : { changes };
}

function categoryIn(name: string, categories: readonly EditedCategory[]): Reading {
  const isNamed = (other: string) => foldedName(other) === foldedName(name);
  const category = categories.find((known) => isNamed(known.name));
  if (category) return { changes: { categoryId: category.id } };
  if (!name || isNamed(UNCATEGORIZED)) return { changes: { categoryId: null } };
  return { fault: MESSAGES.noCategory(shortened(name)) };
}

const YES = ['si', 's', '1', 'x', 'true', 'verdadero', 'disponible'];
const NO = ['no', 'n', '0', 'false', 'falso', 'agotado', 'no disponible'];

function availabilityIn(text: string): Reading {
  const word = searchable(text.slice(0, 20));
  if (YES.includes(word)) return { changes: SERVED };
  if (NO.includes(word)) return { changes: SOLD_OUT };
  return { fault: MESSAGES.notAvailable(shortened(text)) };
}

const shortened = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
