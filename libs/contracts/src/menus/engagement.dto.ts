import { RULE_MESSAGES, type DietaryTag } from '@cartaviva/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsISO8601, Matches } from 'class-validator';
import { DietaryTags, Id, IdList, ListOf, Omittable, Text, WholeNumber } from '../rules';
import { rules } from '../rules/rules';
import { MAX_LATE_SECONDS } from './visit.dto';

/** Largest body of POST /api/menu-engagement, in bytes. */
export const MAX_ENGAGEMENT_BYTES = 2048;
/** Maximum length of each list in one request. */
export const MAX_ENGAGED = 50;
/** Maximum number of searches in one request, and the maximum length of a search in characters. */
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
 * Body of POST /api/menu-engagement: a diner's actions in a menu, sent when they leave the page. It has at most 2 KB.
 * Repeated actions count once a day.
 */
export class RecordEngagementRequest {
  @Id()
  menuId: string;

  /** Random ID that the browser creates for this menu and stores. */
  @Matches(/^[A-Za-z0-9_-]{8,64}$/, { message: RULE_MESSAGES.visitorId })
  visitorId: string;

  /** Categories that became visible. */
  @Omittable()
  @IdList(MAX_ENGAGED)
  categoryIds?: string[];

  /** Items whose details were opened. */
  @Omittable()
  @IdList(MAX_ENGAGED)
  itemIds?: string[];

  /** Items of `itemIds` that were sold out when they were opened. */
  @Omittable()
  @IdList(MAX_ENGAGED)
  soldOutItemIds?: string[];

  /** Items of an order that was sent by WhatsApp. */
  @Omittable()
  @IdList(MAX_ENGAGED)
  orderedItemIds?: string[];

  /** Final texts of searches without results. */
  @Omittable()
  @Searches()
  searches?: string[];

  @Omittable()
  @DietaryTags()
  filters?: DietaryTag[];

  /** Seconds since the diner left the page, if the request could not be sent then. */
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

export const ITEMS_PER_VIEW = MAX_ENGAGED;

/**
 * Body of POST /api/item-views: the items that a diner opened. It is the older form of /api/menu-engagement, for
 * clients that still use it.
 */
export class RecordItemViewsRequest {
  @Id()
  menuId: string;

  @Matches(/^[A-Za-z0-9_-]{8,64}$/, { message: RULE_MESSAGES.visitorId })
  visitorId: string;

  @IdList(ITEMS_PER_VIEW)
  itemIds: string[];
}
