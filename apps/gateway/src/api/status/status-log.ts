import type { IncidentView } from '@cartaviva/contracts';
import { COMPONENT_IDS, type ComponentId } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../../pipeline/limits/shared-redis';
import type { Streak } from './automatic-incidents';
import { DAYS, dateOf, missedChecks, type DayChecks } from './uptime';

/** Hash-tagged, so that all of it lives on one node of a Redis Cluster. */
const KEY = '{cv-status}';
const DAY_SECONDS = 86_400;
/** Incidents that are remembered; the oldest resolved ones go first. */
const MAX_INCIDENTS = 200;

/** A component's part of a day's row: `api:looks`, `api:good`. */
const field = (component: ComponentId, count: keyof DayChecks) => `${component}:${count}`;

/** What all gateways together have seen: looks by day, streaks and incidents, kept in Redis. */
@Injectable()
export class StatusLog {
  constructor(private readonly redis: SharedRedis) {}

  /** Whether this gateway is the one to look now: one of them, once in a turn. */
  async takeTurn(turnMs: number): Promise<boolean> {
    const taken = await this.redis.ask((redis) => redis.set(`${KEY}:turn`, 1, 'PX', turnMs, 'NX'));
    return taken === 'OK';
  }

  /** Counts a look, and those that nobody made since the one before. */
  async count(well: Readonly<Record<ComponentId, boolean>>, now: Date, turnMs: number) {
    await this.redis.ask(async (redis) => {
      const last = await redis.get(`${KEY}:last`);
      const row = redis.multi().set(`${KEY}:last`, now.toISOString());
      const today = dateOf(now);
      for (const id of COMPONENT_IDS) {
        row.hincrby(`${KEY}:${today}`, field(id, 'looks'), 1);
        row.hincrby(`${KEY}:${today}`, field(id, 'good'), well[id] ? 1 : 0);
      }
      row.expire(`${KEY}:${today}`, (DAYS + 1) * DAY_SECONDS);
      for (const [date, missed] of missedChecks(last ? new Date(last) : null, now, turnMs)) {
        for (const id of COMPONENT_IDS) row.hincrby(`${KEY}:${date}`, field(id, 'looks'), missed);
        row.expire(`${KEY}:${date}`, (DAYS + 1) * DAY_SECONDS);
      }
      await row.exec();
    });
  }

  /** The looks of a component on each of the dates. */
  async looks(dates: readonly string[]): Promise<(id: ComponentId, date: string) => DayChecks> {
    const rows = await this.redis.ask((redis) =>
      Promise.all(dates.map((date) => redis.hgetall(`${KEY}:${date}`))),
    );
    const byDate = new Map(dates.map((date, index) => [date, rows[index]!]));
    const number = (date: string, name: string) => Number(byDate.get(date)?.[name] ?? 0);
    return (id, date) => ({
      looks: number(date, field(id, 'looks')),
      good: number(date, field(id, 'good')),
    });
  }

  async streaks(): Promise<Partial<Record<ComponentId, Streak>>> {
    const stored = await this.redis.ask((redis) => redis.hgetall(`${KEY}:streaks`));
    const entries = Object.entries(stored).map(([id, json]) => [id, JSON.parse(json)]);
    return Object.fromEntries(entries) as Partial<Record<ComponentId, Streak>>;
  }

  async storeStreak(id: ComponentId, streak: Streak): Promise<void> {
    const json = JSON.stringify(streak);
    await this.redis.ask((redis) => redis.hset(`${KEY}:streaks`, id, json));
  }

  /** Open ones first, then the newest. */
  async incidents(): Promise<IncidentView[]> {
    const stored = await this.redis.ask((redis) => redis.hvals(`${KEY}:incidents`));
    const isOpen = ({ resolvedAt }: IncidentView) => Number(resolvedAt === null);
    return stored
      .map((json) => JSON.parse(json) as IncidentView)
      .sort(
        (one, other) => isOpen(other) - isOpen(one) || other.startedAt.localeCompare(one.startedAt),
      );
  }

  async storeIncident(incident: IncidentView): Promise<IncidentView> {
    const json = JSON.stringify(incident);
    await this.redis.ask((redis) => redis.hset(`${KEY}:incidents`, incident.id, json));
    const forgotten = (await this.incidents()).slice(MAX_INCIDENTS).map(({ id }) => id);
    if (forgotten.length > 0) {
      await this.redis.ask((redis) => redis.hdel(`${KEY}:incidents`, ...forgotten));
    }
    return incident;
  }
}
