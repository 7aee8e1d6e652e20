import type { Allergen } from './allergens';
import type { DietaryTag } from './diets';
import type { PricedOption } from './options';

/** A menu that was read from a text, a table, a PDF or a photo, before its owner has checked it. */
export interface MenuDraft {
  /**
   * Sorted by the order of the source. Only the first category may lack a name: it has the items above any heading.
   */
  readonly categories: readonly DraftCategory[];
  /** Texts that are neither a category nor an item, in the order of the source. */
  readonly unread: readonly UnreadText[];
  /** Currencies that prices of the source name (ISO 4217). */
  readonly currencies?: readonly string[];
  /** Sheets of a table in the order of the file, so that the owner can correct what each column is. */
  readonly tables?: readonly DraftTable[];
}

export interface DraftCategory {
  readonly name: string | null;
  readonly items: readonly DraftItem[];
}

export interface DraftItem {
  readonly name: string;
  /** Canonical decimal, for example `350.00`. It is null if no price was read. */
  readonly price: string | null;
  readonly description: string | null;
  /** Parts of the item that the owner should compare with the source. */
  readonly doubts: readonly DraftDoubt[];
  /** Position in a PDF or a photo. It is absent for a text. */
  readonly place?: DraftPlace;
  /** The first size has the price of the item. */
  readonly sizes?: readonly PricedOption[];
  readonly extras?: readonly PricedOption[];
  readonly dietaryTags?: readonly DietaryTag[];
  readonly allergens?: readonly Allergen[];
  /** Absent if the source does not say whether the item is available. */
  readonly isAvailable?: boolean;
  readonly externalId?: string;
}

export const DRAFT_DOUBTS = [
  'name',
  'price',
  'category',
  'allergens',
  'tags',
  'available',
] as const;
export type DraftDoubt = (typeof DRAFT_DOUBTS)[number];

/** Possible contents of a table's column. The prices of several `size` columns are the item's sizes. */
export const DRAFT_COLUMN_ROLES = [
  'name',
  'price',
  'size',
  'description',
  'category',
  'tags',
  'allergens',
  'available',
  'soldOut',
  'sizes',
  'extras',
  'externalId',
  'unit',
  'byWeight',
  'variant',
] as const;
export type DraftColumnRole = (typeof DRAFT_COLUMN_ROLES)[number];

/** Parses the column roles of a request: `name,price,,category`. Null is a column that is not read. */
export const columnMapping = (mapping: string): (DraftColumnRole | null)[] =>
  mapping.split(',').map((role) => DRAFT_COLUMN_ROLES.find((known) => known === role) ?? null);

/** A sheet of a workbook, or the only table of a text. */
export interface DraftTable {
  /** Name of the sheet. It is empty for a text. */
  readonly name: string;
  /** False for a sheet without dishes, such as instructions. */
  readonly isRead: boolean;
  /** True if the owner must say what the columns are. */
  readonly isUnclear: boolean;
  readonly columns: readonly DraftColumn[];
  /** Texts of the first rows below the headings, one text for each column. */
  readonly firstRows: readonly (readonly string[])[];
}

export interface DraftColumn {
  /** Heading in the file. It is empty if the column has none. */
  readonly title: string;
  /** Null for a column that is not read. */
  readonly role: DraftColumnRole | null;
}

export interface UnreadText {
  readonly text: string;
  readonly place?: DraftPlace;
}

/** A rectangle on a page. Its sides are fractions of the page's width or height, measured from the top left. */
export interface DraftPlace {
  /** The first page is 1. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
