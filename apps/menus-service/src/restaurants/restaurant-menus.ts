import { DomainError, type RestaurantTab } from '@cartaviva/contracts';
import {
  inheritedMenu,
  normalizedFields,
  normalizedHours,
  placeOf,
  withoutHints,
} from '@cartaviva/domain';
import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import { changesTo } from '../changes-to';
import { updated } from '../menus/content-changes';
import { emitMenuChanged, type Acting } from '../menus/emit-menu-changed';
import { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';
import { deleteUnused, withoutPage } from './restaurant-of-menu';
import type { Restaurant } from './restaurant.entity';

type Tab = Pick<Menu, 'position' | 'tabName' | 'servedHours' | 'ownRestaurantName'>;

const NO_TAB: Tab = { position: null, tabName: null, servedHours: null, ownRestaurantName: null };

const isDeleted = ({ deletedAt }: Menu): boolean => deletedAt !== null;

/** Locks the restaurant's menus, including deleted ones, and others. The fixed order prevents deadlocks. */
const lockMenus = (
  manager: EntityManager,
  { id: restaurantId, accountId }: Restaurant,
  others: readonly string[] = [],
): Promise<Menu[]> =>
  manager.find(Menu, {
    where: [
      { restaurantId, accountId },
      { id: In([...others]), accountId },
    ],
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
    withDeleted: true,
  });

/**
 * Assigns exactly these menus to a restaurant, in this order. A menu from another restaurant moves. A menu that
 * leaves keeps the restaurant's fields that diners saw, and a deleted menu keeps its position. The owner is locked.
 * @returns true if anything changed
 * @throws DomainError MENU_NOT_FOUND if a menu is deleted or belongs to another owner; nothing changes then
 */
export async function placeMenus(
  manager: EntityManager,
  restaurant: Restaurant,
  tabs: readonly RestaurantTab[],
  acting: Acting,
): Promise<boolean> {
  const ids = tabs.map(({ menuId }) => menuId.toLowerCase());
  const locked = await lockMenus(manager, restaurant, ids);
  const there = new Map(locked.flatMap((menu) => (isDeleted(menu) ? [] : [[menu.id, menu]])));
  const wanted = tabs.map((tab, position) => {
    const menu = there.get(ids[position]!);
    if (!menu) throw new DomainError('MENU_NOT_FOUND');
    return { menu, tab: toTab(restaurant, menu, tab, position) };
  });
  const left = [...there.values()].filter(
    ({ id, restaurantId }) => restaurantId === restaurant.id && !ids.includes(id),
  );
  const isSame = wanted.every(
    ({ menu, tab }) => menu.restaurantId === restaurant.id && !changesTo<Tab, Tab>(menu, tab),
  );
  if (left.length === 0 && isSame) return false;
  for (const menu of left) await leave(manager, menu, restaurant, acting);
  for (const { menu, tab } of wanted) await place(manager, menu, restaurant, tab, acting);
  await deleteUnused(manager, restaurant.accountId);
  return true;
}

/** Normalizes a tab. A menu keeps the name that it shows, unless it is to show the restaurant's. */
function toTab(
  { name }: Restaurant,
  { restaurantName }: Menu,
  tab: RestaurantTab,
  position: number,
): Tab {
  const { tabName = null, servedHours = null } = normalizedFields(tab);
  const { openingHours = servedHours } = normalizedHours({ openingHours: servedHours });
  const showsOther = !tab.showsRestaurantName && restaurantName !== name;
  const ownRestaurantName = showsOther ? restaurantName : null;
  return { position, tabName, servedHours: openingHours, ownRestaurantName };
}

/** Increases the version of the menu only if its view changes. */
const PLACE = `
  UPDATE menus SET restaurant_id = $2, "position" = $3, tab_name = $4, served_hours = $5,
    own_restaurant_name = $6, version = $7, updated_at = CASE WHEN version = $7 THEN updated_at ELSE now() END
  WHERE id = $1`;

async function place(
  manager: EntityManager,
  menu: Menu,
  restaurant: Restaurant,
  { position, tabName, servedHours, ownRestaurantName }: Tab,
  acting: Acting,
): Promise<void> {
  const before = toMenuView(menu, acting.userId);
  const restaurantName = ownRestaurantName ?? restaurant.name;
  Object.assign(menu, placeOf(restaurant), { restaurantId: restaurant.id, restaurantName });
  if (!isDeepStrictEqual(before, toMenuView(menu, acting.userId))) menu.version += 1;
  const tab = [position, tabName, servedHours, ownRestaurantName];
  await manager.query(PLACE, [menu.id, restaurant.id, ...tab, menu.version]);
  const changes = updated('menu', before, toMenuView(menu, acting.userId));
  await emitMenuChanged(manager, menu, acting, { changes });
}

/**
 * Saves a restaurant, and emits a change of each of its menus.
 * @param save changes the restaurant after its menus are locked
 */
export async function announceMenus(
  manager: EntityManager,
  restaurant: Restaurant,
  acting: Acting,
  save: () => Promise<Restaurant>,
): Promise<Restaurant> {
  const menus = await lockMenus(manager, restaurant);
  const saved = await save();
  for (const menu of menus) {
    if (!isDeleted(menu)) await place(manager, menu, saved, menu, acting);
  }
  return saved;
}

/** Copies the restaurant's fields into its menus, including deleted ones, before the restaurant is deleted. */
export async function releaseMenus(
  manager: EntityManager,
  restaurant: Restaurant,
  acting: Acting,
): Promise<void> {
  for (const menu of await lockMenus(manager, restaurant)) {
    await leave(manager, menu, restaurant, acting);
  }
}

/** Copies the restaurant's fields that diners saw into the menu. Its address stays, because it is printed. */
async function leave(
  manager: EntityManager,
  menu: Menu,
  restaurant: Restaurant,
  acting: Acting,
): Promise<void> {
  const before = toMenuView(menu, acting.userId);
  const changes = changesTo(menu, inheritedFields(menu, restaurant));
  const own = await withoutPage(manager, menu.accountId, menu.restaurantName, placeOf(restaurant));
  const saved = await manager.save(Object.assign(menu, changes, own, NO_TAB));
  if (isDeleted(menu)) return;
  await emitMenuChanged(manager, saved, acting, {
    changes: updated('menu', before, toMenuView(saved, acting.userId)),
    notes: changes ? [{ kind: 'menu-updated' }] : [],
  });
}

/** Keeps the menu's hints if the restaurant has no value either. */
function inheritedFields(menu: Menu, restaurant: Restaurant): Partial<Menu> {
  const shown = inheritedMenu(withoutHints(menu), restaurant);
  const { openingHours, coverUrl, logoUrl, logoPlaceholder } = shown;
  return {
    openingHours,
    coverUrl,
    logoUrl,
    logoPlaceholder,
    address: shown.address ?? menu.address,
    phone: shown.phone ?? menu.phone,
    ...{ themeColor: shown.themeColor, design: shown.design },
  };
}
