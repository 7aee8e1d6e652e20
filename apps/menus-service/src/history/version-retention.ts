import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a version is there at most, in days; `MAX_VERSIONS` of a menu are there at most. */
export const VERSION_DAYS = 365;

/** Changes that one statement forgets. */
const CHANGES_AT_ONCE = 200;

/** The oldest first. Recent activity still shows the changes, without what was before. */
const FORGET = `
  WITH forgotten AS (
    UPDATE menu_changes SET version = NULL, rows = '{}' WHERE id IN (
      SELECT id FROM menu_changes WHERE changed_at <= $1 AND version IS NOT NULL
      ORDER BY changed_at LIMIT ${CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING 1
  )
  SELECT count(*)::int AS changes FROM forgotten`;

/**
 * Forgets versions that are too old: every hour, in each replica, many short statements. It chooses by time
 * alone, so running late, twice or at once is harmless.
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
