import type { TableQuery } from '@cartaviva/api-client';
import type {
  CategoryView,
  CreateCategoryRequest,
  CreateItemRequest,
  ImportReport,
  ItemPrices,
  ItemRow,
  ItemView,
  MenuVersion,
  MenuView,
  OrderRequest,
  RestoreReport,
  ShareReport,
  SharingView,
  Translation,
  UpdateCategoryRequest,
  UpdateItemRequest,
  UpdateMenuRequest,
  UpsertedRow,
  VersionDifferences,
} from '@cartaviva/contracts';
import type { MenuDraft, OtherLanguageCode } from '@cartaviva/domain';
import type { ImageSender } from '@cartaviva/forms/images';

export type EditedMenu = Omit<MenuView, 'userId' | 'createdAt'>;
export type EditedCategory = Pick<CategoryView, 'id' | 'name' | 'openingHours'>;
export type EditedItem = Omit<ItemView, 'menuId' | 'createdAt' | 'updatedAt' | 'sharedId'> &
  Partial<Pick<ItemView, 'sharedId'>>;

/** What became of a row; `itemId` is null when it was refused. */
export type SavedRow = Pick<UpsertedRow, 'itemId'>;

export const VERSIONS_A_PAGE = 20;

/** The versions of a menu, and the way back to one. */
export interface MenuHistory {
  /** Newest first; `page` counts from 1. */
  list(menuId: string, page: number): Promise<readonly MenuVersion[]>;
  compare(menuId: string, number: number, to: 'previous' | 'now'): Promise<VersionDifferences>;
  /** What restoring would change: in the whole menu, or in the items of these ids alone. */
  preview(menuId: string, number: number, items?: readonly string[]): Promise<RestoreReport>;
  restore(menuId: string, number: number, options?: RestoreOptions): Promise<RestoreReport>;
}

/** A menu of the owner's, from which items are put into another. */
export type OtherMenu = Pick<MenuView, 'id' | 'name' | 'restaurantName' | 'currency' | 'country'>;

/** Items that stand in several menus. */
export interface ItemSharing {
  /** Which items of a menu stand in which others. */
  of(menuId: string): Promise<SharingView>;
  /** All of the owner's menus but this one, by name. */
  otherMenus(menuId: string): Promise<readonly OtherMenu[]>;
  /** Puts items of other menus into this one, too. */
  share(menuId: string, itemIds: readonly string[]): Promise<ShareReport>;
  /** From now on the item of this menu is its own. */
  separate(itemId: string): Promise<void>;
}

export interface RestoreOptions {
  /** The ids of what alone is restored; the whole menu without them. */
  readonly items?: readonly string[];
  /** That of the preview: refused with status 412 when anything in the menu has changed since. */
  readonly revision?: number;
}

/**
 * Where the menus under edit live: on the server, or in the visitor's own browser in demo mode. The
 * editor reads and changes menus through it and never learns which.
 */
export interface MenuStore extends ImageSender {
  /** First part of the cache's keys, so that two stores never share an answer. */
  readonly root: string;
  /** Whether a published menu has a page of its own at `/menu/{id}`. */
  readonly hasPublicPages: boolean;
  /** Whether other people and windows change the menus, too. */
  readonly isShared: boolean;

  menu(menuId: string): Promise<EditedMenu>;
  categories(menuId: string): Promise<readonly EditedCategory[]>;
  items(menuId: string): Promise<readonly EditedItem[]>;

  /**
   * With `version`, refused with status 412 when the menu has changed since: somebody else, or the
   * owner in another window, saved it meanwhile.
   */
  updateMenu(menuId: string, changes: UpdateMenuRequest, version?: number): Promise<EditedMenu>;
  /** What the order does not name stays where it is. */
  arrange(menuId: string, order: Required<OrderRequest>): Promise<void>;
  /** All of these prices, or none: with status 412 when one is for another version of its item. */
  changePrices(menuId: string, items: readonly ItemPrices[]): Promise<readonly EditedItem[]>;
  /** A CSV, XLSX or pasted table of items; with `preview` it only tells what would happen. */
  importSpreadsheet(menuId: string, table: Blob, preview: boolean): Promise<ImportReport>;
  /**
   * Reads the menu in a table, a PDF or a photo; `onProgress` gets 0 to 100 while it is sent. Undefined
   * where that takes an account.
   */
  readonly readMenuFile?: (
    file: Blob,
    onProgress: (percent: number) => void,
    query?: TableQuery,
  ) => Promise<MenuDraft>;

  /** Every text of the menu beside what it is in the language. */
  translations(menuId: string, language: OtherLanguageCode): Promise<readonly Translation[]>;
  translate(
    menuId: string,
    language: OtherLanguageCode,
    texts: readonly Translation[],
  ): Promise<readonly Translation[]>;

  createCategory(menuId: string, category: CreateCategoryRequest): Promise<EditedCategory>;
  updateCategory(categoryId: string, changes: UpdateCategoryRequest): Promise<EditedCategory>;
  /** The category's items stay, without a category. */
  deleteCategory(categoryId: string): Promise<void>;

  createItem(menuId: string, item: CreateItemRequest): Promise<EditedItem>;
  /** With `version`, refused with status 412 when the item has changed since. */
  updateItem(itemId: string, changes: UpdateItemRequest, version?: number): Promise<EditedItem>;
  /** Writes these items together; a row that is refused keeps none of the others from being written. */
  saveItems(menuId: string, rows: readonly ItemRow[]): Promise<readonly SavedRow[]>;
  deleteItem(itemId: string): Promise<void>;
  /** Takes a deletion back. */
  restoreItem(itemId: string): Promise<EditedItem>;

  /** None where menus have nothing to do with each other. */
  readonly sharing?: ItemSharing;

  /** What the menu was; none where nobody else can have changed it and nothing is kept. */
  readonly history?: MenuHistory;
}
