import type { TableQuery } from '@cartaviva/api-client';
import type { DraftColumnRole, DraftTable } from '@cartaviva/domain';
import { TABLE_MESSAGES as MESSAGES } from './messages';
import { headingsKey, rememberedRoles, type ColumnRoles } from './remembered-columns';

export interface SheetChoice {
  readonly isRead: boolean;
  /** Empty when the server determines the roles. */
  readonly roles: ColumnRoles;
}

/** Choices by sheet, in the order of the file. */
export type TableChoice = readonly SheetChoice[];

type Tables = readonly DraftTable[];

const REPEATABLE: readonly DraftColumnRole[] = [
  'size',
  'description',
  'variant',
  'tags',
  'allergens',
];
const PRICED: readonly DraftColumnRole[] = ['price', 'size', 'sizes'];

/**
 * Returns the initial choice: the roles that the owner selected earlier for these headings, or else the detected
 * ones. An uncertain price column is left for the owner to choose.
 */
export function firstChoice(tables: Tables): TableChoice {
  return tables.map((table) => ({
    isRead: table.isRead || tables.length === 1,
    roles:
      rememberedRoles(table) ??
      table.columns.map(({ role }) => (table.isUnclear && role === 'price' ? null : role)),
  }));
}

/** Returns the choice that answers every question of a table by what is remembered, or undefined. */
export function rememberedChoice(tables: Tables): TableChoice | undefined {
  const roles = tables.map((table) => (table.isRead ? rememberedRoles(table) : undefined));
  if (tables.some(({ isUnclear }, at) => isUnclear && !roles[at])) return undefined;
  return tables.map(({ isRead }, at) => ({ isRead, roles: roles[at] ?? [] }));
}

/** Groups the sheets to read by their headings. The columns of a group are chosen together. */
export function sheetGroups(tables: Tables, choice: TableChoice): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  tables.forEach((table, at) => {
    if (!choice[at]?.isRead) return;
    const key = headingsKey(table) || `${at}`;
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  return [...groups.values()];
}

export const withSheet = (choice: TableChoice, at: number, isRead: boolean): TableChoice =>
  choice.map((sheet, index) => (index === at ? { ...sheet, isRead } : sheet));

export const withRole = (
  choice: TableChoice,
  sheets: readonly number[],
  column: number,
  role: DraftColumnRole | null,
): TableChoice =>
  choice.map((sheet, at) =>
    sheets.includes(at) ? { ...sheet, roles: sheet.roles.with(column, role) } : sheet,
  );

export function choiceFault(choice: TableChoice): string | undefined {
  const read = choice.filter(({ isRead }) => isRead);
  if (read.length === 0) return MESSAGES.noSheet;
  if (read.some(({ roles }) => !roles.includes('name'))) return MESSAGES.noName;
  const repeated = read
    .flatMap(({ roles }) => roles.filter((role, at) => role && roles.indexOf(role) < at))
    .find((role) => role && !REPEATABLE.includes(role));
  return repeated ? MESSAGES.twice(repeated) : undefined;
}

export const lacksPrice = (choice: TableChoice): boolean =>
  choice.some(
    ({ isRead, roles }) => isRead && !roles.some((role) => role && PRICED.includes(role)),
  );

export function tableQuery(choice: TableChoice): TableQuery {
  const mappings = choice.map(({ isRead, roles }) => (isRead ? roles.join(',') : ''));
  const sheets = choice.flatMap(({ isRead }, at) => (isRead ? [at] : []));
  return {
    ...(mappings.some(Boolean) && { mapping: mappings.join(';') }),
    ...(choice.length > 1 && { sheets: sheets.join(',') }),
  };
}
