import { CATEGORIES_PER_MENU, ITEMS_PER_MENU, PERSON_NAME_MAX } from '@cartaviva/domain';
import { IsIn, IsISO8601, IsString } from 'class-validator';
import { PageRequest } from '../page';
import { Flag, Id, IdList, ListOf, Nested, Nullable, Text, Unchanged, WholeNumber } from '../rules';
import { Expected, MAX_VERSION } from './version';

/**
 * How a version came to be: `before` is what the menu was when its history began; `edit` is what one
 * person changed within a few minutes; each of the others is a version of its own.
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
 * Who changed a menu: its owner on a screen, another person of the account, a program by a key of it, or the
 * service by itself.
 */
export const VERSION_AUTHORS = ['owner', 'member', 'key', 'system'] as const;

export class VersionAuthor {
  @IsIn([...VERSION_AUTHORS])
  kind: (typeof VERSION_AUTHORS)[number];

  /** Of the API key or the member, as it was then; null of all others, and of a member who is gone. */
  @Nullable()
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  name: string | null;

  /** Whether it was the person who asks. */
  @Flag()
  isYou: boolean;
}

/** A field before and after, in words: prices with their currency, yes and no; empty where there was nothing. */
export class FieldDifference {
  /** As the API calls it: `price`, `translations.en`. */
  @IsString()
  field: string;

  /** As owners call it: `Precio`. */
  @IsString()
  label: string;

  @IsString()
  before: string;

  @IsString()
  after: string;
}

export const DIFFERENCES = ['added', 'removed', 'changed'] as const;

/** The menu, a category or an item that differs between two versions. */
export class Difference {
  @IsIn(['menu', 'category', 'item'])
  kind: 'menu' | 'category' | 'item';

  @Id()
  id: string;

  /** As it is called now, or was last. */
  @IsString()
  name: string;

  /** Of the item's category; null for items under none and for all that is no item. */
  @Nullable()
  @IsString()
  category: string | null;

  @IsIn([...DIFFERENCES])
  change: (typeof DIFFERENCES)[number];

  @ListOf(() => FieldDifference)
  fields: FieldDifference[];
}

/** GET /api/menus/{id}/history: what a menu was once, and who made it so. */
export class MenuVersion {
  /** Counts the versions of the menu. */
  @WholeNumber(1, MAX_VERSION)
  number: number;

  @IsIn([...VERSION_KINDS])
  kind: VersionKind;

  @Nested(() => VersionAuthor)
  author: VersionAuthor;

  /** Of the last change in it. */
  @IsISO8601()
  at: string;

  /** The version that was restored; null of all other kinds. */
  @Nullable()
  @WholeNumber(1, MAX_VERSION)
  restored: number | null;

  /** How much differs from the version before: menu, categories and items together. */
  @WholeNumber(0, 1 + CATEGORIES_PER_MENU + ITEMS_PER_MENU)
  changeCount: number;

  /** The first three of them in a sentence each: `Precio de La Bandera: RD$350.00 → RD$375.00`. */
  @IsString({ each: true })
  summary: string[];
}

/** GET /api/menus/{id}/history/{number}. */
export class VersionDifferences extends MenuVersion {
  /** From the version before to this one, or from this one to the menu as it is now. */
  @ListOf(() => Difference)
  differences: Difference[];
}

export class VersionsOf extends PageRequest {
  @Id()
  menuId: string;
}

export class VersionRequest {
  @Id()
  menuId: string;

  @WholeNumber(1, MAX_VERSION)
  number: number;
}

export const COMPARED_TO = ['previous', 'now'] as const;

export class CompareVersion extends VersionRequest {
  @IsIn([...COMPARED_TO])
  to: (typeof COMPARED_TO)[number];
}

/** POST /api/menus/{id}/history/{number}/restore. */
export class RestoreVersionRequest {
  /** Only says what would change. */
  @Unchanged()
  @Flag()
  preview?: boolean;

  /** Of these items alone, deleted ones too; all of the menu when it is left out. */
  @Unchanged()
  @IdList(ITEMS_PER_MENU)
  items?: string[];
}

export class RestoreVersion extends RestoreVersionRequest {
  @Id()
  menuId: string;

  @WholeNumber(1, MAX_VERSION)
  number: number;

  @Expected()
  expectedVersion?: number;

  @Expected()
  expectedRevision?: number;
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
  /** The version that the restoring made; null for a preview, and where nothing differed. */
  @Nullable()
  @WholeNumber(1, MAX_VERSION)
  number: number | null;

  /** What changes, or would, from the menu as it is now. */
  @ListOf(() => Difference)
  differences: Difference[];

  @ListOf(() => NotRestored)
  notRestored: NotRestored[];

  /** Of the menu with all that is in it, after this: what a restoring after a preview may be over. */
  @WholeNumber(1, MAX_VERSION)
  revision: number;
}
