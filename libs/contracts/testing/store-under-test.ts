import type {
  CategoryView,
  CreateItemRequest,
  ImportReport,
  ItemPrices,
  ItemRow,
  ItemView,
  MenuView,
  OrderRequest,
  Translation,
  UpdateCategoryRequest,
  UpdateItemRequest,
  UpdateMenuRequest,
  UpsertedRow,
} from '../src';

export type SeenItem = Omit<ItemView, 'menuId' | 'createdAt' | 'updatedAt' | 'sharedId'>;
export type SeenMenu = Omit<MenuView, 'userId' | 'createdAt'>;
type SavedRow = Pick<UpsertedRow, 'itemId'>;
type SeenCategory = Pick<CategoryView, 'id' | 'name' | 'openingHours'>;

/** A store of menus: menus-service for one owner, or the demo in the visitor's browser. */
export interface StoreUnderTest {
  /** Adds an empty menu `Almuerzos` of `Comedor Ana` and returns its ID. */
  newMenu(): Promise<string>;
  menu(menuId: string): Promise<SeenMenu>;
  updateMenu(menuId: string, changes: UpdateMenuRequest, version?: number): Promise<SeenMenu>;
  duplicate(menuId: string): Promise<string>;
  arrange(menuId: string, order: OrderRequest): Promise<unknown>;
  changePrices(menuId: string, items: readonly ItemPrices[]): Promise<readonly SeenItem[]>;
  /** Imports a CSV into the menu. With `preview`, it only reports the result. */
  import(menuId: string, csv: string, preview: boolean): Promise<ImportReport>;
  translations(menuId: string): Promise<readonly Translation[]>;
  /** Writes English texts. */
  translate(menuId: string, texts: readonly Translation[]): Promise<readonly Translation[]>;

  categories(menuId: string): Promise<readonly SeenCategory[]>;
  createCategory(menuId: string, name: string): Promise<SeenCategory>;
  updateCategory(categoryId: string, changes: UpdateCategoryRequest): Promise<SeenCategory>;
  deleteCategory(categoryId: string): Promise<unknown>;

  items(menuId: string): Promise<readonly SeenItem[]>;
  createItem(menuId: string, item: CreateItemRequest): Promise<SeenItem>;
  updateItem(itemId: string, changes: UpdateItemRequest, version?: number): Promise<SeenItem>;
  /** Writes the valid rows and skips the others. */
  saveItems(menuId: string, rows: readonly ItemRow[]): Promise<readonly SavedRow[]>;
  deleteItem(itemId: string): Promise<unknown>;
  restoreItem(itemId: string): Promise<SeenItem>;

  /** Adds this number of items or categories to the menu and bypasses all rules. */
  fill(menuId: string, content: 'items' | 'categories', count: number): Promise<void>;
  /** Runs `work` after this number of milliseconds and returns its result. */
  after<Result>(ms: number, work: () => Promise<Result>): Promise<Result>;
  /** Returns the code and the messages by field with which a call was refused. */
  refusalOf(error: unknown): Refused;
}

export interface Refused {
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** An ID that belongs to nothing. */
export const NOBODY = '00000000-0000-4000-8000-ffffffffffff';

export const anItem = (item: Partial<CreateItemRequest> = {}): CreateItemRequest => ({
  name: 'Sancocho',
  price: '350',
  ...item,
});

export const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Opción ${at}`, price: `${at + 1}` }));

/** Expects a refusal and, if fields are given, exactly these fields at fault. */
export async function expectRefused(
  store: StoreUnderTest,
  call: Promise<unknown>,
  code: string,
  ...fields: readonly string[]
): Promise<void> {
  const error: unknown = await call.then(
    () => undefined,
    (refused: unknown) => refused,
  );
  expect(error).toBeDefined();
  const refused = store.refusalOf(error);
  expect(refused.code).toBe(code);
  if (fields.length > 0) expect(Object.keys(refused.fields ?? {})).toEqual(fields);
}
