import { IncidentView, ListOf, Nullable } from '@cartaviva/contracts';
import { COMPONENT_IDS, type ComponentId, type StatusLabel } from '@cartaviva/domain';
import { IsIn, IsInt, IsISO8601, IsNumber, IsString } from 'class-validator';

/** How a component can be: every label of specification §4 but `resolved`, which incidents are. */
export const STATES = ['operational', 'degraded', 'major_outage', 'scheduled', 'unknown'] as const;
export type State = Exclude<StatusLabel, 'resolved'>;

export class DayUptime {
  /** `2026-11-21`, in UTC. */
  @IsString()
  date: string;

  /** Percent of that day's checks that found it well; null when nobody checked. */
  @Nullable()
  @IsNumber()
  uptime: number | null;
}

/** A month of the whole product, by the component that was down for most of it. */
export class MonthUptime {
  /** `2026-11`, in UTC. */
  @IsString()
  month: string;

  /** Percent of the checks that found it well, with two decimals; null when nobody checked. */
  @Nullable()
  @IsNumber()
  uptime: number | null;

  /** Minutes that it was down, rounded up. */
  @IsInt()
  downMinutes: number;

  /** Which component that was; null when none was ever down. */
  @Nullable()
  @IsIn(COMPONENT_IDS)
  component: ComponentId | null;
}

/** A part of the product: how it is, and how it was. */
export class ComponentStatus {
  @IsIn(COMPONENT_IDS)
  id: ComponentId;

  @IsString()
  name: string;

  @IsIn(STATES)
  status: State;

  /** How long the slowest part of it took to answer, in milliseconds. */
  @IsInt()
  responseMs: number;

  /** Percent over the days below, with two decimals; null when nobody has checked yet. */
  @Nullable()
  @IsNumber()
  uptime: number | null;

  /** The last 90 days, the oldest first. */
  @ListOf(() => DayUptime)
  days: DayUptime[];
}

/** GET /api/status. */
export class SystemStatus {
  @IsIn(STATES)
  status: State;

  @ListOf(() => ComponentStatus)
  components: ComponentStatus[];

  /** The last twelve months, from the first that anybody looked in, the oldest first. */
  @ListOf(() => MonthUptime)
  months: MonthUptime[];

  /** Open ones first, then the latest of the last 90 days. */
  @ListOf(() => IncidentView)
  incidents: IncidentView[];

  @IsISO8601()
  checkedAt: string;
}
