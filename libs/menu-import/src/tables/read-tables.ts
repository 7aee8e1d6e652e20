import {
  CATEGORIES_PER_MENU,
  foldedName,
  ITEMS_PER_MENU,
  type DraftColumnRole,
  type DraftItem,
  type DraftTable,
  type MenuDraft,
} from '@cartaviva/domain';
import { doubtOtherCurrencies } from '../currency-in-text';
import { namesSection } from '../draft/menu-words';
import type { ColumnMapping } from '../mapped-columns';
import { isFilled, type Cell, type Sheet, type Table } from '../table';
import { assignColumns, type TableColumns } from './assign-columns';
import { fillCategories } from './fill-categories';
import { lineText } from './cell-text';
import { fitTexts, rowReader, type RowItem } from './draft-row';
import { joinBlocks } from './join-blocks';
import { joinVariants } from './join-variants';
import { categoriesOfSheet, isMenuSheet, sheetCategory } from './menu-sheets';
import { tableHeading } from './table-headings';
import { classifyRows } from './table-rows';
import { uprightTable } from './upright-table';

export interface TableChoice {
  /** A mapping for all sheets, or one for each sheet of the file. The reader maps a sheet without roles. */
  readonly mappings?: readonly ColumnMapping[];
  readonly sheets?: readonly number[];
}

const MAX_UNREAD = 1000;
const MAX_TEXT = 1000;
/** Number of rows that the owner sees when choosing columns. */
const FIRST_ROWS = 5;
const MAX_CELL = 80;

interface ReadSheet {
  readonly table: DraftTable;
  readonly items: readonly RowItem[];
  readonly unread: readonly string[];
}

/** Reads the items of all sheets. Each filled row is an item, a category, or unread text. */
export function readTables(sheets: readonly Sheet[], choice: TableChoice = {}): MenuDraft {
  const filled = sheets
    .filter(({ table }) => table.some((cells) => cells.some(isFilled)))
    .map((sheet) => ({ ...sheet, table: uprightTable(sheet.table) }));
  const isChosen = (sheet: Sheet, at: number) =>
    choice.sheets ? choice.sheets.includes(at) : isMenuSheet(sheet, filled);
  const read = filled.map((sheet, at) =>
    isChosen(sheet, at) ? readSheet(sheet, filled, findMapping(choice, at)) : unreadSheet(sheet),
  );
  const categories = categoriesOfSheet(filled);
  const items = read.flatMap((sheet) => sheet.items);
  const currencies = doubtOtherCurrencies(items);
  for (const item of items) item.category ||= categories.get(foldedName(item.name)) ?? '';
  return {
    ...draftOf(
      items,
      read.flatMap(({ unread }) => unread),
    ),
    ...(currencies.length > 0 && { currencies }),
    tables: read.map(({ table }) => table),
  };
}

function findMapping({ mappings = [] }: TableChoice, at: number): ColumnMapping | undefined {
  const mapping = mappings.length === 1 ? mappings[0] : mappings[at];
  return mapping?.some((role) => role !== null) ? mapping : undefined;
}

function unreadSheet(sheet: Sheet): ReadSheet {
  const { name } = sheet;
  const table = joinBlocks(sheet.table);
  const rows = table.filter((cells) => cells.some(isFilled)).length;
  return {
    table: { name, isRead: false, isUnclear: false, ...shownTable(table, assignColumns(table)) },
    items: [],
    unread: name
      ? [
          `Hoja${sheet.isHidden ? ' oculta' : ''} «${name}» (${rows} ${rows === 1 ? 'fila' : 'filas'})`,
        ]
      : [],
  };
}

function readSheet(
  sheet: Sheet,
  sheets: readonly Sheet[],
  mapping: ColumnMapping | undefined,
): ReadSheet {
  const { name } = sheet;
  const table = joinBlocks(sheet.table);
  const found = assignColumns(table, mapping);
  const rows = classifyRows(table, found);
  const read = rowReader(rows, found);
  let section = sectionInHeadings(table, found);
  const above = textsAbove(table, found).filter((text) => text !== section);
  const unread = [...hiddenTexts(sheet), ...above, ...otherColumns(found)];
  const items: RowItem[] = [];
  let isUsed = false;
  for (const row of rows) {
    if (row.kind === 'skipped') continue;
    if (row.kind === 'item') {
      const item = read(row);
      item.category ||= section;
      items.push(item);
      isUsed = true;
    } else if (row.kind === 'section') {
      if (section && !isUsed) unread.push(section);
      section = lineText(row.cells.find(isFilled)!);
      isUsed = false;
    } else unread.push(textOfRow(row.cells));
  }
  fillCategories(items, found);
  const { items: dishes, others } = joinVariants(items);
  unread.push(...others.map(({ line }) => textOfRow(table[line - 1]!)));
  const ofSheet = sheetCategory(sheet, sheets);
  for (const item of dishes) {
    item.category ||= ofSheet;
    fitTexts(item);
    unread.push(...item.unread.map((text) => `${item.name}: ${text}`));
  }
  const isUnclear = !mapping && (found.isPriceDoubtful || found.isNameDoubtful);
  return {
    table: { name, isRead: true, isUnclear, ...shownTable(table, found) },
    items: dishes,
    unread,
  };
}

/**
 * Returns the section that the headings name: `SOPAS | Almuerzo | Cena`, and further down `CARNES | Almuerzo | Cena`.
 */
function sectionInHeadings(table: Table, { columns, headingRow }: TableColumns): string {
  const above = (table[headingRow - 1] ?? []).filter(isFilled);
  if (above.length === 1 && namesSection(lineText(above[0]!))) return lineText(above[0]!);
  const name = columns.find(({ role }) => role === 'name');
  if (!name || !namesSection(name.title) || tableHeading(name.title).role) return '';
  const others = columns.filter(({ at, title }) => at !== name.at && title !== '');
  const isRepeated = table
    .slice(headingRow + 1)
    .some((cells) => others.every(({ at, title }) => lineText(cells[at] ?? '') === title));
  return others.length > 1 && isRepeated ? name.title : '';
}

const textOfRow = (cells: readonly Cell[]): string =>
  cells
    .map((cell) => lineText(cell))
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_TEXT);

const hiddenTexts = ({ hidden = [], hiddenColumns = [], isCut = false }: Sheet): string[] => [
  ...hiddenColumns.map((title) => `Columna oculta: ${textOfRow([title])}`),
  ...hidden.map((cells) => `Fila oculta: ${textOfRow(cells)}`),
  ...(isCut ? ['Solo se leen las primeras 5,000 filas y 200 columnas de la hoja'] : []),
];

const textsAbove = (table: Table, { headingRow }: TableColumns): string[] =>
  table
    .slice(0, Math.max(0, headingRow))
    .filter((cells) => cells.some(isFilled))
    .map(textOfRow);

function otherColumns({ columns }: TableColumns): string[] {
  const others = columns.filter(
    ({ role, title, profile }) => !isRead(role) && title && profile.filled > 0,
  );
  if (others.length === 0) return [];
  return [
    `Columnas que no se leen: ${others.map(({ title }) => title).join(', ')}`.slice(0, MAX_TEXT),
  ];
}

const isRead = (role: TableColumns['columns'][number]['role']): boolean =>
  role !== undefined && role !== 'other';

function shownTable(table: Table, { headingRow, columns }: TableColumns) {
  const rows = table.slice(headingRow + 1).filter((cells) => cells.some(isFilled));
  return {
    columns: columns.map(({ title, role }) => ({ title, role: shownRole(role) })),
    firstRows: rows
      .slice(0, FIRST_ROWS)
      .map((cells) => columns.map(({ at }) => lineText(cells[at] ?? '').slice(0, MAX_CELL))),
  };
}

const shownRole = (role: TableColumns['columns'][number]['role']): DraftColumnRole | null => {
  if (role === 'allergen') return 'allergens';
  return role === undefined || ['other', 'group', 'rowKind', 'parent'].includes(role)
    ? null
    : (role as DraftColumnRole);
};

function draftOf(items: readonly RowItem[], unread: readonly string[]): MenuDraft {
  const groups = new Map<string, { name: string | null; items: DraftItem[] }>();
  const rest: string[] = [];
  const codes = new Set<string>();
  let count = 0;
  for (const item of items) {
    const key = foldedName(item.category);
    const isFull =
      count >= ITEMS_PER_MENU || (!groups.has(key) && groups.size >= CATEGORIES_PER_MENU);
    if (isFull) {
      rest.push([item.category, item.name, item.price].filter(Boolean).join(' '));
      continue;
    }
    if (codes.has(item.externalId)) rest.push(`${item.name}: código repetido «${item.externalId}»`);
    const group = groups.get(key) ?? { name: item.category || null, items: [] };
    groups.set(key, group);
    group.items.push(toDraftItem(item, codes));
    codes.add(item.externalId || ' ');
    count += 1;
  }
  const texts = [...unread, ...repeatedItems(items), ...rest].filter(Boolean);
  const listed = texts.slice(0, MAX_UNREAD).map((text) => ({ text }));
  const more = texts.slice(MAX_UNREAD).join('\n');
  return {
    categories: [...groups.values()].toSorted(
      (one, other) => Number(one.name !== null) - Number(other.name !== null),
    ),
    unread: more ? [...listed, { text: more }] : listed,
  };
}

function toDraftItem(item: RowItem, codes: ReadonlySet<string>): DraftItem {
  const { name, price, description, doubts, sizes, extras, dietaryTags, allergens } = item;
  const hasCode = item.externalId !== '' && !codes.has(item.externalId);
  return {
    name,
    price,
    description: description || null,
    doubts: [...doubts].sort(),
    ...(sizes.length > 0 && { sizes }),
    ...(extras.length > 0 && { extras }),
    ...(dietaryTags.length > 0 && { dietaryTags }),
    ...(allergens.length > 0 && { allergens }),
    ...(item.isAvailable !== undefined && { isAvailable: item.isAvailable }),
    ...(hasCode && { externalId: item.externalId }),
  };
}

function repeatedItems(items: readonly RowItem[]): string[] {
  const keyOf = (item: RowItem) =>
    [item.category, item.name, item.price].map((text) => foldedName(text ?? '')).join('\t');
  const first = new Set<string>();
  const repeated = items.filter((item) => {
    const isRepeated = first.has(keyOf(item));
    first.add(keyOf(item));
    return isRepeated;
  });
  if (repeated.length === 0) return [];
  const count = repeated.length === 1 ? '1 fila se repite' : `${repeated.length} filas se repiten`;
  return [
    `${count}: ${[...new Set(repeated.map(({ name }) => name))].join(', ')}`.slice(0, MAX_TEXT),
  ];
}
