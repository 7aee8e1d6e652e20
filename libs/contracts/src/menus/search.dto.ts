import { RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import { IsIn } from 'class-validator';
import { PageRequest, PartRequest } from '../page';
import { Flag, Id, Moment, Text, Unchanged } from '../rules';

/** By what items may be sorted; `-` is the other way round. */
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

/** By what menus may be sorted. */
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

/** Which items of a menu: those that keep every rule that is there. */
export class SearchItemsRequest extends PartRequest {
  @Unchanged()
  @Id()
  categoryId?: string;

  @Unchanged()
  @Flag()
  isAvailable?: boolean;

  /** Part of the name, whatever its accents and capitals. */
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  q?: string;

  /** The code that another program gave it. */
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.externalId })
  externalId?: string;

  /** Changed or deleted then or later. */
  @Unchanged()
  @Moment()
  updatedSince?: string;

  @Unchanged()
  @OneOf(ITEM_SORTS)
  sort?: ItemSort;
}

export class SearchItems extends SearchItemsRequest {
  @Id()
  menuId: string;
}

/** Which of the acting user's menus. */
export class SearchMenus extends PageRequest {
  @Unchanged()
  @Flag()
  isPublished?: boolean;

  /** Part of the name or of the restaurant's, whatever their accents and capitals. */
  @Unchanged()
  @Text({ min: 1, max: TEXT_LIMITS.name })
  q?: string;

  @Unchanged()
  @OneOf(MENU_SORTS)
  sort?: MenuSort;
}
