import { allergenColumn, type AllergenColumn } from '../allergen-columns';
import { allergensIn } from '../allergens-and-tags';
import { namesSize } from '../draft/menu-words';
import { isFilled, textOf, type Table } from '../table';
import { profileColumns, type ColumnProfile } from './column-profile';
import { findHeadingRow, MAX_COLUMNS } from './find-heading-row';
import {
  TOTAL_RANK,
  WEAK_RANK,
  tableHeading,
  type ColumnRole,
  type TableHeading,
} from './table-headings';

export interface TableColumn extends TableHeading {
  /** Index in a row, from 0. */
  readonly at: number;
  readonly profile: ColumnProfile;
  /** Present if the role is `allergen`. */
  readonly allergen?: AllergenColumn;
}

export interface TableColumns {
  /** Index of the heading row, or -1. */
  readonly headingRow: number;
  readonly columns: readonly TableColumn[];
  /** True if another column may be the name. */
  readonly isNameDoubtful: boolean;
  /** True if another column may be the price, or none is certain. */
  readonly isPriceDoubtful: boolean;
  readonly isCategoryDoubtful: boolean;
}

/** Roles that only one column may have. */
const SINGLE: readonly ColumnRole[] = ['name', 'price', 'category', 'externalId', 'unit', 'sizes'];
const SINGLE_TOO: readonly ColumnRole[] = ['extras', 'tags', 'allergens', 'byWeight', 'group'];

/**
 * Assigns a role to each column of a table by its heading and its cells. Position is no evidence: the second column
 * may be a price, a code or a cost.
 * @param mapping roles chosen by the owner, one for each column; null for a column that is not read
 */
export function assignColumns(
  table: Table,
  mapping?: readonly (ColumnRole | null)[],
): TableColumns {
  const headingRow = findHeadingRow(table) ?? -1;
  const titles = headingRow < 0 ? [] : table[headingRow]!;
  const rows = table.slice(headingRow + 1);
  const width = Math.max(0, ...rows.map((cells) => cells.length), titles.length);
  const profiles = profileColumns(rows, Math.min(width, MAX_COLUMNS), titles);
  const found = profiles.map((profile, at) => ({ at, profile, ...tableHeading(titles[at] ?? '') }));
  const filled = found.map((one) => withAllergen(byContent(one, rows), rows));
  if (mapping) return mapped(headingRow, filled, mapping);
  const known = withShopRanks(filled);
  const columns = withPrice(withName(withCategory(withoutRivals(withFurtherSizes(known)))), rows);
  return { headingRow, ...columns };
}

/** Roles of columns that connect the rows of an item. Owners do not choose them. */
const LINKS: readonly (ColumnRole | undefined)[] = ['group', 'rowKind', 'parent'];

function mapped(
  headingRow: number,
  found: readonly TableColumn[],
  mapping: readonly (ColumnRole | null)[],
): TableColumns {
  const columns = found.map((column): TableColumn => {
    if (column.role === 'allergen' && mapping[column.at] === 'allergens') return column;
    const role = mapping[column.at] ?? (LINKS.includes(column.role) ? column.role : 'other');
    return { ...column, role, ...(role === 'size' && { size: column.size ?? column.title }) };
  });
  const isSure = { isNameDoubtful: false, isPriceDoubtful: false, isCategoryDoubtful: false };
  return { headingRow, columns, ...isSure };
}

/** Recognizes a column that says yes or no about an allergen. */
function withAllergen(column: TableColumn, rows: Table): TableColumn {
  if (column.role !== undefined && column.role !== 'other' && column.role !== 'size') return column;
  const cells = rows.map((row) => row[column.at] ?? '').filter((cell) => cell !== column.title);
  const allergen = allergenColumn(column.title, cells);
  return allergen ? { ...column, role: 'allergen', allergen } : column;
}

/** Exports of Shopify have the shop's own category in `Type` and one of Google's in `Product Category`. */
function withShopRanks(columns: readonly TableColumn[]): readonly TableColumn[] {
  const isShop = columns.some(({ title }) => /^body \(html\)$/iu.test(title));
  if (!isShop) return columns;
  return columns.map((column) =>
    /^type$/iu.test(column.title) ? { ...column, rank: -1 } : column,
  );
}

/** Kinds of the rows in an export of WooCommerce. */
const SHOP_KINDS =
  /^(?:simple|variable|variation|variaci[oó]n|grouped|external|virtual|downloadable)(?:,|$)/iu;

/** Corrects a role that the cells contradict. */
function byContent(column: TableColumn, rows: Table): TableColumn {
  const { role, profile, title } = column;
  const isEmpty = profile.filled === 0;
  const as = (other: ColumnRole | undefined): TableColumn => ({ ...column, role: other });
  if (isEmpty && role !== undefined) return as('other');
  if (
    /^(?:type|tipo)$/iu.test(title) &&
    cellsIn(column, rows).every((text) => SHOP_KINDS.test(text))
  ) {
    return as('rowKind');
  }
  // A column `Contiene` may list allergens or ingredients.
  if (role === 'allergens' && !/^al[eé]rg|allerg/iu.test(title) && !areAllergens(column, rows)) {
    return as('description');
  }
  const namesSizes = /porci[oó]n|raci[oó]n|tama[nñ]o|presentaci[oó]n|medida/iu.test(title);
  if (
    role === 'description' &&
    namesSizes &&
    profile.texts > 0.8 &&
    cellsIn(column, rows).every(namesSize)
  ) {
    return as('variant');
  }
  const isOfPrices = profile.prices > 0.8 && !profile.isTechnical;
  if (role === 'description' && isOfPrices && profile.texts === 0) {
    return /raci[oó]n|porci[oó]n/iu.test(title) ? { ...as('size'), size: title } : as('other');
  }
  if (role === 'size' && !isOfPrices) return as(profile.texts > 0.5 ? 'variant' : 'other');
  if (role === 'price' && profile.prices === 0 && profile.texts > 0.8) return as('other');
  if ((role === 'available' || role === 'soldOut') && column.isDoubtful && !profile.isFlag) {
    return as('other');
  }
  if (
    role === 'available' &&
    /stock|existencia/iu.test(title) &&
    !profile.isFlag &&
    profile.texts === 0
  ) {
    return as('other');
  }
  if (role === 'name' && profile.texts < 0.3 && profile.prices > 0.8) return as('other');
  return column;
}

/** Treats price columns beside a size as further sizes if no column is the price: `Vaso, Pichel`. */
function withFurtherSizes(columns: readonly TableColumn[]): readonly TableColumn[] {
  if (columns.some(({ role }) => role === 'price')) return columns;
  const isFurther = ({ role, title, profile }: TableColumn) =>
    role === undefined &&
    /\p{L}/u.test(title) &&
    profile.prices > 0.8 &&
    !profile.isCounter &&
    !profile.isTechnical;
  const sizes = new Set(columns.filter(({ role }) => role === 'size').map(({ at }) => at));
  for (const order of [columns, columns.toReversed()]) {
    for (const column of order) {
      const isBeside = sizes.has(column.at - 1) || sizes.has(column.at + 1);
      if (isBeside && isFurther(column)) sizes.add(column.at);
    }
  }
  return columns.map((column) =>
    sizes.has(column.at) && column.role === undefined
      ? { ...column, role: 'size', size: column.title }
      : column,
  );
}

/** Texts of the first filled cells of a column. */
const cellsIn = ({ at }: TableColumn, rows: Table): string[] =>
  rows
    .map((cells) => cells[at] ?? '')
    .filter(isFilled)
    .slice(0, 50)
    .map((cell) => textOf(cell).slice(0, 200));

const areAllergens = (column: TableColumn, rows: Table): boolean => {
  const texts = cellsIn(column, rows);
  return texts.filter((text) => Array.isArray(allergensIn(text))).length > texts.length / 2;
};

function withoutRivals(columns: readonly TableColumn[]): TableColumn[] {
  const best = new Map<ColumnRole, TableColumn>();
  for (const column of columns) {
    const { role } = column;
    if (!role || role === 'price' || ![...SINGLE, ...SINGLE_TOO].includes(role)) continue;
    const rival = best.get(role);
    if (!rival || column.rank < rival.rank) best.set(role, column);
  }
  return columns.map((column) => {
    const winner = column.role && best.get(column.role);
    if (!winner || winner === column) return column;
    // A second name, such as the drink of a combination, describes the item.
    const describes = column.role === 'name' && column.rank < WEAK_RANK;
    return { ...column, role: describes ? 'description' : 'other' };
  });
}

function withCategory(columns: readonly TableColumn[]) {
  if (columns.some(({ role }) => role === 'category'))
    return { columns, isCategoryDoubtful: false };
  const [found] = columns.filter(
    ({ role, profile, title }) =>
      role === undefined &&
      profile.texts > 0.8 &&
      (profile.sections >= 0.5 || (title === '' && profile.distinct < 0.6 && profile.filled > 3)),
  );
  if (!found) return { columns, isCategoryDoubtful: false };
  const isCategoryDoubtful = found.profile.sections < 0.5;
  return { columns: withRole(columns, found, 'category'), isCategoryDoubtful };
}

const withRole = (columns: readonly TableColumn[], chosen: TableColumn, role: ColumnRole) =>
  columns.map((column) => (column === chosen ? { ...column, role } : column));

type Categorized = ReturnType<typeof withCategory>;

function withName({ columns, ...rest }: Categorized) {
  if (columns.some(({ role }) => role === 'name'))
    return { columns, ...rest, isNameDoubtful: false };
  const words = columns.filter(
    ({ role, profile }) => role === undefined && profile.texts > 0.6 && !profile.isTechnical,
  );
  const names = words.filter(({ profile }) => profile.averageLength <= 60);
  const most = Math.max(1, ...names.map(({ profile }) => profile.filled));
  const [chosen] = [...names].sort((one, other) => nameScore(other, most) - nameScore(one, most));
  if (chosen) {
    const isNameDoubtful = words.length > 1;
    const named = withRole(columns, chosen, 'name').map((column) =>
      // Words without a heading describe the item. A column with a heading has other content.
      words.includes(column) && column.title === ''
        ? { ...column, role: 'description' as const }
        : column,
    );
    return { columns: named, ...rest, isNameDoubtful };
  }
  // In `Descripción, Precio, Línea` from a point-of-sale system, the description is the name.
  const [described] = columns.filter(({ role }) => role === 'description');
  const isNameDoubtful = (described?.profile.averageLength ?? 0) > 60;
  if (!described) return { columns, ...rest, isNameDoubtful: true };
  return { columns: withRole(columns, described, 'name'), ...rest, isNameDoubtful };
}

/** Scores a column as a candidate for the name. Names are short, distinct and present in all rows. */
function nameScore({ profile, at }: TableColumn, most: number): number {
  const { distinct, filled, averageLength, sections } = profile;
  return distinct * 4 + (filled / most) * 5 - averageLength / 40 - sections * 4 - at / 100;
}

type Named = ReturnType<typeof withName>;

function withPrice({ columns, ...rest }: Named, rows: Table) {
  const priced = columns.filter(({ role }) => role === 'price');
  const sizes = columns.filter(({ role }) => role === 'size');
  const sure = priced.filter(({ isDoubtful, profile }) => !isDoubtful && profile.prices > 0);
  const done = (chosen: TableColumn | undefined, isPriceDoubtful: boolean) => ({
    columns: columns.map((column): TableColumn => {
      const isRival = column.role === 'price' && column !== chosen;
      if (column === chosen) return { ...column, role: 'price' };
      return isRival ? { ...column, role: 'other' } : column;
    }),
    ...rest,
    isPriceDoubtful,
  });
  const [best, ...rivals] = [...sure].sort((one, other) => one.rank - other.rank);
  if (best) {
    const isSame = ({ at }: TableColumn) => rows.every((cells) => cells[at] === cells[best.at]);
    return done(
      best,
      rivals.some(
        (rival) => (rival.rank === best.rank || best.rank === TOTAL_RANK) && !isSame(rival),
      ),
    );
  }
  if (sizes.length > 0) return done(undefined, sizes.length === 1);
  const [doubtful] = priced
    .filter(({ profile }) => profile.prices > 0)
    .toSorted((one, other) => yearIn(other) - yearIn(one));
  if (doubtful) return done(doubtful, true);
  const amounts = columns.filter(
    ({ role, profile }) =>
      role === undefined && profile.prices > 0.6 && !profile.isCounter && !profile.isTechnical,
  );
  const [likely = amounts[0]] = amounts.filter(({ profile }) => profile.surePrices > 0.5);
  if (!likely) return done(priced[0], true);
  const isSure = amounts.length === 1 && likely.title === '' && likely.profile.surePrices > 0.8;
  return done(likely, !isSure);
}

/** Returns the year in a heading such as `Precio 2026`, or 0. */
const yearIn = ({ title }: TableColumn): number => Number(/\b20\d\d\b/u.exec(title)?.[0] ?? 0);
