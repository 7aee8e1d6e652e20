import { RULE_MESSAGES } from '@cartaviva/domain';
import { IsIn, IsISO8601, IsNumber, IsString, Matches } from 'class-validator';
import { Id, IdList, ListOf, Nested, Nullable, Text, WholeNumber } from '../rules';

export const ANALYTICS_DAYS = [7, 30, 90] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];

/** GET /api/menus/{id}/analytics?days=: today and the days before it, on the clock of Santo Domingo. */
export class AnalyticsRequest {
  @Id()
  menuId: string;

  @IsIn([...ANALYTICS_DAYS], { message: RULE_MESSAGES.days })
  days: AnalyticsDays;
}

const Count = () => WholeNumber(0, 1_000_000_000);

export class DayViews {
  /** `2026-11-21`. */
  @IsString()
  date: string;

  @Count()
  views: number;
}

export class ViewsBySource {
  @Count()
  qr: number;

  @Count()
  direct_link: number;
}

export class ViewsByDevice {
  @Count()
  mobile: number;

  @Count()
  tablet: number;

  @Count()
  desktop: number;

  @Count()
  unknown: number;
}

export class PopularItem {
  @Id()
  itemId: string;

  @IsString()
  name: string;

  @Count()
  views: number;
}

/** What diners did with a menu. A view is one visitor on one day. */
export class MenuAnalytics {
  @Count()
  totalViews: number;

  @Count()
  uniqueVisitors: number;

  @Nested(() => ViewsBySource)
  bySource: ViewsBySource;

  /** Every day of the period, the oldest first. */
  @ListOf(() => DayViews)
  byDay: DayViews[];

  @Nested(() => ViewsByDevice)
  byDevice: ViewsByDevice;

  /** The ten most looked at. */
  @ListOf(() => PopularItem)
  popularItems: PopularItem[];

  /** Percent against the period before, with one decimal; null when that one had no view. */
  @Nullable()
  @IsNumber()
  change: number | null;
}

/** GET /api/dashboard/analytics: one of the three most viewed menus of the last seven days. */
export class MenuViews {
  @Id()
  menuId: string;

  @IsString()
  name: string;

  @IsString()
  restaurantName: string;

  @Count()
  views: number;

  @Nullable()
  @IsNumber()
  change: number | null;

  @ListOf(() => DayViews)
  byDay: DayViews[];
}

export const ACTIVITY_KINDS = [
  'menu-created',
  'menu-duplicated',
  'menu-imported',
  'menu-updated',
  'menu-published',
  'menu-unpublished',
  'menu-deleted',
  'menu-restored',
  'menu-arranged',
  'menu-translated',
  'prices-changed',
  'category-created',
  'category-renamed',
  'category-deleted',
  'item-created',
  'item-updated',
  'item-sold-out',
  'item-available',
  'item-deleted',
  'item-restored',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** GET /api/dashboard/activity: one thing the owner, or an agreed return, did to a menu. */
export class ActivityView {
  @Id()
  id: string;

  @IsIn([...ACTIVITY_KINDS])
  kind: ActivityKind;

  @Id()
  menuId: string;

  /** As they were called then. */
  @IsString()
  menuName: string;

  /** Of the category or item; null when it was about the menu. */
  @Nullable()
  @IsString()
  subject: string | null;

  /** How many items or prices it was about, where that says something. */
  @Nullable()
  @Count()
  count: number | null;

  @IsISO8601()
  at: string;
}

/** Most items in one POST /api/item-views. */
export const ITEMS_PER_VIEW = 50;

/** POST /api/item-views: items whose sheet a diner opened. */
export class RecordItemViewsRequest {
  @Id()
  menuId: string;

  @Matches(/^[A-Za-z0-9_-]{8,64}$/, { message: RULE_MESSAGES.visitorId })
  visitorId: string;

  @IdList(ITEMS_PER_VIEW)
  itemIds: string[];
}

export class ItemViews extends RecordItemViewsRequest {
  @Text({ max: 40 })
  @IsISO8601()
  at: string;
}

export class RecordItemViews {
  @ListOf(() => ItemViews)
  views: ItemViews[];
}
