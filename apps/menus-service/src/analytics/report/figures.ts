import { PlannedStatement } from '@cartaviva/persistence';
import type { DataSource } from 'typeorm';
import type { StoredCounts } from '../counts';
import { boundsOf, countedIn, daysBefore } from './counted-periods';
import type { Period } from './period';

export interface Figures {
  /** Views, views from QR codes, visitors in hexadecimal, and other counts of each day and month. */
  readonly counted: readonly (readonly [number, number, string, StoredCounts | null])[];
  /** Views and hexadecimal visitors of the previous period. */
  readonly countedBefore: readonly (readonly [number, string])[];
  /** Day, views, and views of new visitors, for each day with a view. */
  readonly days: readonly (readonly [string, number, number])[];
  readonly categories: readonly { id: string; name: string }[];
  readonly items: readonly {
    id: string;
    name: string;
    imageUrl: string | null;
    isAvailable: boolean;
  }[];
}

const CATEGORIES = `
  SELECT id, name FROM menu_categories
  WHERE menu_id = $1 AND $10::bool ORDER BY display_order, created_at, id`;

const ITEMS = `
  SELECT id, name, image_url AS "imageUrl", is_available AS "isAvailable" FROM menu_items
  WHERE menu_id = $1 AND deleted_at IS NULL AND $10::bool ORDER BY name, id`;

const list = (row: string, rows: string) =>
  `(SELECT coalesce(json_agg(${row}), '[]') FROM ${rows} one)`;

/**
 * Reads all figures in one statement, which gives a consistent snapshot. Parameters: menu, bounds of the period and
 * of the previous one, and true for details. Visitors are hexadecimal in JSON, because pg parses arrays of bytea
 * slowly.
 */
const FIGURES = new PlannedStatement<Figures>(
  'menu-figures',
  `SELECT
    ${list(`json_build_array(views, qr, encode(visitors, 'hex'), CASE WHEN $10::bool THEN counts END)`, countedIn(2))} AS counted,
    ${list(`json_build_array(views, encode(visitors, 'hex'))`, countedIn(6))} AS "countedBefore",
    ${list(
      'json_build_array(day, views, newcomers)',
      `(
      SELECT day, views, newcomers FROM menu_days WHERE menu_id = $1 AND day BETWEEN $2::date AND $3::date)`,
    )} AS days,
    ${list('one', `(${CATEGORIES})`)} AS categories,
    ${list('one', `(${ITEMS})`)} AS items`,
);

/** Reads views and visitors. `isDetailed` adds all counts, categories, and items. */
export async function figuresOf(
  dataSource: DataSource,
  menuId: string,
  period: Period,
  { isDetailed }: { isDetailed: boolean },
): Promise<Figures> {
  const [figures] = await FIGURES.run(dataSource, [
    menuId,
    ...boundsOf(period),
    ...boundsOf(daysBefore(period)),
    isDetailed,
  ]);
  return figures!;
}
