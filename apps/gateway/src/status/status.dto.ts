import { ListOf } from '@cartaviva/contracts';
import { IsIn, IsInt, IsISO8601, IsString } from 'class-validator';

/** Labels of specification §4; the ones that a live look can find. */
export const STATES = ['operational', 'degraded', 'major_outage', 'unknown'] as const;
export type State = (typeof STATES)[number];

/** A part of the product as its users know it (specification §2, "System status"). */
export class ComponentStatus {
  @IsString()
  id: string;

  @IsString()
  name: string;

  @IsIn([...STATES])
  status: State;

  /** How long the slowest part of it took to answer, in milliseconds. */
  @IsInt()
  responseMs: number;
}

/** GET /api/status. */
export class SystemStatus {
  @IsIn([...STATES])
  status: State;

  @ListOf(() => ComponentStatus)
  components: ComponentStatus[];

  @IsISO8601()
  checkedAt: string;
}
