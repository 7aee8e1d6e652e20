import type { StatusHistory } from '@cartaviva/contracts';
import { COMPONENT_IDS, lastDates, uptimeOf, type ComponentId } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { incidentView } from './incident.view';
import { newestIncidents } from './incidents.service';

const SHOWN_INCIDENTS = 20;

interface DayRow {
  readonly date: string;
  readonly component: ComponentId;
  readonly checks: number;
  readonly good: number;
}

/** How the system was. */
@Injectable()
export class StatusHistoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

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
    return { components, incidents: incidents.slice(0, SHOWN_INCIDENTS) };
  }
}
