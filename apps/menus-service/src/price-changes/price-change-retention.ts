import { Clock, Interval } from '@cartaviva/process';
import { PRICE_CHANGE_DAYS } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const CHANGES_AT_ONCE = 200;

const FORGET = `
  WITH forgotten AS (
    DELETE FROM price_changes WHERE id IN (
      SELECT id FROM price_changes WHERE created_at <= $1
      ORDER BY created_at LIMIT ${CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id
  ), rows AS (
    UPDATE menu_changes SET rows = '{}' WHERE version IS NULL AND price_change_id IN (SELECT id FROM forgotten)
  )
  SELECT count(*)::int AS changes FROM forgotten`;

/**
 * Deletes price changes that can no longer be undone, hourly in each replica, in many short statements. Late,
 * repeated, and concurrent runs are harmless, because the selection depends only on time.
 */
@Injectable()
export class PriceChangeRetention {
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
