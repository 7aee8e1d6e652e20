import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayOf, monthOf } from '../day';
import { VisitorSketch } from '../visitor-sketch';
import { COUNT_RETENTION_MONTHS, oldestDay } from './retention-months';

const HOUR_MS = 3_600_000;
/** Rows that one statement deletes; far fewer than the statement timeout of four seconds allows. */
const AT_ONCE = 5000;
const SKETCHES_AT_ONCE = 200;
/** Months before the limit that are searched for visitors. They are normally removed within the hour. */
const OVERDUE_MONTHS = 2;

const TABLES = { menu_days: 'day', menu_months: 'month' } as const;

const deletionOf = (table: string, start: string) => `
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${start} < $1 LIMIT ${AT_ONCE}))`;

const exactOf = (table: string, start: string) => `
  SELECT menu_id AS "menuId", ${start}::text AS start, visitors FROM ${table}
  WHERE ${start} >= $1 AND ${start} < $2 AND get_byte(visitors, 0) = 0 LIMIT ${SKETCHES_AT_ONCE}
  FOR UPDATE SKIP LOCKED`;

const changeOf = (table: string, start: string) => `
  UPDATE ${table} SET visitors = given.visitors
  FROM unnest($1::uuid[], $2::date[], $3::bytea[]) AS given (menu_id, start, visitors)
  WHERE ${table}.menu_id = given.menu_id AND ${table}.${start} = given.start`;

interface Row {
  readonly menuId: string;
  readonly start: string;
  readonly visitors: Buffer;
}

/**
 * Removes visitors from counts when the visits themselves are old enough to be deleted, and later deletes the counts.
 * Runs hourly in each replica; repeated runs find nothing.
 */
@Injectable()
export class CountRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    const today = dayOf(this.clock.now());
    const oldest = monthOf(today, 1 - COUNT_RETENTION_MONTHS);
    for (const [table, start] of Object.entries(TABLES)) {
      let deleted = AT_ONCE;
      while (deleted === AT_ONCE) {
        [, deleted] = await this.dataSource.query<[unknown, number]>(deletionOf(table, start), [
          oldest,
        ]);
      }
      while ((await this.forgetVisitors(table, start, oldestDay(today))) === SKETCHES_AT_ONCE);
    }
  }

  /** @returns the number of changed rows */
  private forgetVisitors(table: string, start: string, oldest: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<Row[]>(exactOf(table, start), [
        monthOf(oldest, -OVERDUE_MONTHS),
        oldest,
      ]);
      if (rows.length === 0) return 0;
      await manager.query(changeOf(table, start), [
        rows.map(({ menuId }) => menuId),
        rows.map((row) => row.start),
        rows.map(({ visitors }) => {
          const sketch = VisitorSketch.read(visitors);
          sketch.forgetVisitors();
          return sketch.toBytes();
        }),
      ]);
      return rows.length;
    });
  }
}
