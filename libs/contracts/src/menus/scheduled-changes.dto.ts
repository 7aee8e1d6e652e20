import {
  ITEMS_PER_PRICE_CHANGE,
  MAX_PERCENT,
  MENUS_PER_PRICE_CHANGE,
  MIN_PERCENT,
  RULE_MESSAGES,
} from '@cartaviva/domain';
import { IsIn, IsISO8601 } from 'class-validator';
import {
  Id,
  IdList,
  ListOf,
  Moment,
  Nested,
  Nullable,
  Percent,
  Unchanged,
  WholeNumber,
} from '../rules';
import { ApplyPricesRequest, LeftItem, RepricedMenu } from './price-changes.dto';

/** Effects of a scheduled change: prices change, or menus go online or offline. */
export const SCHEDULED_KINDS = ['prices', 'publish', 'unpublish'] as const;
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];

export const SCHEDULED_STATUSES = ['waiting', 'done', 'failed', 'cancelled'] as const;
export type ScheduledStatus = (typeof SCHEDULED_STATUSES)[number];

/** Reasons why a change failed, or why the service cancelled it. */
export const SCHEDULED_FAILURES = [
  'menus-gone',
  'prices-changed',
  'menu-limit',
  'account-closing',
  'person-gone',
  'internal',
] as const;
export type ScheduledFailure = (typeof SCHEDULED_FAILURES)[number];

/** Body of POST /api/scheduled-changes. */
export class ScheduleChangeRequest {
  /** Without an offset, it is the local time of the first menu's restaurant. */
  @Moment()
  at: string;

  @IsIn([...SCHEDULED_KINDS], { message: RULE_MESSAGES.scheduledKind })
  kind: ScheduledKind;

  /** Time at which the menus go offline again, for the kind `publish`. A second scheduled change does this. */
  @Unchanged()
  @Moment()
  until?: string;

  /** Required for the kinds `publish` and `unpublish`. */
  @Unchanged()
  @IdList(MENUS_PER_PRICE_CHANGE)
  menuIds?: string[];

  /** Required for the kind `prices`. */
  @Unchanged()
  @Nested(() => ApplyPricesRequest)
  prices?: ApplyPricesRequest;
}

/** A scheduled change that is pending or ended in the last 30 days. */
export class ScheduledChangeView {
  @Id()
  id: string;

  @IsIn([...SCHEDULED_KINDS])
  kind: ScheduledKind;

  @IsISO8601()
  at: string;

  @IsIn([...SCHEDULED_STATUSES])
  status: (typeof SCHEDULED_STATUSES)[number];

  /** Null for a change that is pending, is done, or was cancelled by its owner. */
  @Nullable()
  @IsIn([...SCHEDULED_FAILURES])
  reason: ScheduledFailure | null;

  /** The other change of a menu that is published for a limited time. */
  @Nullable()
  @Id()
  pairedWith: string | null;

  /** Menus with their names at the time of scheduling. `itemCount` is 0 if no prices change. */
  @ListOf(() => RepricedMenu)
  menus: RepricedMenu[];

  /** Null unless prices change by a percentage. */
  @Nullable()
  @Percent(MIN_PERCENT, MAX_PERCENT)
  percent: number | null;

  /** Number of items that change. It is 0 if no prices change. */
  @WholeNumber(0, ITEMS_PER_PRICE_CHANGE)
  itemCount: number;

  /** The resulting price change, which can be undone. */
  @Nullable()
  @Id()
  priceChangeId: string | null;

  /** Items left unchanged, because their prices changed after the change was scheduled. */
  @ListOf(() => LeftItem)
  left: LeftItem[];

  @IsISO8601()
  createdAt: string;

  /** Time at which the change was done, failed or was cancelled. */
  @Nullable()
  @IsISO8601()
  endedAt: string | null;
}
