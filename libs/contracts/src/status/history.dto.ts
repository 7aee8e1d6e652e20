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

/** How a component was found. */
export class ComponentCheck {
  @IsIn(COMPONENT_IDS)
  component: ComponentId;

  @IsIn(FOUND_STATES)
  state: FoundState;
}

/** What a gateway found when it asked all parts of the system. */
export class StatusCheck {
  @IsISO8601()
  at: string;

  @ListOf(() => ComponentCheck, { max: COMPONENT_IDS.length })
  components: ComponentCheck[];
}

/** How many checks are sent at a time: half an hour of them. */
export const STATUS_CHECKS_AT_ONCE = 60;

/** Checks in the order in which they were made. Those that were recorded before are passed over. */
export class RecordChecks {
  @ListOf(() => StatusCheck, { max: STATUS_CHECKS_AT_ONCE })
  checks: StatusCheck[];
}

/** How a component was: percent over the last 90 days and of each of them, the oldest first. */
export interface ComponentHistory {
  readonly id: ComponentId;
  readonly uptime: number | null;
  readonly days: DayUptime[];
}

/** What the status page tells of the past. */
export interface StatusHistory {
  readonly components: readonly ComponentHistory[];
  /** The last twelve months, from the first that anybody looked in, the oldest first. */
  readonly months?: readonly MonthUptime[];
  /** Open ones first, then the latest of the last 90 days. */
  readonly incidents: readonly IncidentView[];
}
