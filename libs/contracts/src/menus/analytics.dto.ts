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

/** Lengths in days of the periods that end today. Every plan includes the basic ones (decisions, "Analytics"). */
export const BASIC_ANALYTICS_DAYS = [7, 30] as const;
export const ANALYTICS_DAYS = [...BASIC_ANALYTICS_DAYS, 90, 365] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];

/** Longest period between two dates in days, including both. */
export const MAX_ANALYTICS_DAYS = 366;

const Day = () =>
  Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: RULE_MESSAGES.date });

/**
 * Query of GET /api/menus/{id}/analytics: a period in days of Santo Domingo's time zone: the last `days` days including today, or `from` to `to` inclusive.
 * It has at most 366 days, none of them after today. The default is the shortest period.
 */
export class AnalyticsPeriod {
  @Omittable()
  @IsIn([...ANALYTICS_DAYS], { message: RULE_MESSAGES.days })
  days?: AnalyticsDays;

  /** Date in the form `2026-11-01`. */
  @Omittable()
  @Day()
  from?: string;

  @Omittable()
  @Day()
  to?: string;
}

/** Query of GET /api/analytics/menus: all menus of the owner in one period, the most viewed first. */
export class MenuComparisonRequest extends PageRequest {
  @IsIn([...ANALYTICS_DAYS], { message: RULE_MESSAGES.days })
  days: AnalyticsDays = ANALYTICS_DAYS[0];
}

const Count = () => WholeNumber(0, 1_000_000_000);

export class DayViews {
  /** Date in the form `2026-11-21`. */
  @IsString()
  date: string;

  @Count()
  views: number;
}

export class DayOfViews extends DayViews {
  /** Views by visitors who had never opened the menu before. They are part of `views`. */
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

/** Figures of the preceding period of the same length. */
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
  /** The printed layout whose code was scanned. It is null for a code without a print. */
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

  /** Number of pairs of visitor and day on which the category became visible. */
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

  /** Number of pairs of visitor and day on which the item was opened. */
  @Count()
  views: number;

  /** The part of `views` during which the item was sold out. */
  @Count()
  soldOutViews: number;

  /** Number of pairs of visitor and day on which the item was in an order sent by WhatsApp. */
  @Count()
  orders: number;
}

export class EmptySearch {
  /** The search text in lower case and without accents. */
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

/** Figures that the plans Profesional and Empresarial add to the basic ones. */
export class AnalyticsDetails {
  /** Views by weekday and hour: seven lists of 24 numbers, starting on Monday. */
  @NumberRows()
  byHour: number[][];

  /** The most used language comes first. */
  @ListOf(() => ViewsByLanguage)
  byLanguage: ViewsByLanguage[];

  /** The most used table comes first. The list has at most 60 elements. */
  @ListOf(() => ViewsByTable)
  byTable: ViewsByTable[];

  /** Covers only views through scanned codes. */
  @ListOf(() => ViewsByPiece)
  byPiece: ViewsByPiece[];

  /** All categories of the menu, in its order. */
  @ListOf(() => CategoryReach)
  categories: CategoryReach[];

  /** All items of the menu, the most opened first. Items that were never opened come last. */
  @ListOf(() => ItemInterest)
  items: ItemInterest[];

  /** Searches without results, sorted by the number of people. The list has at most 20 elements. */
  @ListOf(() => EmptySearch)
  searches: EmptySearch[];

  /** Dietary filters, the most used first. */
  @ListOf(() => FilterUse)
  filters: FilterUse[];
}

/** Analytics of a menu. A view is one visitor on one day. */
export class MenuAnalytics {
  @IsString()
  from: string;

  @IsString()
  to: string;

  @Count()
  totalViews: number;

  /** Distinct visitors of the period. The number is an estimate if `visitorsError` is above 0. */
  @Count()
  uniqueVisitors: number;

  /** Standard error of `uniqueVisitors`, as a fraction of it. It is 0 for an exact count. */
  @IsNumber()
  visitorsError: number;

  @Nested(() => ViewsBySource)
  bySource: ViewsBySource;

  /** Every day of the period, the oldest first. */
  @ListOf(() => DayOfViews)
  byDay: DayOfViews[];

  /** Change from the preceding period in percent, with one decimal. It is null if that period had no views. */
  @Nullable()
  @IsNumber()
  change: number | null;

  @Nested(() => PeriodBefore)
  before: PeriodBefore;

  /** Null if the plan includes only the basic figures. */
  @Nullable()
  @Nested(() => ViewsByDevice)
  byDevice: ViewsByDevice | null;

  /** The ten most opened items. It is null if the plan includes only the basic figures. */
  @Nullable()
  @ListOf(() => PopularItem)
  popularItems: PopularItem[] | null;

  /** Null if the plan includes only the basic figures. */
  @Nullable()
  @Nested(() => AnalyticsDetails)
  details: AnalyticsDetails | null;
}

/** Element of GET /api/analytics/menus: one of the owner's menus. */
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

  /** The part of `views` that came from scanned codes. */
  @Count()
  qr: number;

  @Nullable()
  @IsNumber()
  change: number | null;
}

/** Reply of GET /api/menus/{id}/analytics/live. */
export class OpenMenus {
  /** Number of browsers that currently show the menu. */
  @Count()
  open: number;
}

/** Element of GET /api/dashboard/analytics: one of the three most viewed menus of the last seven days. */
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
