import {
  COMPONENT_IDS,
  FOUND_STATES,
  type ComponentId,
  type DayUptime,
  type FoundState,
  type MonthUptime,
} from '@cartaviva/domain';
import { IsIn, IsISO8601 } from 'class-validator';
import { ListOf } from '../rules';
import type { IncidentView } from './incident.dto';

export class ComponentCheck {
  @IsIn(COMPONENT_IDS)
  component: ComponentId;

  @IsIn(FOUND_STATES)
  state: FoundState;
}

export class StatusCheck {
  @IsISO8601()
  at: string;

  @ListOf(() => ComponentCheck, { max: COMPONENT_IDS.length })
  components: ComponentCheck[];
}

/** Maximum number of checks in one message: those of half an hour. */
export const STATUS_CHECKS_AT_ONCE = 60;

/** Checks in chronological order. Checks that are already stored are ignored. */
export class RecordChecks {
  @ListOf(() => StatusCheck, { max: STATUS_CHECKS_AT_ONCE })
  checks: StatusCheck[];
}

/** Uptime of a component in percent: over the last 90 days, and for each day, the oldest first. */
export interface ComponentHistory {
  readonly id: ComponentId;
  readonly uptime: number | null;
  readonly days: DayUptime[];
}

export interface StatusHistory {
  readonly components: readonly ComponentHistory[];
  /** The last twelve months since the first check, the oldest first. */
  readonly months?: readonly MonthUptime[];
  /** Open incidents come first, then the latest ones of the last 90 days. */
  readonly incidents: readonly IncidentView[];
}
