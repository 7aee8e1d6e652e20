import { IncidentView, ListOf, Nullable } from '@cartaviva/contracts';
import { COMPONENT_IDS, type ComponentId, type StatusLabel } from '@cartaviva/domain';
import { IsIn, IsInt, IsISO8601, IsNumber, IsString } from 'class-validator';

/** States of a component: every label of specification §4 except `resolved`, which only incidents have. */
export const STATES = ['operational', 'degraded', 'major_outage', 'scheduled', 'unknown'] as const;
export type State = Exclude<StatusLabel, 'resolved'>;

export class DayUptime {
  /** `2026-11-21`, in UTC. */
  @IsString()
  date: string;

  /** Percentage of the day's checks that succeeded. Null if there were none. */
  @Nullable()
  @IsNumber()
  uptime: number | null;
}

/** Uptime of the whole product in a month, given by the component with the most downtime. */
export class MonthUptime {
  /** `2026-11`, in UTC. */
  @IsString()
  month: string;

  /** Percentage of successful checks, with two decimals. Null if there were none. */
  @Nullable()
  @IsNumber()
  uptime: number | null;

  /** Downtime in minutes, rounded up. */
  @IsInt()
  downMinutes: number;

  /** Component with the most downtime. Null if there was no downtime. */
  @Nullable()
  @IsIn(COMPONENT_IDS)
  component: ComponentId | null;
}

export class ComponentStatus {
  @IsIn(COMPONENT_IDS)
  id: ComponentId;

  @IsString()
  name: string;

  @IsIn(STATES)
  status: State;

  /** Response time of the slowest part of the component, in milliseconds. */
  @IsInt()
  responseMs: number;

  /** Percentage over all `days`, with two decimals. Null if there were no checks. */
  @Nullable()
  @IsNumber()
  uptime: number | null;

  /** The last 90 days, oldest first. */
  @ListOf(() => DayUptime)
  days: DayUptime[];
}

/** Response of GET /api/status. */
export class SystemStatus {
  @IsIn(STATES)
  status: State;

  @ListOf(() => ComponentStatus)
  components: ComponentStatus[];

  /** Up to twelve months, oldest first. The first one is the month of the first check. */
  @ListOf(() => MonthUptime)
  months: MonthUptime[];

  /** Open incidents first, then the closed ones of the last 90 days, newest first. */
  @ListOf(() => IncidentView)
  incidents: IncidentView[];

  @IsISO8601()
  checkedAt: string;
}
