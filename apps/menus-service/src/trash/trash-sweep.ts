import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eraseMenu } from './erase-menu';
import { oldestRestorableDeletion, oldestShownDeletion } from './restorable';

const HOUR_MS = 3_600_000;

/** Skips rows that a change of a shared item is writing until the next hour, to avoid deadlocks. */
const ERASE_ITEMS = `
  DELETE FROM menu_items WHERE id IN (
    SELECT id FROM menu_items WHERE deleted_at <= $1 FOR UPDATE SKIP LOCKED)`;

/**
 * Erases menus a day after their deletion and items after 30 days, hourly in each replica. The event was emitted with
 * the deletion, and the selection depends only on time, so late and repeated runs are harmless.
 */
@Injectable()
export class TrashSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(ERASE_ITEMS, [oldestShownDeletion(now)]);
    const gone = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM menus WHERE deleted_at <= $1 ORDER BY deleted_at`,
      [oldestRestorableDeletion(now)],
    );
    for (const { id } of gone) await eraseMenu(this.dataSource, id);
  }
}
