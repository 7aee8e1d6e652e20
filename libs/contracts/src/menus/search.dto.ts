import { RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import { IsIn } from 'class-validator';
import { PageRequest, PartRequest } from '../page';
import { Flag, Id, Moment, Text, Unchanged } from '../rules';

/** Sort orders of items. A leading `-` sorts in descending order. */
export const ITEM_SORTS = [
  'displayOrder',
  '-displayOrder',
  'name',
  '-name',
  'price',
  '-price',
  'updatedAt',
  '-updatedAt',
] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

export const MENU_SORTS = [
  'createdAt',
  '-createdAt',
  'name',
  '-name',
  'updatedAt',
  '-updatedAt',
] as const;
export type MenuSort = (typeof MENU_SORTS)[number];

const OneOf = (sorts: readonly string[]) =>
  IsIn([...sorts], { message: RULE_MESSAGES.sort(sorts) });

/** Filters for the items of a menu. An item must match all of them. */
export class SearchItemsRequest extends PartRequest {
  @Unchanged()
  @Id()
  categoryId?: string;

  @Unchanged()
  @Flag()
  isAvailable?: boolean;

  /** Part of the name. Accents and case are ignored. */
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  q?: string;

  /** Code of the item in another program. */
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.externalId })
  externalId?: string;

  /** Matches items that were changed or deleted at or after this time. */
  @Unchanged()
  @Moment()
  updatedSince?: string;

  @Unchanged()
  @OneOf(ITEM_SORTS)
  sort?: ItemSort;
}

export class SearchMenus extends PageRequest {
  @Unchanged()
  @Flag()
  isPublished?: boolean;

  /** Part of the menu's or the restaurant's name. Accents and case are ignored. */
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  q?: string;

  @Unchanged()
  @OneOf(MENU_SORTS)
  sort?: MenuSort;
}
