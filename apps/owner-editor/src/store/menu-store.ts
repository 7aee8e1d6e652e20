import type {
  CategoryView,
  CreateItemRequest,
  ItemView,
  PublicMenuView,
  UpdateItemRequest,
  UpdateMenuRequest,
} from '@cartaviva/contracts';

export type EditedMenu = PublicMenuView & { readonly isPublished: boolean };
export type EditedCategory = Pick<CategoryView, 'id' | 'name'>;
export type EditedItem = Pick<
  ItemView,
  | 'id'
  | 'categoryId'
  | 'name'
  | 'description'
  | 'price'
  | 'imageUrl'
  | 'dietaryTags'
  | 'isAvailable'
>;

/** What a picture is for: an item of the menu or the restaurant's logo. */
export type PicturePurpose = 'item' | 'logo';

/**
 * Where the menus under edit live: on the server, or in the visitor's own browser in demo mode. The
 * editor reads and changes menus through it and never learns which.
 */
export interface MenuStore {
  /** First part of the cache's keys, so that two stores never share an answer. */
  readonly root: string;
  /** Whether a published menu has a page of its own at `/menu/{id}`. */
  readonly hasPublicPages: boolean;

  menu(menuId: string): Promise<EditedMenu>;
  categories(menuId: string): Promise<readonly EditedCategory[]>;
  items(menuId: string): Promise<readonly EditedItem[]>;

  updateMenu(menuId: string, changes: UpdateMenuRequest): Promise<EditedMenu>;

  createCategory(menuId: string, name: string): Promise<EditedCategory>;
  renameCategory(categoryId: string, name: string): Promise<EditedCategory>;
  /** The category's items stay, without a category. */
  deleteCategory(categoryId: string): Promise<void>;

  createItem(menuId: string, item: CreateItemRequest): Promise<EditedItem>;
  updateItem(itemId: string, changes: UpdateItemRequest): Promise<EditedItem>;
  deleteItem(itemId: string): Promise<void>;

  /**
   * Sends a picture's bytes and answers what `confirmPicture` needs. `onProgress` hears 0 to 100.
   */
  sendPicture(file: File, onProgress: (percent: number) => void): Promise<string>;
  /** Makes a sent picture one of ours; answers the address that menus and items keep. */
  confirmPicture(sent: string, purpose: PicturePurpose): Promise<string>;
}
