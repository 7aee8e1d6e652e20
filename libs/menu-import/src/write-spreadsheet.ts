import type { Allergen, DietaryTag, PricedOption } from '@cartaviva/domain';
import { writeOptions } from './options-cell';
import { withoutFormula } from './table';

export interface WrittenItem {
  readonly name: string;
  readonly price: string;
  readonly description: string | null;
  readonly category: string | null;
  readonly dietaryTags: readonly DietaryTag[];
  readonly allergens: readonly Allergen[];
  readonly isAvailable: boolean;
  readonly sizes?: readonly PricedOption[];
  readonly extras?: readonly PricedOption[];
  readonly externalId?: string | null;
}

interface WrittenColumn<Item> {
  readonly title: string;
  /** Width of the column in a workbook, in characters. */
  readonly width: number;
  readonly text: (item: Item) => string;
  /** An optional column is omitted if no item has a value for it. */
  readonly isOptional?: boolean;
}

const COLUMNS: readonly WrittenColumn<WrittenItem>[] = [
  { title: 'Nombre', width: 32, text: ({ name }) => name },
  { title: 'Precio', width: 12, text: ({ price }) => price },
  { title: 'Descripción', width: 48, text: ({ description }) => description ?? '' },
  { title: 'Categoría', width: 20, text: ({ category }) => category ?? '' },
  { title: 'Etiquetas', width: 24, text: ({ dietaryTags }) => dietaryTags.join(', ') },
  { title: 'Alérgenos', width: 24, text: ({ allergens }) => allergens.join(', ') },
  { title: 'Disponible', width: 12, text: ({ isAvailable }) => (isAvailable ? 'Sí' : 'No') },
  {
    title: 'Tamaños',
    width: 40,
    isOptional: true,
    text: ({ sizes = [] }) => writeOptions(sizes),
  },
  {
    title: 'Extras',
    width: 40,
    isOptional: true,
    text: ({ extras = [] }) => writeOptions(extras),
  },
  { title: 'Código', width: 16, isOptional: true, text: ({ externalId }) => externalId ?? '' },
];

export const writtenColumns = (
  items: readonly WrittenItem[],
): readonly WrittenColumn<WrittenItem>[] =>
  COLUMNS.filter(({ isOptional, text }) => !isOptional || items.some((item) => text(item) !== ''));

/** Byte order mark. Without it, spreadsheet programs read `ñ` as two letters. */
const BOM = '\uFEFF';

/** Writes items as a CSV for spreadsheet programs and for `readSpreadsheet`. */
export function writeSpreadsheet(items: readonly WrittenItem[]): string {
  const columns = writtenColumns(items);
  return writeTable([
    columns.map(({ title }) => title),
    ...items.map((item) => columns.map(({ text }) => text(item))),
  ]);
}

/** Writes lines of cells as a CSV for spreadsheet programs and for `readSpreadsheet`. */
export const writeTable = (lines: readonly (readonly string[])[]): string =>
  BOM + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');

/**
 * Marks a cell that a spreadsheet program would compute as text, because an item's name is never a formula. This
 * includes full-width signs, which some programs treat like the usual ones.
 */
function cell(text: string): string {
  const harmless = /^[\t\r]/.test(text) ? `'${text}` : withoutFormula(text);
  return /[",\r\n;\t|]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
