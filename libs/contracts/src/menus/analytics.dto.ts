import {
  DIETARY_TAGS,
  LANGUAGE_CODES,
  PRINT_LAYOUTS,
  RULE_MESSAGES,
  type DietaryTag,
  type LanguageCode,
  type PrintLayout,
} from '@cartaviva/domain';
import { IsBoolean, IsIn, IsNumber, IsString, Matches } from 'class-validator';
import { PageRequest } from '../page';
import { Id, ListOf, Nested, Nullable, NumberRows, Omittable, WholeNumber } from '../rules';

/** Periods that end today; those that every plan sees (decisions, "Analytics"), and all. */
export const BASIC_ANALYTICS_DAYS = [7, 30] as const;
export const ANALYTICS_DAYS = [...BASIC_ANALYTICS_DAYS, 90, 365] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];

/** Longest period between two dates, both included. */
export const MAX_ANALYTICS_DAYS = 366;

const Day = () =>
  Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: RULE_MESSAGES.date });

/**
 * Days on the clock of Santo Domingo: `days` that end today, or `from` to `to`, both included, at most 366
 * and none after today. The shortest period when nothing is named.
 */
export class AnalyticsPeriod {
  @Omittable()
  @IsIn([...ANALYTICS_DAYS], { message: RULE_MESSAGES.days })
  days?: AnalyticsDays;

  /** `2026-11-01`. */
  @Omittable()
  @Day()
  from?: string;

  /** `2026-11-21`. */
  @Omittable()
  @Day()
  to?: string;
}

/** GET /api/menus/{id}/analytics. */
export class AnalyticsRequest extends AnalyticsPeriod {
  @Id()
  menuId: string;
}

/** GET /api/analytics/menus: all menus of the owner in one period, the most viewed first. */
export class MenuComparisonRequest extends PageRequest {
  @IsIn([...ANALYTICS_DAYS], { message: RULE_MESSAGES.days })
  days: AnalyticsDays = ANALYTICS_DAYS[0];
}

const Count = () => WholeNumber(0, 1_000_000_000);

export class DayViews {
  /** `2026-11-21`. */
  @IsString()
  date: string;

  @Count()
  views: number;
}

export class DayOfViews extends DayViews {
  /** Of these views, how many by visitors who had never opened the menu before. */
  @Count()
  newVisitors: number;
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

/** What the period before, as long as this one, came to. */
export class PeriodBefore {
  @Count()
  totalViews: number;

  @Count()
  uniqueVisitors: number;
}

export class ViewsByLanguage {
  @IsIn([...LANGUAGE_CODES])
  language: LanguageCode;

  @Count()
  views: number;
}

export class ViewsByTable {
  @IsString()
  table: string;

  @Count()
  views: number;
}

export class ViewsByPiece {
  /** The print whose code was scanned; null for the code by itself. */
  @Nullable()
  @IsIn([...PRINT_LAYOUTS])
  piece: PrintLayout | null;

  @Count()
  views: number;
}

export class CategoryReach {
  @Id()
  categoryId: string;

  @IsString()
  name: string;

  /** Visitors and days on which the category came into sight. */
  @Count()
  views: number;
}

export class ItemInterest {
  @Id()
  itemId: string;

  @IsString()
  name: string;

  @Nullable()
  @IsString()
  imageUrl: string | null;

  @IsBoolean()
  isAvailable: boolean;

  /** Visitors and days on which it was opened. */
  @Count()
  views: number;

  /** Of these, on how many it was sold out. */
  @Count()
  soldOutViews: number;

  /** Visitors and days on which it stood in an order sent by WhatsApp. */
  @Count()
  orders: number;
}

export class EmptySearch {
  /** As it was written, in lower case and without accents. */
  @IsString()
  text: string;

  @Count()
  visitors: number;
}

export class FilterUse {
  @IsIn([...DIETARY_TAGS])
  tag: DietaryTag;

  @Count()
  visitors: number;
}

/** What Profesional and Empresarial see beyond the basic figures. */
export class AnalyticsDetails {
  /** Views by weekday, Monday first, and by hour of the day: seven lists of 24. */
  @NumberRows()
  byHour: number[][];

  /** The most used first. */
  @ListOf(() => ViewsByLanguage)
  byLanguage: ViewsByLanguage[];

  /** The most used first, at most 60. */
  @ListOf(() => ViewsByTable)
  byTable: ViewsByTable[];

  /** Of the scanned codes. */
  @ListOf(() => ViewsByPiece)
  byPiece: ViewsByPiece[];

  /** All categories of the menu, in its order. */
  @ListOf(() => CategoryReach)
  categories: CategoryReach[];

  /** All items of the menu, the most opened first; those never opened are at its end. */
  @ListOf(() => ItemInterest)
  items: ItemInterest[];

  /** Searches that found nothing, by how many people; at most 20. */
  @ListOf(() => EmptySearch)
  searches: EmptySearch[];

  /** Dietary filters, the most used first. */
  @ListOf(() => FilterUse)
  filters: FilterUse[];
}

/** What diners did with a menu. A view is one visitor on one day. */
export class MenuAnalytics {
  /** First and last day of the period. */
  @IsString()
  from: string;

  @IsString()
  to: string;

  @Count()
  totalViews: number;

  /** Distinct visitors of the period; an estimate where `visitorsError` is above 0. */
  @Count()
  uniqueVisitors: number;

  /** Standard error of `uniqueVisitors`, as a part of it; 0 where it was counted exactly. */
  @IsNumber()
  visitorsError: number;

  @Nested(() => ViewsBySource)
  bySource: ViewsBySource;

  /** Every day of the period, the oldest first. */
  @ListOf(() => DayOfViews)
  byDay: DayOfViews[];

  /** Percent against the period before, with one decimal; null when that one had no view. */
  @Nullable()
  @IsNumber()
  change: number | null;

  @Nested(() => PeriodBefore)
  before: PeriodBefore;

  /** Null where the plan shows the basic figures. */
  @Nullable()
  @Nested(() => ViewsByDevice)
  byDevice: ViewsByDevice | null;

  /** The ten most looked at; null where the plan shows the basic figures. */
  @Nullable()
  @ListOf(() => PopularItem)
  popularItems: PopularItem[] | null;

  /** Null where the plan shows the basic figures. */
  @Nullable()
  @Nested(() => AnalyticsDetails)
  details: AnalyticsDetails | null;
}

/** GET /api/analytics/menus: one of the owner's menus. */
export class MenuComparison {
  @Id()
  menuId: string;

  @IsString()
  name: string;

  @IsString()
  restaurantName: string;

  @IsBoolean()
  isPublished: boolean;

  @Count()
  views: number;

  @Count()
  uniqueVisitors: number;

  /** Of the views, how many came from a scanned code. */
  @Count()
  qr: number;

  @Nullable()
  @IsNumber()
  change: number | null;
}

/** GET /api/menus/{id}/analytics/live. */
export class OpenMenus {
  /** Browsers that show the menu at this moment. */
  @Count()
  open: number;
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
