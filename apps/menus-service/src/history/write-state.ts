import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { isDeepStrictEqual } from 'node:util';
import { Category } from '../categories/category.entity';
import { toCategoryView } from '../categories/category.view';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { writeItems, type WrittenItem } from '../items/write-items';
import { changed, updated, type UndatedChange } from '../menus/content-changes';
import type { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';
import { changedRestaurant, deleteUnused } from '../restaurants/restaurant-of-menu';
import { followedSlug } from '../slugs/claim-slug';
import { without } from '../without';
import type { MenuState, PastCategory, PastItem } from './menu-state';

/**
 * Changes a menu, which the transaction has locked, to a state. Rows outside the state are deleted as an owner
 * deletes them, and deleted rows return with their IDs.
 * @param now current state of the menu
 * @returns the changes
 */
export async function writeState(
  manager: EntityManager,
  menu: Menu,
  now: MenuState,
  wanted: MenuState,
  { at, ownerId }: { at: Date; ownerId: string },
): Promise<UndatedChange[]> {
  return [
    ...(await writeMenu(manager, menu, now, wanted, ownerId)),
    ...(await deleteItems(manager, missing(now.items, wanted.items), at)),
    ...(await writeCategories(manager, menu, now, wanted)),
    ...(await writeRows(manager, menu, different(now.items, wanted.items))),
    ...translatedBetween(menu, now, wanted, ownerId),
  ];
}

type Rows<Row> = ReadonlyMap<string, Row>;

const missing = <Row>(now: Rows<Row>, wanted: Rows<Row>): string[] =>
  [...now.keys()].filter((id) => !wanted.has(id));

const different = <Row extends { version?: number }>(now: Rows<Row>, wanted: Rows<Row>): Row[] =>
  [...wanted].flatMap(([id, row]) => {
    const current = now.get(id);
    return current && isDeepStrictEqual(content(current), content(row)) ? [] : [row];
  });

const content = (row: { version?: number }) => without(row, 'version');

async function writeMenu(
  manager: EntityManager,
  menu: Menu,
  { menu: now }: MenuState,
  { menu: wanted }: MenuState,
  ownerId: string,
): Promise<UndatedChange[]> {
  if (isDeepStrictEqual(content(now), content(wanted))) return [];
  const before = toMenuView(menu, ownerId);
  const slug = await followedSlug(manager, menu, wanted.restaurantName);
  const { restaurantName } = wanted;
  const isRenamed = restaurantName !== now.restaurantName;
  const restaurant = isRenamed ? await changedRestaurant(manager, menu, { restaurantName }) : {};
  Object.assign(menu, without(wanted, 'id', 'version', 'createdAt'), restaurant, { slug });
  const after = toMenuView(await manager.save(menu), ownerId);
  if (isRenamed) await deleteUnused(manager, menu.accountId);
  return updated('menu', before, after);
}

/** Deletes items as an owner does, so that the deletion can be undone within a day. */
async function deleteItems(
  manager: EntityManager,
  ids: readonly string[],
  at: Date,
): Promise<UndatedChange[]> {
  if (ids.length === 0) return [];
  const items = await manager.findBy(Item, { id: In(ids) });
  await manager.query(`UPDATE menu_items SET deleted_at = $2 WHERE id = ANY($1)`, [ids, at]);
  return items.map((item) => changed('item.deleted', toItemView(item)));
}

/** Gives categories temporary unique names, so that two can exchange their names. */
const FREE_NAMES = `UPDATE menu_categories SET name = id::text WHERE id = ANY($1)`;

const WRITE_CATEGORIES = `
  INSERT INTO menu_categories
    (id, menu_id, name, display_order, opening_hours, translations, created_at, version)
  SELECT id, $1, name, "displayOrder", "openingHours", translations, "createdAt", coalesce(version, 1) + $3
  FROM json_to_recordset($2) AS category
    (id uuid, name text, "displayOrder" integer, "openingHours" text, translations jsonb,
      "createdAt" timestamptz, version integer)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, display_order = excluded.display_order,
    opening_hours = excluded.opening_hours,
    translations = excluded.translations, version = menu_categories.version + 1`;

async function writeCategories(
  manager: EntityManager,
  menu: Menu,
  now: MenuState,
  wanted: MenuState,
): Promise<UndatedChange[]> {
  const gone = missing(now.categories, wanted.categories);
  const rows: PastCategory[] = different(now.categories, wanted.categories);
  const present = await manager.findBy(Category, { menuId: menu.id });
  const before = new Map(present.map((category) => [category.id, toCategoryView(category)]));
  if (gone.length > 0) await manager.delete(Category, gone);
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await manager.query(FREE_NAMES, [ids]);
    const values = [menu.id, JSON.stringify(rows), menu.revision];
    await manager.query(WRITE_CATEGORIES, values);
  }
  const written = await manager.findBy(Category, { id: In(rows.map(({ id }) => id)) });
  return [
    ...gone.map((id) => changed('category.deleted', before.get(id)!)),
    ...written.map(toCategoryView).flatMap((view) => {
      const old = before.get(view.id);
      return old ? updated('category', old, view) : [changed('category.created', view)];
    }),
  ];
}

const BRING_BACK = `
  UPDATE menu_items SET deleted_at = NULL, updated_at = now()
  WHERE id = ANY($1) AND deleted_at IS NOT NULL RETURNING id`;

/**
 * Recreates rows that the trash has deleted for good, before they are written like the others. Their versions exceed
 * any earlier ones, because each version came with a revision of the menu.
 */
const MAKE_AGAIN = `
  INSERT INTO menu_items (id, menu_id, name, price, created_at, version)
  SELECT id, $1, name, price, "createdAt", coalesce(version, 1) + $3
  FROM json_to_recordset($2) AS item
    (id uuid, name text, price numeric, "createdAt" timestamptz, version integer)
  ON CONFLICT (id) DO NOTHING`;

async function writeRows(
  manager: EntityManager,
  menu: Menu,
  rows: readonly PastItem[],
): Promise<UndatedChange[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const present = await manager.findBy(Item, { id: In(ids) });
  // Two items may exchange their external IDs, and the ID of a restored item may belong to another item.
  await manager.query(
    `UPDATE menu_items SET external_id = NULL WHERE id = ANY($1) AND external_id IS NOT NULL`,
    [ids],
  );
  const [back] = await manager.query<[{ id: string }[], number]>(BRING_BACK, [ids]);
  await manager.query(MAKE_AGAIN, [menu.id, JSON.stringify(rows), menu.revision]);
  const returned = new Set(back.map(({ id }) => id));
  const changes = await writeItems(manager, menu.id, rows.map(toWritten), present);
  return changes.map((change) =>
    change.type === 'item.created' && returned.has(change.item!.id)
      ? { ...change, type: 'item.restored' }
      : change,
  );
}

const toWritten = (row: PastItem): WrittenItem => ({
  ...without(row, 'version', 'createdAt'),
  availableAgainAt: row.availableAgainAt === null ? null : new Date(row.availableAgainAt),
});

/** Returns one change for each language with a different translation. */
function translatedBetween(
  menu: Menu,
  now: MenuState,
  wanted: MenuState,
  ownerId: string,
): UndatedChange[] {
  const rowsOf = ({ menu: own, categories, items }: MenuState) =>
    new Map([own, ...categories.values(), ...items.values()].map((row) => [row.id, row]));
  const [old, next] = [rowsOf(now), rowsOf(wanted)];
  const languages = new Set<string>();
  for (const [id, { translations }] of next) {
    const before = old.get(id)?.translations ?? {};
    for (const code of Object.keys({ ...before, ...translations })) {
      const language = code as keyof typeof before;
      if (!isDeepStrictEqual(before[language], translations[language])) languages.add(code);
    }
  }
  const view = toMenuView(menu, ownerId);
  return [...languages].map((language) => ({ ...changed('menu.translated', view), language }));
}
