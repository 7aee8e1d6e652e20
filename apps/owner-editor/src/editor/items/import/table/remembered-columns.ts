import { deviceEntries, type DraftColumnRole, type DraftTable } from '@cartaviva/domain';

/** Role of each column; null for a column that is not read. */
export type ColumnRoles = readonly (DraftColumnRole | null)[];

const KEY = 'tableColumns';
/** Maximum number of heading rows stored, with the latest first. */
const MAX_REMEMBERED = 20;

type Remembered = readonly (readonly [headings: string, roles: ColumnRoles])[];

/** Identifies tables with the same headings. Empty for a table without any. */
export function headingsKey({ columns }: DraftTable): string {
  const titles = columns.map(({ title }) => title.trim().toLowerCase());
  return titles.some(Boolean) ? JSON.stringify(titles) : '';
}

function read(): Remembered {
  try {
    const stored: unknown = JSON.parse(deviceEntries.read(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Remembered) : [];
  } catch {
    return [];
  }
}

/** Returns the roles that the owner chose last for a table with these headings in this browser. */
export function rememberedRoles(table: DraftTable): ColumnRoles | undefined {
  const key = headingsKey(table);
  return key ? read().find(([headings]) => headings === key)?.[1] : undefined;
}

export function rememberRoles(table: DraftTable, roles: ColumnRoles): void {
  const key = headingsKey(table);
  if (!key) return;
  const others = read().filter(([headings]) => headings !== key);
  deviceEntries.write(KEY, JSON.stringify([[key, roles], ...others].slice(0, MAX_REMEMBERED)));
}
