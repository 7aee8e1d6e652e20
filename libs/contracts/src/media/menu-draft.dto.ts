import {
  ALLERGENS,
  DIETARY_TAGS,
  DRAFT_COLUMN_ROLES,
  DRAFT_DOUBTS,
  type Allergen,
  type DietaryTag,
  type DraftColumnRole,
  type DraftDoubt,
} from '@cartaviva/domain';
import { IsArray, IsIn, IsInt, IsNumber, IsString, Matches, Max, Min } from 'class-validator';
import { ItemOption } from '../menus/item-option.dto';
import { Flag, ListOf, Nested, Nullable, SheetMappings, Unchanged } from '../rules';

/** Sheet indexes, which start at 0, separated by commas. */
const SHEETS = /^\d{1,2}(?:,\d{1,2}){0,59}$/;

/** Query of POST /api/menu-drafts. */
export class ReadMenu {
  /**
   * Roles of a table's columns, in their order: `name,price,,category`. If sheets differ, the value contains a list
   * for each sheet of the file: `name,price;;name,,price`. For an empty list, the reader decides.
   */
  @Unchanged()
  @SheetMappings()
  mapping?: string;

  /** Indexes of the workbook sheets to read: `0,2`. */
  @Unchanged()
  @Matches(SHEETS, { message: 'Escribe los números de las hojas: 0,2.' })
  @IsString()
  sheets?: string;
}

/** A rectangle on a page. Its sides are fractions of the page's width or height, measured from the top left. */
export class DraftPlaceView {
  /** Page number. The first page is 1. */
  @IsInt()
  page: number;

  @Min(0)
  @Max(1)
  @IsNumber()
  left: number;

  @Min(0)
  @Max(1)
  @IsNumber()
  top: number;

  @Min(0)
  @Max(1)
  @IsNumber()
  right: number;

  @Min(0)
  @Max(1)
  @IsNumber()
  bottom: number;
}

export class DraftItemView {
  @IsString()
  name: string;

  /** Canonical decimal, for example `350.00`. It is null if no price was read. */
  @Nullable()
  @IsString()
  price: string | null;

  @Nullable()
  @IsString()
  description: string | null;

  @IsIn([...DRAFT_DOUBTS], { each: true })
  doubts: DraftDoubt[];

  /** Position in a PDF or a photo. */
  @Unchanged()
  @Nested(() => DraftPlaceView)
  place?: DraftPlaceView;

  /** The first size has the price of the item. */
  @Unchanged()
  @ListOf(() => ItemOption)
  sizes?: ItemOption[];

  @Unchanged()
  @ListOf(() => ItemOption)
  extras?: ItemOption[];

  @Unchanged()
  @IsIn([...DIETARY_TAGS], { each: true })
  dietaryTags?: DietaryTag[];

  @Unchanged()
  @IsIn([...ALLERGENS], { each: true })
  allergens?: Allergen[];

  /** Absent if the source does not say whether the item is available. */
  @Unchanged()
  @Flag()
  isAvailable?: boolean;

  @Unchanged()
  @IsString()
  externalId?: string;
}

export class DraftCategoryView {
  /** Null for the items above the first heading. */
  @Nullable()
  @IsString()
  name: string | null;

  @ListOf(() => DraftItemView)
  items: DraftItemView[];
}

export class UnreadTextView {
  @IsString()
  text: string;

  @Unchanged()
  @Nested(() => DraftPlaceView)
  place?: DraftPlaceView;
}

export class DraftColumnView {
  /** Heading in the file. It is empty if the column has none. */
  @IsString()
  title: string;

  /** Null for a column that is not read. */
  @Nullable()
  @IsIn([...DRAFT_COLUMN_ROLES])
  role: DraftColumnRole | null;
}

/** A sheet of a workbook, or the only table of a text. */
export class DraftTableView {
  /** Name of the sheet. It is empty for a text. */
  @IsString()
  name: string;

  /** False for a sheet without dishes. */
  @Flag()
  isRead: boolean;

  /** True if the owner must say what the columns are. */
  @Flag()
  isUnclear: boolean;

  @ListOf(() => DraftColumnView)
  columns: DraftColumnView[];

  /** Texts of the first rows below the headings. */
  @IsArray({ each: true })
  firstRows: string[][];
}

/**
 * Reply of POST /api/menu-drafts: a menu as it was read, before its owner has checked it. Nothing of it is stored.
 */
export class MenuDraftView {
  @ListOf(() => DraftCategoryView)
  categories: DraftCategoryView[];

  /** Texts that are neither a category nor an item, in the order of the source. */
  @ListOf(() => UnreadTextView)
  unread: UnreadTextView[];

  /** Currencies that prices of the source name (ISO 4217). Absent if they name none. */
  @Unchanged()
  @IsString({ each: true })
  currencies?: string[];

  /** Absent for a text in lines, a PDF or a photo. */
  @Unchanged()
  @ListOf(() => DraftTableView)
  tables?: DraftTableView[];
}
