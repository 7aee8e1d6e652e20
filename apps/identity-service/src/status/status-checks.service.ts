import {
  DomainError,
  identity,
  type ComponentCheck,
  type RecordChecks,
} from '@cartaviva/contracts';
import {
  CHECK_INTERVAL_MS,
  dateOf,
  missedChecks,
  serves,
  type ComponentId,
  type DayChecks,
} from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { incidentAfter, streakAfter, type Streak } from './automatic-incidents';
import { Incident } from './incident.entity';

const LOCK_CHECKS = `SELECT pg_advisory_xact_lock(hashtextextended('status-checks', 0))`;
const COUNT = `
  INSERT INTO status_days (date, component, looks, good) VALUES ($1, $2, $3, $4)
  ON CONFLICT (date, component) DO UPDATE
    SET looks = status_days.looks + excluded.looks, good = status_days.good + excluded.good`;
const STORE_STREAK = `
  INSERT INTO status_streaks (component, is_well, looks) VALUES ($1, $2, $3)
  ON CONFLICT (component) DO UPDATE SET is_well = excluded.is_well, looks = excluded.looks`;

/** Combines the checks of all gateways into daily counts, streaks and automatic incidents. */
@Injectable()
export class StatusChecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Only gateways send this message. Checks that are not later than the last recorded one are ignored, because they
   * were recorded before.
   */
  @Handles(identity.status.record)
  async record({ checks }: RecordChecks, { actor }: MessageContext): Promise<void> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    await this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK_CHECKS);
      let last = await lastCheck(manager);
      for (const { at: sentAt, components } of checks) {
        // Limits the time to the present. Otherwise a gateway with a fast clock would suppress the checks of the
        // others.
        const at = new Date(Math.min(Date.parse(sentAt), this.clock.now().getTime()));
        if (last && at <= last) continue;
        await count(manager, components, last, at);
        for (const check of components) await follow(manager, check, at);
        last = at;
      }
      if (last) await manager.query(`UPDATE status_last_check SET at = $1`, [last]);
    });
  }
}

async function lastCheck(manager: EntityManager): Promise<Date | null> {
  const [row] = await manager.query<{ at: Date | null }[]>(`SELECT at FROM status_last_check`);
  return row?.at ?? null;
}

/** Counts the checks. Checks missing since the last one count as failed for every component. */
async function count(
  manager: EntityManager,
  components: readonly ComponentCheck[],
  last: Date | null,
  at: Date,
): Promise<void> {
  const add = (date: string, component: ComponentId, { checks, good }: DayChecks) =>
    manager.query(COUNT, [date, component, checks, good]);
  const missed = missedChecks(last, at, CHECK_INTERVAL_MS);
  for (const { component, state } of components) {
    await add(dateOf(at), component, { checks: 1, good: serves(state) ? 1 : 0 });
    for (const [date, checks] of missed) await add(date, component, { checks, good: 0 });
  }
}

/** Opens, escalates or closes the component's automatic incident if the streak is long enough. */
async function follow(
  manager: EntityManager,
  { component, state }: ComponentCheck,
  at: Date,
): Promise<void> {
  const [before] = await manager.query<Streak[]>(
    `SELECT is_well AS "isWell", looks AS checks FROM status_streaks WHERE component = $1`,
    [component],
  );
  const streak = streakAfter(before, state);
  if (streak) await manager.query(STORE_STREAK, [component, streak.isWell, streak.checks]);
  const open = await manager.find(Incident, {
    where: { component, resolvedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  const incident = incidentAfter({ component, state, at, streak, open }, randomUUID());
  if (incident) await manager.save(Incident, incident);
}
