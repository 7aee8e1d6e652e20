import { RULE_MESSAGES, type DietaryTag } from '@cartaviva/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsISO8601, Matches } from 'class-validator';
import { DietaryTags, Id, IdList, ListOf, Omittable, Text, WholeNumber } from '../rules';
import { rules } from '../rules/rules';
import { MAX_LATE_SECONDS } from './visit.dto';

/** Largest body of POST /api/menu-engagement, in bytes. */
export const MAX_ENGAGEMENT_BYTES = 2048;
/** Most of each kind in one. */
export const MAX_ENGAGED = 50;
/** Most searches in one, and the longest, in characters. */
export const MAX_SEARCHES = 5;
export const MAX_SEARCH = 40;

const Searches = () =>
  rules(
    IsArray({ message: RULE_MESSAGES.invalid }),
    ArrayMaxSize(MAX_SEARCHES, { message: RULE_MESSAGES.tooMany(MAX_SEARCHES) }),
    ArrayUnique({ message: RULE_MESSAGES.invalid }),
    Matches(/^[^\p{C}]{1,40}$/u, { each: true, message: RULE_MESSAGES.invalid }),
  );

/**
 * POST /api/menu-engagement: what a diner did with a menu, sent when the page is left, at most 2 KB. What
 * is sent again counts once a day.
 */
export class RecordEngagementRequest {
  @Id()
  menuId: string;

  /** Made once by the browser for this menu and stored there. */
  @Matches(/^[A-Za-z0-9_-]{8,64}$/, { message: RULE_MESSAGES.visitorId })
  visitorId: string;

  /** Categories that came into sight. */
  @Omittable()
  @IdList(MAX_ENGAGED)
  categoryIds?: string[];

  /** Items whose sheet was opened. */
  @Omittable()
  @IdList(MAX_ENGAGED)
  itemIds?: string[];

  /** Those of them that were sold out then. */
  @Omittable()
  @IdList(MAX_ENGAGED)
  soldOutItemIds?: string[];

  /** Items of an order that was sent by WhatsApp. */
  @Omittable()
  @IdList(MAX_ENGAGED)
  orderedItemIds?: string[];

  /** Searches that found nothing, as they were written last. */
  @Omittable()
  @Searches()
  searches?: string[];

  /** Dietary filters that were chosen. */
  @Omittable()
  @DietaryTags()
  filters?: DietaryTag[];

  /** Seconds since the page was left, where it could not be sent at once. */
  @Omittable()
  @WholeNumber(0, MAX_LATE_SECONDS)
  ageSeconds?: number;
}

export class Engagement extends RecordEngagementRequest {
  @Text({ max: 40 })
  @IsISO8601()
  at: string;
}

export class RecordEngagements {
  @ListOf(() => Engagement)
  engagements: Engagement[];
}

/** Most items in one POST /api/item-views. */
export const ITEMS_PER_VIEW = MAX_ENGAGED;

/** POST /api/item-views: items whose sheet a diner opened; the older call, for those who still use it. */
export class RecordItemViewsRequest {
  @Id()
  menuId: string;

  @Matches(/^[A-Za-z0-9_-]{8,64}$/, { message: RULE_MESSAGES.visitorId })
  visitorId: string;

  @IdList(ITEMS_PER_VIEW)
  itemIds: string[];
}
