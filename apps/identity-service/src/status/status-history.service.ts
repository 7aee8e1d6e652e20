import { identity, type StatusHistory } from '@cartaviva/contracts';
import {
  COMPONENT_IDS,
  lastDates,
  lastMonths,
  uptimeByMonth,
  uptimeOf,
  type ComponentId,
  type MonthChecks,
  type MonthUptime,
} from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { incidentView } from './incident.view';
import { newestIncidents } from './incidents.service';

const SHOWN_INCIDENTS = 20;
const CHECKS_BY_MONTH = `
  SELECT to_char(date, 'YYYY-MM') AS month, component, sum(looks)::int AS checks, sum(good)::int AS good
  FROM status_days WHERE date >= $1 GROUP BY 1, 2`;

interface DayRow {
  readonly date: string;
  readonly component: ComponentId;
  readonly checks: number;
  readonly good: number;
}

@Injectable()
export class StatusHistoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Handles(identity.status.history)
  async get(): Promise<StatusHistory> {
    const dates = lastDates(this.clock.now());
    const [oldest = ''] = dates;
    const rows = await this.dataSource.query<DayRow[]>(
      `SELECT date::text, component, looks AS checks, good FROM status_days WHERE date >= $1`,
      [oldest],
    );
    const checks = new Map(rows.map((row) => [`${row.component} ${row.date}`, row]));
    const components = COMPONENT_IDS.map((id) => ({
      id,
      ...uptimeOf(dates, (date) => checks.get(`${id} ${date}`)),
    }));
    const incidents = (await newestIncidents(this.dataSource.manager))
      .map(incidentView)
      .filter(({ resolvedAt }) => resolvedAt === null || resolvedAt >= oldest);
    const months = await this.months();
    return { components, months, incidents: incidents.slice(0, SHOWN_INCIDENTS) };
  }

  private async months(): Promise<MonthUptime[]> {
    const months = lastMonths(this.clock.now());
    const checks = await this.dataSource.query<MonthChecks[]>(CHECKS_BY_MONTH, [`${months[0]}-01`]);
    return uptimeByMonth(months, checks);
  }
}
