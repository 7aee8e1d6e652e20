import {
  ALLERGENS,
  DIETARY_TAGS,
  priceIn,
  RULE_MESSAGES,
  searchable,
  TEXT_LIMITS,
  whyDenied,
  type Allergen,
  type DietaryTag,
} from '@cartaviva/domain';
import { longest, notAnAllergen, notAPrice, whyUnread } from './cell-faults';
import { COLUMNS, layoutOf, type Column } from './columns';
import type { Table } from './table';

/** An item of a spreadsheet, ready to be written. */
export interface ImportedItem {
  /** As the owner's program counts: the first line is 1. */
  readonly line: number;
  readonly name: string;
  readonly price: string;
  readonly description: string | null;
  /** Null for one that belongs to no category. */
  readonly category: string | null;
  readonly dietaryTags: readonly DietaryTag[];
  readonly allergens: readonly Allergen[];
  readonly isAvailable: boolean;
  /** Of the item that the line was exported from; empty for one that is new, or where no column says. */
  readonly id: string;
}

/** A line that cannot be an item, and why, in the owner's words. */
export interface RefusedLine {
  readonly line: number;
  readonly reason: string;
}

export interface MenuSpreadsheet {
  /** Those that it has: what the others would say is not said. */
  readonly columns: readonly Column[];
  readonly items: readonly ImportedItem[];
  readonly refused: readonly RefusedLine[];
}

const isWritten = (cell: string): boolean => cell.trim() !== '';

/** Finds the items of a table. Blank lines are nobody's fault; every other line is one or the other. */
export function menuSpreadsheet(table: Table): MenuSpreadsheet {
  const { hasHeading, at } = layoutOf(table.find((cells) => cells.some(isWritten)) ?? []);
  const items: ImportedItem[] = [];
  const refused: RefusedLine[] = [];
  let isFirst = true;
  table.forEach((cells, index) => {
    if (!cells.some(isWritten)) return;
    const isHeading = hasHeading && isFirst;
    isFirst = false;
    if (isHeading) return;
    const line = index + 1;
    const found = itemOf(line, (column) => cells[at[column] ?? -1] ?? '');
    if (typeof found === 'string') refused.push({ line, reason: found });
    else items.push(found);
  });
  return { columns: COLUMNS.filter((column) => at[column] !== undefined), items, refused };
}

/** A cell as it was meant: composed, and without the mark that keeps programs from computing it. */
export const textOf = (cell: string): string =>
  cell
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');

/** The item that a line is, or why it is none. */
function itemOf(line: number, written: (column: Column) => string): ImportedItem | string {
  const reason = COLUMNS.map((column) => whyUnread(column, written(column))).find(Boolean);
  if (reason) return reason;
  const cell = (column: Column) => textOf(written(column));
  const [name, price, description, category] = [
    cell('name'),
    cell('price'),
    cell('description'),
    cell('category'),
  ];
  if (!name) return 'Falta el nombre.';
  if (!price) return 'Falta el precio.';
  const canonical = priceIn(price);
  if (canonical === null) return notAPrice(price);
  if (tooLong(name, TEXT_LIMITS.name)) return longest('name');
  if (tooLong(category, TEXT_LIMITS.name)) return longest('category');
  if (tooLong(description, TEXT_LIMITS.description)) return longest('description');
  const unprintable = [name, description, category].some((text) => /[^\P{C}\n\t]/u.test(text));
  if (unprintable) return `${RULE_MESSAGES.text}.`;
  const allergens = allergensIn(cell('allergens'));
  if (typeof allergens === 'string') return notAnAllergen(allergens);
  const dietaryTags = tagsIn(cell('tags'));
  const contradiction = whyDenied({ dietaryTags, allergens });
  if (contradiction) return `${contradiction}.`;
  return {
    line,
    name,
    price: canonical,
    description: description || null,
    category: category || null,
    dietaryTags,
    allergens,
    isAvailable: !/^(no|0|false|agotado)$/i.test(cell('available')),
    id: cell('id'),
  };
}

const tooLong = (text: string, max: number): boolean => [...text].length > max;

const SEPARATOR = /[,;|/]/;

/** The dietary tags that a cell names; words that are none say nothing. */
function tagsIn(text: string): DietaryTag[] {
  const words = text.split(SEPARATOR).map(searchable);
  return DIETARY_TAGS.filter((tag) => words.includes(searchable(tag)));
}

/** Other words for allergens, as `searchable` leaves them. */
const OTHER_WORDS: Readonly<Record<string, Allergen>> = {
  trigo: 'Gluten',
  huevo: 'Huevos',
  cacahuate: 'Maní',
  cacahuete: 'Maní',
  cacahuetes: 'Maní',
  soja: 'Soya',
  leche: 'Lácteos',
  nueces: 'Frutos secos',
  sesamo: 'Ajonjolí',
};

/** The allergens that a cell names, or the word that is none: who is allergic relies on all of them. */
function allergensIn(text: string): Allergen[] | string {
  const known = new Map<string, Allergen>(ALLERGENS.map((one) => [searchable(one), one]));
  const found = new Set<Allergen>();
  for (const written of text.split(SEPARATOR)) {
    const word = searchable(written);
    const allergen = known.get(word) ?? OTHER_WORDS[word];
    if (allergen) found.add(allergen);
    else if (word) return written.trim();
  }
  return ALLERGENS.filter((one) => found.has(one));
}
