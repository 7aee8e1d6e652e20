import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dayOf, monthOf } from '../day';
import { oldestDay } from './retention-months';

const HOUR_MS = 3_600_000;
/** Serializes the creation and removal of partitions across replicas. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('engagement-months'))`;

const partition = (month: string) => `engagements_${month.slice(0, 7).replace('-', '_')}`;

/**
 * Monthly partitions of engagements. A partition is created before the first engagement of its month, and one month
 * ahead. It is dropped when its first day is too old. Any replica does both, and repetitions change nothing.
 */
@Injectable()
export class EngagementMonths {
  private readonly open = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Creates the partitions for engagements of these days. */
  async require(days: Iterable<string>): Promise<void> {
    const months = new Set([...new Set(days)].map((day) => monthOf(day)));
    for (const month of months) if (!this.open.has(month)) await this.add(month);
  }

  /** Creates the partitions of this month and the next, and drops those that are too old. */
  @Interval(HOUR_MS)
  async turn(): Promise<void> {
    const today = dayOf(this.clock.now());
    await this.require([today, monthOf(today, 1)]);
    await this.dropBefore(oldestDay(today));
  }

  private async add(month: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK);
      const name = partition(month);
      if (await exists(manager, name)) return;
      await manager.query(
        `CREATE TABLE ${name} PARTITION OF engagements FOR VALUES FROM ('${month}') TO ('${monthOf(month, 1)}')`,
      );
    });
    this.open.add(month);
  }

  private async dropBefore(oldest: string): Promise<void> {
    const months = await this.dataSource.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
       WHERE inhparent = 'engagements'::regclass AND relname < $1`,
      [partition(oldest)],
    );
    for (const { name } of months) await this.drop(name);
  }

  private async drop(name: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK);
      await manager.query(`DROP TABLE IF EXISTS ${name}`);
    });
  }
}

async function exists(manager: EntityManager, table: string): Promise<boolean> {
  const [found] = await manager.query<[{ exists: boolean }]>(
    `SELECT to_regclass($1) IS NOT NULL AS exists`,
    [table],
  );
  return found.exists;
}
