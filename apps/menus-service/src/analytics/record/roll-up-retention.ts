import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayOf, monthOf } from '../day';
import { VisitorSketch } from '../visitor-sketch';
import { ROLL_UP_RETENTION_MONTHS } from './retention-months';
import { ViewMonths } from './view-months';

const HOUR_MS = 3_600_000;
/** Rows that one statement deletes: far fewer than its four seconds allow. */
const AT_ONCE = 5000;
const SKETCHES_AT_ONCE = 200;
/** How far back sketches with visitors are looked for: they are found within the hour. */
const OVERDUE_MONTHS = 2;

const deletionOf = (table: string) => `
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE start < $1 LIMIT ${AT_ONCE}))`;

const EXACT = `
  SELECT menu_id, span, start::text, sketch FROM visitor_sketches
  WHERE start >= $1 AND start < $2 AND get_byte(sketch, 0) = 0 LIMIT ${SKETCHES_AT_ONCE}
  FOR UPDATE SKIP LOCKED`;

interface Row {
  readonly menu_id: string;
  readonly span: string;
  readonly start: string;
  readonly sketch: Buffer;
}

/**
 * Counts outlive the views they are of, but not the visitors: when views are dropped, sketches of their
 * time forget whom they counted, and later counts and sketches go as well. Every hour, in each replica;
 * repeats find nothing.
 */
@Injectable()
export class RollUpRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly months: ViewMonths,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    const oldest = monthOf(dayOf(this.clock.now()), 1 - ROLL_UP_RETENTION_MONTHS);
    for (const table of ['roll_ups', 'visitor_sketches']) {
      let deleted = AT_ONCE;
      while (deleted === AT_ONCE) {
        [, deleted] = await this.dataSource.query<[unknown, number]>(deletionOf(table), [oldest]);
      }
    }
    while ((await this.forgetVisitors()) === SKETCHES_AT_ONCE);
  }

  /** @returns how many sketches forgot theirs */
  private forgetVisitors(): Promise<number> {
    const { oldest } = this.months;
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<Row[]>(EXACT, [monthOf(oldest, -OVERDUE_MONTHS), oldest]);
      for (const { menu_id, span, start, sketch } of rows) {
        const visitors = VisitorSketch.read(sketch);
        visitors.forgetVisitors();
        await manager.query(
          `UPDATE visitor_sketches SET sketch = $4 WHERE menu_id = $1 AND span = $2 AND start = $3`,
          [menu_id, span, start, visitors.toBytes()],
        );
      }
      return rows.length;
    });
  }
}
