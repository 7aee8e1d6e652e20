import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RETENTION_MONTHS } from './retention-months';

const HOUR_MS = 3_600_000;
/** Rows that one statement deletes: far fewer than its four seconds allow. */
const AT_ONCE = 5000;

/** Tables whose rows are deleted by age, and the column of their time; views are dropped by months. */
const AGES = { menu_visits: 'created_at', menu_activity: 'happened_at' } as const;

const deletionOf = (table: string, age: string) => `
  DELETE FROM ${table} WHERE id IN (
    SELECT id FROM ${table}
    WHERE ${age} < $1::timestamptz - interval '${RETENTION_MONTHS} months' LIMIT ${AT_ONCE})`;

/** Deletes old visits and activity: every hour, in each replica. Repeats find nothing. */
@Injectable()
export class VisitRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    for (const [table, age] of Object.entries(AGES)) {
      while ((await this.delete(deletionOf(table, age))) === AT_ONCE);
    }
  }

  /** @returns how many rows were deleted */
  private async delete(statement: string): Promise<number> {
    const now = this.clock.now().toISOString();
    const [, count] = await this.dataSource.query<[unknown, number]>(statement, [now]);
    return count;
  }
}
