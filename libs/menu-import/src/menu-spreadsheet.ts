import {
  PRINTABLE,
  RULE_MESSAGES,
  searchable,
  TEXT_LIMITS,
  whyDenied,
  type Allergen,
  type DietaryTag,
  type PricedOption,
} from '@cartaviva/domain';
import { allergenColumn, joinedAllergens, type AllergenColumn } from './allergen-columns';
import { allergensIn, tagsIn } from './allergens-and-tags';
import { chooseSheet, type OtherSheet } from './choose-sheet';
import { COLUMN_TEXTS, longest, notUnderstood, whyUnread } from './cell-faults';
import { findColumns, hasHeadingLine, type Columns, type TableKind } from './find-columns';
import { COLUMNS, headingIn, type Column } from './headings';
import { readOptions } from './options-cell';
import { centsMark, isEach, pricedBy, priceInCell, threeDigitsMark, unitIn } from './price-cell';
import { mappedColumns, type ColumnMapping } from './mapped-columns';
import { isFilled, textOf, type Cell, type Sheet, type Table } from './table';
import { yesOrNo } from './yes-or-no';

export interface ImportedItem {
  /** Number of the line as the owner's program shows it, from 1. */
  readonly line: number;
  readonly name: string;
  readonly price: string;
  readonly description: string | null;
  readonly category: string | null;
  readonly dietaryTags: readonly DietaryTag[];
  readonly allergens: readonly Allergen[];
  readonly isAvailable: boolean;
  readonly sizes?: readonly PricedOption[];
  readonly extras?: readonly PricedOption[];
  readonly externalId?: string;
  /** ID of the item from which the line was exported. It is empty for a new item or without a column of IDs. */
  readonly id: string;
}

export interface RefusedLine {
  readonly line: number;
  readonly reason: string;
}

export interface MenuSpreadsheet {
  /** Columns of the table. Fields of missing columns stay unchanged. */
  readonly columns: readonly Column[];
  readonly ignored: readonly string[];
  readonly items: readonly ImportedItem[];
  readonly refused: readonly RefusedLine[];
}

export interface SheetOfMenu extends MenuSpreadsheet {
  readonly otherSheets: readonly OtherSheet[];
}

const MENU: TableKind<Column> = {
  headingIn,
  needs: [['name'], ['price']],
  columnName: (column) => COLUMN_TEXTS[column].inSentence,
  // An item is available only if all such columns say so.
  many: ['available', 'variant'],
};

/** Returns true if a table has a line of headings, even an ambiguous one. */
export const hasMenuHeadings = (table: Table): boolean => hasHeadingLine(table, MENU);

/**
 * Reads the menu in the first sheet that has headings, and names the other sheets.
 * @param mapping roles of the columns, which replace their headings
 * @throws UnreadableSpreadsheet with the reason, if no sheet has clear headings
 */
export function menuInSheets(sheets: readonly Sheet[], mapping?: ColumnMapping): SheetOfMenu {
  const { chosen, otherSheets } = chooseSheet(sheets, MENU);
  return { ...menuSpreadsheet(chosen, mapping), otherSheets };
}

/**
 * Reads the items of a table. Every line that is not blank becomes an item or a refusal.
 * @throws UnreadableSpreadsheet with the reason, if the headings are unclear
 */
export function menuSpreadsheet(table: Table, mapping?: ColumnMapping): MenuSpreadsheet {
  const columns = mapping ? mappedColumns(table, mapping) : findColumns(table, MENU);
  const answered = answeredColumns(table, columns, mapping);
  const read = lineReader(table, columns, answered);
  const items: ImportedItem[] = [];
  const refused: RefusedLine[] = [];
  table.forEach((cells, index) => {
    if (!cells.some(isFilled) || index === columns.line) return;
    const line = index + 1;
    const found =
      index < columns.line ? 'Está encima de los títulos de la tabla.' : read(cells, line);
    if (typeof found === 'string') refused.push({ line, reason: found });
    else items.push(found);
  });
  const named = new Set(columns.found.map(({ column }) => column));
  if (answered.length > 0) named.add('allergens');
  return {
    columns: COLUMNS.filter((column) => named.has(column)),
    ignored: columns.ignored.filter((title) => !answered.some((one) => one.title === title)),
    items,
    refused,
  };
}

/** Maximum length of a heading that names an allergen. */
const MAX_HEADING = 80;

interface AnsweredColumn extends AllergenColumn {
  readonly at: number;
}

/** Finds the columns that say yes or no about an allergen. A mapping without roles for them leaves them unread. */
function answeredColumns(
  table: Table,
  { line, found }: Columns<Column>,
  mapping: ColumnMapping | undefined,
): readonly AnsweredColumn[] {
  if (mapping) return [];
  const known = new Set(found.map(({ at }) => at));
  const below = table.slice(line + 1);
  return (table[line] ?? []).flatMap((title, at) => {
    if (known.has(at) || typeof title !== 'string' || title.length > MAX_HEADING) return [];
    const cells = below.map((row) => row[at] ?? '');
    const column = allergenColumn(textOf(title), cells);
    return column ? [{ ...column, at }] : [];
  });
}

/** Returns a function that parses a line as an item or returns the reason to refuse it. */
function lineReader(
  table: Table,
  { line: headingLine, found, titled }: Columns<Column>,
  answered: readonly AnsweredColumn[],
) {
  const at = new Map(found.map((one) => [one.column, one]));
  const prices = table
    .slice(headingLine + 1)
    .map((cells) => cells[at.get('price')?.at ?? -1] ?? '');
  const decimalMarks = new Set(prices.map(centsMark));

  return (cells: readonly Cell[], line: number): ImportedItem | string => {
    const written = (column: Column): Cell => cells[at.get(column)?.at ?? -1] ?? '';
    for (const column of COLUMNS) {
      const reason = at.has(column) && whyUnread(column, written(column));
      if (reason) return reason;
    }
    const stray = cells.find((cell, place) => !titled.has(place) && isFilled(cell));
    if (stray !== undefined) {
      return `«${textOf(shortened(stray))}» está en una columna sin título. Si es parte de un precio con coma, escribe el precio entre comillas.`;
    }
    return itemIn(line, written, {
      unit: at.get('price')?.unit,
      isAvailable: availability(cells, found),
      answered: answeredAllergens(cells, answered),
      isAmbiguous: decimalMarks.has(threeDigitsMark(written('price')) ?? ''),
      hasCategories: at.has('category'),
      variant: found
        .filter(({ column }) => column === 'variant')
        .map((one) => textOf(cells[one.at] ?? ''))
        .find((text) => text !== '' && !NO_VARIANT.has(searchable(text))),
    });
  };
}

/** Words with which point-of-sale systems mark an item without variants. */
const NO_VARIANT = new Set([
  'regular',
  'default title',
  'default',
  'normal',
  'unico',
  'unica',
  '-',
]);

const shortened = (cell: Cell): Cell => (typeof cell === 'string' ? cell.slice(0, 30) : cell);

/** Combines all columns of availability. Returns the text of a cell that says neither yes nor no. */
function availability(cells: readonly Cell[], found: Columns<Column>['found']): boolean | string {
  let isAvailable = true;
  for (const { column, at, isInverse = false } of found) {
    const cell = cells[at] ?? '';
    if (column !== 'available' || !isFilled(cell)) continue;
    const said = yesOrNo(cell);
    if (said === undefined) return notUnderstood('available', textOf(shortened(cell)));
    if (said === isInverse) isAvailable = false;
  }
  return isAvailable;
}

/** Returns the allergens of the columns named after them, or the refusal of a cell that says neither yes nor no. */
function answeredAllergens(
  cells: readonly Cell[],
  columns: readonly AnsweredColumn[],
): readonly Allergen[] | string {
  const found: Allergen[] = [];
  for (const { at, title, allergens, answer } of columns) {
    const cell = cells[at] ?? '';
    const said = answer(cell);
    if (said === 'yes') found.push(...allergens);
    else if (said !== 'no')
      return notUnderstood('allergens', `${title}: ${textOf(shortened(cell))}`);
  }
  return found;
}

interface LineContext {
  readonly unit: string | undefined;
  readonly isAvailable: boolean | string;
  readonly answered: readonly Allergen[] | string;
  /** True for `14.455` in a column with `9.50`: the separator may mark thousands or decimals. */
  readonly isAmbiguous: boolean;
  readonly hasCategories: boolean;
  readonly variant: string | undefined;
}

function itemIn(
  line: number,
  written: (column: Column) => Cell,
  { unit: unitOfColumn, isAvailable, answered, isAmbiguous, hasCategories, variant }: LineContext,
): ImportedItem | string {
  const cell = (column: Column) => textOf(written(column));
  const [name, category, externalId] = [cell('name'), cell('category'), cell('externalId')];
  if (!name) return 'Falta el nombre.';
  if (variant !== undefined) {
    return `Es una variante («${variant.slice(0, 30)}»): escribe los tamaños de un plato en su fila, en una columna Tamaños.`;
  }
  const sizes = readOptions('sizes', cell('sizes'));
  if (typeof sizes === 'string') return sizes;
  const extras = readOptions('extras', cell('extras'));
  if (typeof extras === 'string') return extras;
  const amount = written('price');
  if (!isFilled(amount) && sizes.length === 0) {
    const isAlone = COLUMNS.every((column) => column === 'name' || !isFilled(written(column)));
    return isAlone && !hasCategories
      ? 'Falta el precio. Si es una sección, escríbela en una columna Categoría.'
      : 'Falta el precio.';
  }
  const found = isFilled(amount) ? priceInCell(amount) : { price: sizes[0]!.price, unit: null };
  if (found === null || isAmbiguous) return notUnderstood('price', textOf(amount));
  if (sizes[0] && sizes[0].price !== found.price) {
    return `El precio es ${found.price} y el del primer tamaño, ${sizes[0].price}: escribe el mismo en los dos.`;
  }
  const unit = found.unit ?? unitOfColumn ?? unitOfLine(written);
  if (unit === undefined) return notUnderstood('byWeight', cell('byWeight'));
  const description = [cell('description'), unit && pricedBy(unit)].filter(Boolean).join('\n');
  const texts = { name, category, description, externalId } as const;
  for (const [column, text] of Object.entries(texts)) {
    if (tooLong(text, COLUMN_TEXTS[column as keyof typeof texts].max)) {
      return longest(column as keyof typeof texts);
    }
    if (!PRINTABLE.test(text)) return `${RULE_MESSAGES.text}.`;
  }
  if (typeof isAvailable === 'string') return isAvailable;
  const dietaryTags = tagsIn(cell('tags'));
  if (typeof dietaryTags === 'string') return notUnderstood('tags', dietaryTags);
  if (typeof answered === 'string') return answered;
  const listed = allergensIn(cell('allergens'));
  if (typeof listed === 'string') return notUnderstood('allergens', listed);
  const allergens = joinedAllergens(listed, answered);
  const contradiction = whyDenied({ dietaryTags, allergens });
  if (contradiction) return `${contradiction}.`;
  return {
    line,
    name,
    price: found.price,
    description: description || null,
    category: category || null,
    dietaryTags,
    allergens,
    isAvailable,
    ...(sizes.length > 0 && { sizes }),
    ...(extras.length > 0 && { extras }),
    ...(externalId && { externalId }),
    id: cell('id'),
  };
}

/** Returns the unit in the other columns: empty for the item as served, undefined if unclear. */
function unitOfLine(written: (column: Column) => Cell): string | undefined {
  const text = textOf(written('unit'));
  const unit = unitIn(text) ?? text.slice(0, TEXT_LIMITS.option);
  if (unit && !isEach(unit)) return unit;
  const byWeight = written('byWeight');
  if (!isFilled(byWeight)) return '';
  const isByWeight = yesOrNo(byWeight);
  return isByWeight === undefined ? undefined : isByWeight ? 'peso' : '';
}

const tooLong = (text: string, max: number): boolean => [...text].length > max;
