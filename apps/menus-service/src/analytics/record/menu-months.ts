import { groupedBy } from '@cartaviva/domain';
import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Counts, type StoredCounts } from '../counts';
import { addDays, dayOf, monthOf } from '../day';
import { VisitorSketch } from '../visitor-sketch';

const HOUR_MS = 3_600_000;
/** Days after a month ends during which browsers may still send its visits (`MAX_LATE_SECONDS`). */
const LATE_DAYS = 2;
/** Past months to check daily, because a late batch may have deleted any of them. */
const MONTHS_BACK = 12;
const AT_ONCE = 100;

/** Only one replica builds months at a time, and never while a batch changes days of a past month. */
const LOCK_MONTHS = `SELECT pg_advisory_xact_lock(hashtext('menu-months'))`;
export const LOCK_MONTHS_SHARED = `SELECT pg_advisory_xact_lock_shared(hashtext('menu-months'))`;

const UNBUILT = `
  SELECT id FROM menus WHERE id > $1
    AND NOT EXISTS (SELECT FROM menu_months WHERE menu_id = menus.id AND month = $2)
  ORDER BY id LIMIT ${AT_ONCE}`;

const DAYS = `
  SELECT menu_id AS "menuId", views, qr, newcomers, counts, visitors FROM menu_days
  WHERE menu_id = ANY($1::uuid[]) AND day >= $2 AND day < $3`;

const ADD = `
  INSERT INTO menu_months (menu_id, month, views, qr, newcomers, counts, visitors)
  SELECT built.menu_id, $2, views, qr, newcomers, counts, visitors
  FROM unnest($1::uuid[], $3::int[], $4::int[], $5::int[], $6::json[], $7::bytea[])
    AS built (menu_id, views, qr, newcomers, counts, visitors)
  JOIN menus ON menus.id = built.menu_id
  ON CONFLICT DO NOTHING`;

interface DayRow {
  readonly menuId: string;
  readonly views: number;
  readonly qr: number;
  readonly newcomers: number;
  readonly counts: StoredCounts;
  readonly visitors: Buffer;
}

/**
 * Adds up the days of each menu into one row per past month, so that a report of a year reads twelve rows and the
 * days around them. Reports read the days of a month without a row, so a row may be missing. A late batch deletes the
 * row of its month. Runs in each replica; repetitions change nothing.
 */
@Injectable()
export class MenuMonths {
  private lastRun: string | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async build(): Promise<void> {
    const today = dayOf(this.clock.now());
    if (this.lastRun === today) return;
    const open = monthOf(addDays(today, -LATE_DAYS));
    for (let back = MONTHS_BACK; back > 0; back -= 1) await this.buildMonth(monthOf(open, -back));
    this.lastRun = today;
  }

  private async buildMonth(month: string): Promise<void> {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after) after = await this.buildAfter(after, month);
  }

  /** @returns the ID of the last menu that was read, or undefined if there are no more */
  private buildAfter(after: string, month: string): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK_MONTHS);
      const menus = await manager.query<{ id: string }[]>(UNBUILT, [after, month]);
      await buildFor(
        manager,
        menus.map(({ id }) => id),
        month,
      );
      return menus.at(-1)?.id;
    });
  }
}

async function buildFor(manager: EntityManager, menuIds: string[], month: string): Promise<void> {
  if (menuIds.length === 0) return;
  const days = await manager.query<DayRow[]>(DAYS, [menuIds, month, monthOf(month, 1)]);
  const byMenu = [...groupedBy(days, ({ menuId }) => menuId)];
  if (byMenu.length === 0) return;
  const sum = (count: (day: DayRow) => number) =>
    byMenu.map(([, ofMenu]) => ofMenu.reduce((total, day) => total + count(day), 0));
  await manager.query(ADD, [
    byMenu.map(([menuId]) => menuId),
    month,
    sum(({ views }) => views),
    sum(({ qr }) => qr),
    sum(({ newcomers }) => newcomers),
    byMenu.map(([, ofMenu]) => JSON.stringify(countsOf(ofMenu))),
    byMenu.map(([, ofMenu]) => visitorsOf(ofMenu)),
  ]);
}

function countsOf(days: readonly DayRow[]): Counts {
  const all = new Counts();
  for (const { counts } of days) all.addAll(counts);
  return all;
}

const visitorsOf = (days: readonly DayRow[]): Buffer =>
  VisitorSketch.union(days.map(({ visitors }) => VisitorSketch.read(visitors))).toBytes();
