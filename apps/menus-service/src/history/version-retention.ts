import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days after which a version is deleted. `MAX_VERSIONS` also limits the number per menu. */
export const VERSION_DAYS = 365;

const CHANGES_AT_ONCE = 200;

/** Starts with the oldest. Recent activity still shows the changes, without the previous values. */
const FORGET = `
  WITH forgotten AS (
    UPDATE menu_changes SET version = NULL, rows = '{}' WHERE id IN (
      SELECT id FROM menu_changes WHERE changed_at <= $1 AND version IS NOT NULL
      ORDER BY changed_at LIMIT ${CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING 1
  )
  SELECT count(*)::int AS changes FROM forgotten`;

/**
 * Deletes old versions hourly in each replica, in many short statements. Late, repeated, and concurrent runs are
 * harmless, because the selection depends only on time.
 */
@Injectable()
export class VersionRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async forget(): Promise<void> {
    const last = new Date(this.clock.now().getTime() - VERSION_DAYS * DAY_MS);
    let changes = CHANGES_AT_ONCE;
    while (changes === CHANGES_AT_ONCE) {
      [{ changes }] = await this.dataSource.query<[{ changes: number }]>(FORGET, [last]);
    }
  }
}
