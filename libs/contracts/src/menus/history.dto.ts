import {
  CATEGORIES_PER_MENU,
  ITEMS_PER_MENU,
  PERSON_NAME_MAX,
  RULE_MESSAGES,
} from '@cartaviva/domain';
import { IsIn, IsISO8601, IsString } from 'class-validator';
import { Flag, Id, IdList, ListOf, Nested, Nullable, Text, Unchanged, WholeNumber } from '../rules';
import { MAX_VERSION } from './version';

/**
 * Origin of a version. `before` is the menu's state when its history began; `edit` contains the changes of one person
 * within a few minutes. Every other kind makes a separate version.
 */
export const VERSION_KINDS = [
  'before',
  'created',
  'edit',
  'prices',
  'scheduled',
  'import',
  'restore',
] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

/**
 * Kinds of authors: the account's owner on a screen, another person of the account, a program with an API key, or the
 * service itself.
 */
export const VERSION_AUTHORS = ['owner', 'member', 'key', 'system'] as const;

export class VersionAuthor {
  @IsIn([...VERSION_AUTHORS])
  kind: (typeof VERSION_AUTHORS)[number];

  /**
   * Name of the API key or the member at that time. It is null for the other kinds, and for a member who is erased.
   */
  @Nullable()
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  name: string | null;

  @Flag()
  isYou: boolean;
}

/** A field before and after, in words: prices with their currency, yes and no. A missing value is an empty text. */
export class FieldDifference {
  /** Name in the API, for example `price` or `translations.en`. */
  @IsString()
  field: string;

  /** Label on the owner's screens: `Precio`. */
  @IsString()
  label: string;

  @IsString()
  before: string;

  @IsString()
  after: string;
}

export const DIFFERENCES = ['added', 'removed', 'changed'] as const;

export class Difference {
  @IsIn(['menu', 'category', 'item'])
  kind: 'menu' | 'category' | 'item';

  @Id()
  id: string;

  /** The current name, or the last one. */
  @IsString()
  name: string;

  /** Name of the item's category. It is null for items without a category, and for menus and categories. */
  @Nullable()
  @IsString()
  category: string | null;

  @IsIn([...DIFFERENCES])
  change: (typeof DIFFERENCES)[number];

  @ListOf(() => FieldDifference)
  fields: FieldDifference[];
}

/** Element of GET /api/menus/{id}/history: an earlier state of a menu and its author. */
export class MenuVersion {
  @WholeNumber(1, MAX_VERSION)
  number: number;

  @IsIn([...VERSION_KINDS])
  kind: VersionKind;

  @Nested(() => VersionAuthor)
  author: VersionAuthor;

  /** Time of the version's last change. */
  @IsISO8601()
  at: string;

  /** Number of the restored version. It is null for the other kinds. */
  @Nullable()
  @WholeNumber(1, MAX_VERSION)
  restored: number | null;

  /** Number of differences from the previous version in the menu, its categories and its items. */
  @WholeNumber(0, 1 + CATEGORIES_PER_MENU + ITEMS_PER_MENU)
  changeCount: number;

  /** The first three differences, a sentence each: `Precio de La Bandera: RD$350.00 → RD$375.00`. */
  @IsString({ each: true })
  summary: string[];
}

/** Reply of GET /api/menus/{id}/history/{number}. */
export class VersionDifferences extends MenuVersion {
  /** Differences from the previous version to this one, or from this one to the current menu. */
  @ListOf(() => Difference)
  differences: Difference[];
}

export const COMPARED_TO = ['previous', 'now'] as const;

/** Query of GET /api/menus/{id}/history/{number}. */
export class CompareVersionRequest {
  /** Compares with the previous version if absent. */
  @Unchanged()
  @IsIn([...COMPARED_TO], { message: RULE_MESSAGES.comparedTo })
  against?: (typeof COMPARED_TO)[number];
}

/** Body of POST /api/menus/{id}/history/{number}/restore. */
export class RestoreVersionRequest {
  /** If true, the reply lists the changes and nothing is written. */
  @Unchanged()
  @Flag()
  preview?: boolean;

  /** Items to restore, including deleted ones. If absent, the whole menu is restored. */
  @Unchanged()
  @IdList(ITEMS_PER_MENU)
  items?: string[];
}

/**
 * Parts of a version that a restore omits: deleted images, features that the plan does not include,
 * ids in use by another item, and dietary tags that contradict the item's allergens.
 */
export const NOT_RESTORED = [
  'images',
  'languages',
  'branding',
  'externalIds',
  'dietaryTags',
] as const;

export class NotRestored {
  @IsIn([...NOT_RESTORED])
  what: (typeof NOT_RESTORED)[number];

  /** Number of images, ids or items with such tags. It is 1 for the other kinds. */
  @WholeNumber(1, ITEMS_PER_MENU + 1)
  count: number;
}

export class RestoreReport {
  /** Number of the new version. It is null for a preview, and if nothing differed. */
  @Nullable()
  @WholeNumber(1, MAX_VERSION)
  number: number | null;

  /** Changes of the current menu, made or previewed. */
  @ListOf(() => Difference)
  differences: Difference[];

  @ListOf(() => NotRestored)
  notRestored: NotRestored[];

  /** Revision of the menu with its content after the call. A restore after a preview can require it. */
  @WholeNumber(1, MAX_VERSION)
  revision: number;
}
