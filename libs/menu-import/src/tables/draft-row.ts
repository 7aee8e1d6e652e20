import {
  PRINTABLE,
  searchable,
  TEXT_LIMITS,
  whyDenied,
  type Allergen,
  type DietaryTag,
  type DraftDoubt,
  type PricedOption,
} from '@cartaviva/domain';
import { joinedAllergens } from '../allergen-columns';
import { allergensIn, tagsIn } from '../allergens-and-tags';
import { namesSize } from '../draft/menu-words';
import { currencyIn } from '../currency-in-text';
import { readOptions } from '../options-cell';
import {
  centsMark,
  firstListedPrice,
  isEach,
  pricedBy,
  priceInCell,
  threeDigitsMark,
  unitIn,
} from '../price-cell';
import { isFilled, type Cell } from '../table';
import { yesOrNo } from '../yes-or-no';
import type { TableColumn, TableColumns } from './assign-columns';
import { lineText, plainText } from './cell-text';
import type { TableRow } from './table-rows';

export interface RowItem {
  readonly line: number;
  name: string;
  price: string | null;
  description: string;
  category: string;
  readonly doubts: Set<DraftDoubt>;
  sizes: PricedOption[];
  extras: PricedOption[];
  dietaryTags: DietaryTag[];
  allergens: Allergen[];
  isAvailable: boolean | undefined;
  externalId: string;
  /** The variant in this row, such as `Grande`. It is empty for words such as `Regular`. */
  variant: string;
  /** The variant as written. */
  readonly writtenVariant: string;
  /** Kind of the row in the program that wrote it, such as `variation`. */
  readonly rowKind: string;
  /** Choice or addition in this row, such as `Extras: Tocineta 60`. */
  readonly modifier: string;
  /** Identifier that all rows of an item share. It is empty without such a column. */
  group: string;
  parent: string;
  /** Code of the currency that the row names. */
  readonly currency: string | undefined;
  /** Texts of cells that could not be parsed, with the reason. */
  readonly unread: string[];
}

/** Words with which point-of-sale systems mark an item without variants. */
const NO_VARIANT =
  /^(?:regular|default(?: title)?|normal|unic[oa]|estandar|standard|base|-|n\/?a)?$/;

export function rowReader(rows: readonly TableRow[], found: TableColumns) {
  const { columns, isNameDoubtful, isPriceDoubtful, isCategoryDoubtful } = found;
  const [priceColumn] = columns.filter(({ role }) => role === 'price');
  const decimalMarks = new Set(
    priceColumn ? rows.map(({ cells }) => centsMark(cells[priceColumn.at] ?? '')) : [],
  );

  return ({ cells, line }: TableRow): RowItem => {
    const cellsOf = (role: TableColumn['role']) =>
      columns
        .filter((column) => column.role === role)
        .map((column) => ({ column, cell: cells[column.at] ?? '' }));
    const cellOf = (role: TableColumn['role']): Cell => cellsOf(role)[0]?.cell ?? '';
    const item: RowItem = {
      ...{ line, name: lineText(cellOf('name')), price: null, description: '' },
      category: lineText(cellOf('category')),
      doubts: new Set(),
      ...{ sizes: [], extras: [], dietaryTags: [], allergens: [], isAvailable: undefined },
      externalId: lineText(cellOf('externalId')).slice(0, TEXT_LIMITS.externalId),
      variant: variantIn(cellsOf('variant')),
      writtenVariant: cellsOf('variant')
        .map(({ cell }) => lineText(cell))
        .filter(Boolean)
        .join(' · '),
      rowKind: searchable(lineText(cellOf('rowKind'))),
      modifier: modifierIn(columns, cells),
      currency: currencyOfRow(columns, cells),
      ...{ group: lineText(cellOf('group')), parent: lineText(cellOf('parent')), unread: [] },
    };
    if (isNameDoubtful || typeof cellOf('name') !== 'string') item.doubts.add('name');
    if (isCategoryDoubtful && item.category) item.doubts.add('category');
    readPrices(item, cellsOf, { priceColumn, isPriceDoubtful, decimalMarks });
    describe(item, cellsOf);
    readDetails(item, cellsOf);
    return item;
  };
}

type CellsOf = (role: TableColumn['role']) => readonly { column: TableColumn; cell: Cell }[];

const variantIn = (variants: ReturnType<CellsOf>): string =>
  variants
    .map(({ cell }) => lineText(cell))
    .filter((text) => !NO_VARIANT.test(searchable(text)))
    .join(' · ');

const CURRENCY = /^(?:moneda|divisa|currency(?: code)?|price ?currency)$/iu;

/** Returns the currency of the price, of a separate column, or of the price heading. */
function currencyOfRow(columns: readonly TableColumn[], cells: TableRow['cells']) {
  const price = columns.find(({ role }) => role === 'price' || role === 'size');
  const column = columns.find(({ title }) => CURRENCY.test(title));
  const said = [price && cells[price.at], column && cells[column.at], price?.title];
  return said.map((cell) => currencyIn(lineText(cell ?? ''))).find(Boolean);
}

/** Heading of a column about additions: `Modifier Name`, `Precio del modificador`. */
const MODIFIER =
  /^(?:modifi|option(?!s? ?\d)|opci[oó]n(?!(?:es)? ?\d)|add-?on|topping|complement|precio (?:del? )?(?:modif|opci|complem|top))|modif(?:ier|icador)/iu;

/** Returns the modifier of a row. In some exports, several rows repeat an item, each with one modifier. */
const modifierIn = (columns: readonly TableColumn[], cells: TableRow['cells']): string =>
  columns
    .filter(({ role, title }) => (role === 'other' || role === undefined) && MODIFIER.test(title))
    .map(({ at }) => lineText(cells[at] ?? ''))
    .filter(Boolean)
    .join(' ')
    .slice(0, 200);

interface PriceContext {
  readonly priceColumn: TableColumn | undefined;
  readonly isPriceDoubtful: boolean;
  readonly decimalMarks: ReadonlySet<string | undefined>;
}

function readPrices(
  item: RowItem,
  cellsOf: CellsOf,
  { priceColumn, isPriceDoubtful, decimalMarks }: PriceContext,
): void {
  const price = cellsOf('price')[0]?.cell ?? '';
  const read = isFilled(price) ? priceInCell(price) : null;
  item.price = read?.price ?? null;
  if (isFilled(price) && !read) {
    item.unread.push(`precio «${lineText(price).slice(0, 60)}»`);
    item.price = firstListedPrice(price);
  }
  // `14.455` beside `9.50` is ambiguous: the point may mark thousands or decimals.
  const isAmbiguous = decimalMarks.has(threeDigitsMark(price) ?? '');
  readSizes(item, cellsOf);
  const isUnread = read === null && item.sizes.length === 0;
  if (isPriceDoubtful || isAmbiguous || isUnread || item.price === '0.00') item.doubts.add('price');
  const unit = read?.unit ?? priceColumn?.unit ?? unitOfRow(item, cellsOf);
  if (unit) item.description = pricedBy(unit);
}

function readSizes(item: RowItem, cellsOf: CellsOf): void {
  for (const { column, cell } of cellsOf('size')) {
    const price = isFilled(cell) ? priceInCell(cell)?.price : undefined;
    if (price)
      item.sizes.push({ name: (column.size ?? column.title).slice(0, TEXT_LIMITS.option), price });
    else if (isFilled(cell) && !/^[-–—xX]$/u.test(lineText(cell))) {
      item.doubts.add('price');
      item.unread.push(`${column.title} «${lineText(cell).slice(0, 60)}»`);
    }
  }
  for (const role of ['sizes', 'extras'] as const) {
    const text = plainText(cellsOf(role)[0]?.cell ?? '');
    const options = text ? readOptions(role, text) : [];
    if (typeof options !== 'string') item[role] = [...item[role], ...options];
    else {
      item.doubts.add('price');
      item.unread.push(`${role === 'sizes' ? 'tamaños' : 'extras'} «${text.slice(0, 200)}»`);
    }
  }
  const [first] = item.sizes;
  if (!first) return;
  // A price beside sizes is the price of one of them, or another amount.
  if (item.price !== null && item.price !== first.price) item.doubts.add('price');
  item.price = first.price;
  if (item.sizes.length === 1 && cellsOf('sizes').length === 0) item.sizes = [];
}

/** Returns the unit in the other columns. It is empty for the item as served. */
function unitOfRow(item: RowItem, cellsOf: CellsOf): string {
  const text = lineText(cellsOf('unit')[0]?.cell ?? '').slice(0, TEXT_LIMITS.option);
  const unit = unitIn(text) ?? text;
  if (unit && !isEach(unit)) return unit;
  const byWeight = cellsOf('byWeight')[0]?.cell ?? '';
  if (!isFilled(byWeight)) return '';
  const said = yesOrNo(byWeight);
  if (said === undefined) item.doubts.add('price');
  return said ? 'peso' : '';
}

function describe(item: RowItem, cellsOf: CellsOf): void {
  const texts = cellsOf('description').map(({ column, cell }) => {
    const text = plainText(cell);
    const isSame = searchable(text) === searchable(item.name);
    if (!text || isSame) return '';
    return /^bebidas?$/iu.test(column.title) ? `${column.title}: ${text}` : text;
  });
  const all = [...new Set([...texts, item.description])].filter(Boolean);
  item.description = all.join('\n');
}

function readDetails(item: RowItem, cellsOf: CellsOf): void {
  for (const { column, cell } of [...cellsOf('available'), ...cellsOf('soldOut')]) {
    if (!isFilled(cell)) continue;
    const said = yesOrNo(cell);
    if (said === undefined) {
      item.doubts.add('available');
      item.unread.push(`${column.title} «${lineText(cell).slice(0, 60)}»`);
      item.isAvailable = false;
    } else if (said === (column.role === 'soldOut')) {
      item.isAvailable = false;
      if (column.isDoubtful) item.doubts.add('available');
    } else item.isAvailable ??= true;
  }
  const tags = known(item, 'tags', cellsOf, tagsIn);
  const listed = known(item, 'allergens', cellsOf, allergensIn);
  const allergens = joinedAllergens(listed, answeredAllergens(item, cellsOf));
  item.dietaryTags = tags;
  item.allergens = allergens;
  if (whyDenied({ dietaryTags: tags, allergens })) {
    item.doubts.add('tags');
    item.unread.push(`etiquetas «${tags.join(', ')}»`);
    item.dietaryTags = [];
  }
}

/** Returns the allergens of columns named after them. An unclear cell counts as yes, because it may hide an allergen. */
function answeredAllergens(item: RowItem, cellsOf: CellsOf): Allergen[] {
  return cellsOf('allergen').flatMap(({ column: { allergen }, cell }) => {
    const answer = allergen!.answer(cell);
    if (answer === 'unsaid' || answer === 'unclear') item.doubts.add('allergens');
    if (answer === 'unclear')
      item.unread.push(`${allergen!.title} «${lineText(cell).slice(0, 60)}»`);
    return answer === 'yes' || answer === 'unclear' ? allergen!.allergens : [];
  });
}

/** Returns the known words of all columns with a role, and marks the others as doubtful. */
function known<Word>(
  item: RowItem,
  role: 'tags' | 'allergens',
  cellsOf: CellsOf,
  read: (text: string) => Word[] | string,
): Word[] {
  const text = cellsOf(role)
    .map(({ cell }) => lineText(cell))
    .filter(Boolean)
    .join(', ')
    .slice(0, 400);
  if (!text) return [];
  const whole = read(text);
  if (Array.isArray(whole)) return whole;
  const words = text
    .split(/[,;|/]| y | and /u)
    .map((word) => word.trim())
    .filter(Boolean);
  const readings = words.map((word) => ({ word, found: read(word) }));
  const unknown = readings.filter(({ found }) => typeof found === 'string');
  if (unknown.length > 0) {
    // An unknown tag is harmless because shops use tags to sort goods. A missing allergen is dangerous.
    if (role === 'allergens') item.doubts.add(role);
    item.unread.push(
      `${role === 'tags' ? 'etiquetas' : 'alérgenos'} «${unknown.map(({ word }) => word).join(', ')}»`,
    );
  }
  return [...new Set(readings.flatMap(({ found }) => (Array.isArray(found) ? found : [])))];
}

/** Marks texts that no item can store as doubtful, and shortens them. */
export function fitTexts(item: RowItem): void {
  const hasWords = /\p{L}/u.test(item.name) && PRINTABLE.test(item.name);
  if (!hasWords || namesSize(item.name) || [...item.name].length > TEXT_LIMITS.name)
    item.doubts.add('name');
  item.name = fitted(item.name, TEXT_LIMITS.name, item.unread);
  item.description = fitted(item.description, TEXT_LIMITS.description, item.unread);
  if ([...item.category].length > TEXT_LIMITS.name) item.doubts.add('category');
  item.category = fitted(item.category, TEXT_LIMITS.name, item.unread);
}

function fitted(text: string, max: number, unread: string[]): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  unread.push(`«${characters.slice(max).join('').slice(0, 500)}»`);
  return characters.slice(0, max).join('').trim();
}
