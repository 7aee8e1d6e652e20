import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a version is there at most, in days; `MAX_VERSIONS` of a menu are there at most. */
export const VERSION_DAYS = 365;

/** Versions that one statement forgets, each with the rows that it changed. */
const VERSIONS_AT_ONCE = 200;

/** The oldest of a menu first: what a version changed is needed for those before it alone. */
const FORGET = `
  WITH forgotten AS (
    DELETE FROM menu_versions WHERE (menu_id, number) IN (
      SELECT menu_id, number FROM menu_versions WHERE changed_at <= $1
      ORDER BY changed_at LIMIT ${VERSIONS_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING menu_id, last_revision
  ), rows AS (
    DELETE FROM menu_row_history history USING (
      SELECT menu_id, max(last_revision) AS revision FROM forgotten GROUP BY menu_id
    ) past
    WHERE history.menu_id = past.menu_id AND history.revision < past.revision
  )
  SELECT count(*)::int AS versions FROM forgotten`;

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
    let versions = VERSIONS_AT_ONCE;
    while (versions === VERSIONS_AT_ONCE) {
      [{ versions }] = await this.dataSource.query<[{ versions: number }]>(FORGET, [last]);
    }
  }
}
