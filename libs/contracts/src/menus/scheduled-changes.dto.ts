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

/** What happens at the moment: prices change, or menus go online or offline. */
export const SCHEDULED_KINDS = ['prices', 'publish', 'unpublish'] as const;
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];

export const SCHEDULED_STATUSES = ['waiting', 'done', 'failed', 'cancelled'] as const;
export type ScheduledStatus = (typeof SCHEDULED_STATUSES)[number];

/** Why one failed, or was cancelled by the service. */
export const SCHEDULED_FAILURES = [
  'menus-gone',
  'prices-changed',
  'menu-limit',
  'account-closing',
  'person-gone',
  'internal',
] as const;
export type ScheduledFailure = (typeof SCHEDULED_FAILURES)[number];

/** POST /api/scheduled-changes. */
export class ScheduleChangeRequest {
  /** Without an offset it is on the clock of the first menu's restaurant. */
  @Moment()
  at: string;

  @IsIn([...SCHEDULED_KINDS], { message: RULE_MESSAGES.scheduledKind })
  kind: ScheduledKind;

  /** Of `publish`: the menus are unpublished then, which is agreed with it as a second change. */
  @Unchanged()
  @Moment()
  until?: string;

  /** Of `publish` and `unpublish`, which need them. */
  @Unchanged()
  @IdList(MENUS_PER_PRICE_CHANGE)
  menuIds?: string[];

  /** Of `prices`, which needs it. */
  @Unchanged()
  @Nested(() => ApplyPricesRequest)
  prices?: ApplyPricesRequest;
}

export class ScheduleChange extends ScheduleChangeRequest {
  /** The id it is to have, so that a write that is sent again agrees nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

export class ScheduledChangeOf {
  @Id()
  scheduledChangeId: string;
}

/** A change that is agreed for a moment, or was in the last 30 days. */
export class ScheduledChangeView {
  @Id()
  id: string;

  @IsIn([...SCHEDULED_KINDS])
  kind: ScheduledKind;

  @IsISO8601()
  at: string;

  @IsIn([...SCHEDULED_STATUSES])
  status: (typeof SCHEDULED_STATUSES)[number];

  /** Null of one that waits, is done, or was cancelled by its owner. */
  @Nullable()
  @IsIn([...SCHEDULED_FAILURES])
  reason: ScheduledFailure | null;

  /** The change that was agreed with it, of a menu that goes online for a time. */
  @Nullable()
  @Id()
  pairedWith: string | null;

  /** As they were called when it was agreed; `itemCount` is 0 where no prices change. */
  @ListOf(() => RepricedMenu)
  menus: RepricedMenu[];

  /** Of prices by percentage. */
  @Nullable()
  @Percent(MIN_PERCENT, MAX_PERCENT)
  percent: number | null;

  /** How many items are to change; 0 where no prices do. */
  @WholeNumber(0, ITEMS_PER_PRICE_CHANGE)
  itemCount: number;

  /** The price change that came of it, which can be undone. */
  @Nullable()
  @Id()
  priceChangeId: string | null;

  /** Items that it left as they were, for their prices changed after it was agreed. */
  @ListOf(() => LeftItem)
  left: LeftItem[];

  @IsISO8601()
  createdAt: string;

  /** When it was done, failed or was cancelled. */
  @Nullable()
  @IsISO8601()
  endedAt: string | null;
}
