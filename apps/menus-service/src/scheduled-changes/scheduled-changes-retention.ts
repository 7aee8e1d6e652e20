import { PRICE_CHANGE_DAYS } from '@cartaviva/domain';
import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const CHANGES_AT_ONCE = 200;

const FORGET = `
  WITH forgotten AS (
    DELETE FROM scheduled_changes WHERE id IN (
      SELECT id FROM scheduled_changes WHERE ended_at <= $1
      ORDER BY ended_at LIMIT ${CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING 1
  )
  SELECT count(*)::int AS changes FROM forgotten`;

/**
 * Deletes changes that ended long ago, hourly in each replica, in many short statements. Late, repeated, and
 * concurrent runs are harmless, because the selection depends only on time.
 */
@Injectable()
export class ScheduledChangesRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async forget(): Promise<void> {
    const last = new Date(this.clock.now().getTime() - PRICE_CHANGE_DAYS * DAY_MS);
    let changes = CHANGES_AT_ONCE;
    while (changes === CHANGES_AT_ONCE) {
      [{ changes }] = await this.dataSource.query<[{ changes: number }]>(FORGET, [last]);
    }
  }
}
