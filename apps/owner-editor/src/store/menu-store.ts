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

/** Result of a row. `itemId` is null when the row was rejected. */
export type SavedRow = Pick<UpsertedRow, 'itemId'>;

export type ItemVersion = Pick<EditedItem, 'id' | 'version'>;

export const VERSIONS_A_PAGE = 20;

export interface MenuHistory {
  /** Lists the newest version first. `page` starts at 1. */
  list(menuId: string, page: number): Promise<readonly MenuVersion[]>;
  compare(menuId: string, number: number, to: 'previous' | 'now'): Promise<VersionDifferences>;
  /** Reports what restoring would change, in the whole menu or only in the items with these IDs. */
  preview(menuId: string, number: number, items?: readonly string[]): Promise<RestoreReport>;
  restore(menuId: string, number: number, options?: RestoreOptions): Promise<RestoreReport>;
}

/** Another menu of the owner, from which items can be shared. */
export type OtherMenu = Pick<MenuView, 'id' | 'name' | 'restaurantName' | 'currency' | 'country'>;

export interface ItemSharing {
  /** Reports which items of the menu are also in other menus. */
  of(menuId: string): Promise<SharingView>;
  /** Lists all other menus of the owner, sorted by name. */
  otherMenus(menuId: string): Promise<readonly OtherMenu[]>;
  /** Adds items of other menus to this one. The items stay in their own menus, too. */
  share(menuId: string, itemIds: readonly string[]): Promise<ShareReport>;
  /** Separates the item of this menu from its copies in other menus. */
  separate(itemId: string): Promise<void>;
}

export interface RestoreOptions {
  /** IDs of the items to restore. Without them the whole menu is restored. */
  readonly items?: readonly string[];
  /** Revision of the preview. The server responds with 412 when the menu has changed since. */
  readonly revision?: number;
}

/**
 * Storage of the menus under edit: the server, or the visitor's browser in demo mode. The editor does not know which
 * of the two it uses.
 */
export interface MenuStore extends ImageSender {
  /** Prefix of the cache keys, which keeps the entries of two stores apart. */
  readonly root: string;
  /** Is true when a published menu has a page at `/menu/{id}`. */
  readonly hasPublicPages: boolean;
  /** Is true when other people or windows can change the menus. */
  readonly isShared: boolean;

  menu(menuId: string): Promise<EditedMenu>;
  categories(menuId: string): Promise<readonly EditedCategory[]>;
  items(menuId: string): Promise<readonly EditedItem[]>;

  /** Fails with 412 if `version` is given and the menu has changed since. */
  updateMenu(menuId: string, changes: UpdateMenuRequest, version?: number): Promise<EditedMenu>;
  /** Categories and items that the order does not name keep their places. */
  arrange(menuId: string, order: Required<OrderRequest>): Promise<void>;
  /** Changes all of these prices or none. Fails with 412 if a version is out of date. */
  changePrices(menuId: string, items: readonly ItemPrices[]): Promise<readonly EditedItem[]>;
  /** Imports a CSV, XLSX or pasted table of items. With `preview`, it only reports what would happen. */
  importSpreadsheet(menuId: string, table: Blob, preview: boolean): Promise<ImportReport>;
  /**
   * Reads the menu in a table, a PDF or a photo. `onProgress` receives the percentage uploaded, from 0 to 100.
   * Undefined when reading requires an account.
   */
  readonly readMenuFile?: (
    file: Blob,
    onProgress: (percent: number) => void,
    query?: TableQuery,
  ) => Promise<MenuDraft>;

  /** Lists every text of the menu with its translation. */
  translations(menuId: string, language: OtherLanguageCode): Promise<readonly Translation[]>;
  translate(
    menuId: string,
    language: OtherLanguageCode,
    texts: readonly Translation[],
  ): Promise<readonly Translation[]>;

  createCategory(menuId: string, category: CreateCategoryRequest): Promise<EditedCategory>;
  updateCategory(categoryId: string, changes: UpdateCategoryRequest): Promise<EditedCategory>;
  /** Keeps the category's items in the menu, without a category. */
  deleteCategory(categoryId: string): Promise<void>;

  createItem(menuId: string, item: CreateItemRequest): Promise<EditedItem>;
  /** Fails with 412 if `version` is given and the item has changed since. */
  updateItem(itemId: string, changes: UpdateItemRequest, version?: number): Promise<EditedItem>;
  /** Writes these items in one call. A rejected row does not prevent the other rows from being written. */
  saveItems(menuId: string, rows: readonly ItemRow[]): Promise<readonly SavedRow[]>;
  deleteItem(itemId: string): Promise<void>;
  /** Deletes the items that still have the given version. Items that were changed or are already deleted stay. */
  deleteItems(menuId: string, items: readonly ItemVersion[]): Promise<void>;
  restoreItem(itemId: string): Promise<EditedItem>;

  /** Undefined when menus cannot share items. */
  readonly sharing?: ItemSharing;

  /** Undefined when the store keeps no earlier versions. */
  readonly history?: MenuHistory;
}
