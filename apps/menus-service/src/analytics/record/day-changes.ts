import { PlannedStatement } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import { Counts, type StoredCounts } from '../counts';
import { monthOf } from '../day';
import { VisitorSketch } from '../visitor-sketch';
import { LOCK_MONTHS_SHARED } from './menu-months';

/** Change of a batch to the counts of one day of a menu. The numbers may be negative. */
export interface DayChange {
  readonly menuId: string;
  readonly day: string;
  views: number;
  qr: number;
  newcomers: number;
  readonly counts: Counts;
  /** Hashes of visitors with their first view of the day. */
  readonly visitors: number[];
}

export class DayChanges {
  private readonly days = new Map<string, DayChange>();

  of(menuId: string, day: string): DayChange {
    const key = keyOf({ menuId, day });
    const known = this.days.get(key);
    if (known) return known;
    const change: DayChange = {
      ...{ menuId, day, views: 0, qr: 0, newcomers: 0 },
      ...{ counts: new Counts(), visitors: [] },
    };
    this.days.set(key, change);
    return change;
  }

  /**
   * Adds all changes to `menu_days`. The rows stay locked until the transaction ends.
   * @returns the promise of the last statement, which may still be pending
   */
  async store(manager: EntityManager, today: string): Promise<{ last: Promise<unknown> }> {
    const past = [...this.days.values()].filter(({ day }) => monthOf(day) < monthOf(today));
    if (past.length > 0) await forgetMonths(manager, past);
    let missing = [...this.days.values()];
    let last: Promise<unknown> = Promise.resolve();
    while (missing.length > 0) {
      await last;
      ({ missing, last } = await storeOnce(manager, missing));
    }
    return { last };
  }
}

const keyOf = ({ menuId, day }: { menuId: string; day: string }) => `${menuId} ${day}`;

const DAYS = `
  unnest($1::uuid[], $2::date[], $3::int[], $4::int[], $5::int[], $6::json[], $7::bytea[])
    AS given (menu_id, day, views, qr, newcomers, counts, visitors)`;

/**
 * Inserts the new days, then locks and reads the others. Both use the order of the keys, and all inserts come before
 * the locks, so that batches never deadlock. A day that another batch inserted meanwhile is in neither part.
 */
const ADD_OR_LOCK = new PlannedStatement<DayRow & { isNew: boolean }>(
  'menu-days-add',
  `  WITH given AS MATERIALIZED (SELECT * FROM ${DAYS}),
  added AS (
    INSERT INTO menu_days (menu_id, day, views, qr, newcomers, counts, visitors)
    SELECT * FROM given ORDER BY menu_id, day
    ON CONFLICT DO NOTHING
    RETURNING menu_id, day
  ), known AS MATERIALIZED (
    SELECT stored.* FROM menu_days stored JOIN given USING (menu_id, day)
    WHERE (SELECT count(*) FROM added) < cardinality($1)
    ORDER BY stored.menu_id, stored.day FOR UPDATE OF stored
  )
  SELECT menu_id AS "menuId", day::text, true AS "isNew", 0 AS views, 0 AS qr, 0 AS newcomers,
    NULL::json AS counts, NULL::bytea AS visitors FROM added
  UNION ALL
  SELECT menu_id, day::text, false, views, qr, newcomers, counts, visitors FROM known`,
);

const CHANGE = new PlannedStatement(
  'menu-days-change',
  `  UPDATE menu_days SET views = given.views, qr = given.qr, newcomers = given.newcomers,
    counts = given.counts, visitors = given.visitors
  FROM ${DAYS} WHERE menu_days.menu_id = given.menu_id AND menu_days.day = given.day`,
);

interface DayRow {
  readonly menuId: string;
  readonly day: string;
  readonly views: number;
  readonly qr: number;
  readonly newcomers: number;
  readonly counts: StoredCounts | Counts;
  readonly visitors: Buffer;
}

/** @returns the changes to store again, and the pending statement that stores the others */
async function storeOnce(manager: EntityManager, changes: DayChange[]): Promise<StoredOnce> {
  const rows = changes.map((change) => changed(EMPTY, change));
  const stored = await ADD_OR_LOCK.runIn(manager, columnsOf(rows));
  const byKey = new Map(changes.map((change) => [keyOf(change), change]));
  const updated = stored
    .filter(({ isNew }) => !isNew)
    .map((row) => changed(row, byKey.get(keyOf(row))!));
  const last = updated.length > 0 ? CHANGE.runIn(manager, columnsOf(updated)) : Promise.resolve();
  for (const row of stored) byKey.delete(keyOf(row));
  return { missing: [...byKey.values()], last };
}

interface StoredOnce {
  readonly missing: DayChange[];
  readonly last: Promise<unknown>;
}

const EMPTY = {
  ...{ views: 0, qr: 0, newcomers: 0, counts: {}, visitors: VisitorSketch.empty().toBytes() },
};

function changed(row: Omit<DayRow, 'menuId' | 'day'>, change: DayChange): DayRow {
  const counts = new Counts();
  counts.addAll(row.counts);
  counts.addAll(change.counts);
  const visitors = VisitorSketch.read(row.visitors);
  for (const hash of change.visitors) visitors.add(hash);
  return {
    menuId: change.menuId,
    day: change.day,
    views: row.views + change.views,
    qr: row.qr + change.qr,
    newcomers: row.newcomers + change.newcomers,
    counts,
    visitors: change.visitors.length > 0 ? visitors.toBytes() : row.visitors,
  };
}

const columnsOf = (rows: readonly DayRow[]) => [
  rows.map(({ menuId }) => menuId),
  rows.map(({ day }) => day),
  rows.map(({ views }) => views),
  rows.map(({ qr }) => qr),
  rows.map(({ newcomers }) => newcomers),
  rows.map(({ counts }) => JSON.stringify(counts)),
  rows.map(({ visitors }) => visitors),
];

const FORGET_MONTHS = `
  DELETE FROM menu_months WHERE ctid = ANY (ARRAY(
    SELECT month.ctid FROM menu_months month
    JOIN unnest($1::uuid[], $2::date[]) AS past (menu_id, month) USING (menu_id, month)
    ORDER BY month.menu_id, month.month FOR UPDATE OF month))`;

/** Deletes the months whose days change. Reports read the days until the months are built again. */
async function forgetMonths(manager: EntityManager, past: readonly DayChange[]): Promise<void> {
  await manager.query(LOCK_MONTHS_SHARED);
  await manager.query(FORGET_MONTHS, [
    past.map(({ menuId }) => menuId),
    past.map(({ day }) => monthOf(day)),
  ]);
}
