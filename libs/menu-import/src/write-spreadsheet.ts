import type { Allergen, DietaryTag } from '@cartaviva/domain';

/** An item as a table holds it. */
export interface WrittenItem {
  readonly name: string;
  readonly price: string;
  readonly description: string | null;
  readonly category: string | null;
  readonly dietaryTags: readonly DietaryTag[];
  readonly allergens: readonly Allergen[];
  readonly isAvailable: boolean;
}

/** What the columns are called. */
export const HEADING = [
  'Nombre',
  'Precio',
  'Descripción',
  'Categoría',
  'Etiquetas',
  'Alérgenos',
  'Disponible',
];

/** Byte order mark: without it spreadsheets take `ñ` for two letters. */
const BOM = '\uFEFF';

/** Items as a CSV that spreadsheets open and that `readSpreadsheet` reads again. */
export function writeSpreadsheet(items: readonly WrittenItem[]): string {
  const lines = items.map(({ dietaryTags, allergens, isAvailable, ...item }) => [
    item.name,
    item.price,
    item.description ?? '',
    item.category ?? '',
    dietaryTags.join(', '),
    allergens.join(', '),
    isAvailable ? 'Sí' : 'No',
  ]);
  return writeTable([HEADING, ...lines]);
}

/** Lines of cells as a CSV that spreadsheets open and that `readSpreadsheet` reads again. */
export const writeTable = (lines: readonly (readonly string[])[]): string =>
  BOM + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');

/**
 * A cell that a spreadsheet would compute is marked as text: an item's name is never a formula. Of the wide
 * marks, too: some programs read them as the narrow ones.
 */
function cell(text: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
