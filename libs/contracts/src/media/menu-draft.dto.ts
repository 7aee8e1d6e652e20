import { DRAFT_DOUBTS, type DraftDoubt } from '@cartaviva/domain';
import { IsIn, IsInt, IsNumber, IsString, Matches, Max, Min } from 'class-validator';
import { ListOf, Nested, Nullable, Unchanged } from '../rules';

/** What was put into the storage to be read. */
export class ReadMenu {
  @Matches(/^menu-sources\/[0-9a-f-]{1,60}$/)
  @IsString()
  storageKey: string;
}

/** A rectangle of a page: its sides as fractions of the page's, from the top left. */
export class DraftPlaceView {
  /** The first is 1. */
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

  /** Canonical, `350.00`; null when none was read. */
  @Nullable()
  @IsString()
  price: string | null;

  @Nullable()
  @IsString()
  description: string | null;

  /** What may have been read wrong. */
  @IsIn([...DRAFT_DOUBTS], { each: true })
  doubts: DraftDoubt[];

  /** Where it stands in a PDF or a photo. */
  @Unchanged()
  @Nested(() => DraftPlaceView)
  place?: DraftPlaceView;
}

export class DraftCategoryView {
  /** Null of the items above any heading. */
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

/** POST /api/menu-drafts: a menu as it was read, before its owner has seen it. Nothing of it is stored. */
export class MenuDraftView {
  @ListOf(() => DraftCategoryView)
  categories: DraftCategoryView[];

  /** What is neither a category nor an item, in the order of the source. */
  @ListOf(() => UnreadTextView)
  unread: UnreadTextView[];
}
