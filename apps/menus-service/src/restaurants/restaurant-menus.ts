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

/** What a menu is in its restaurant. */
type Tab = Pick<Menu, 'position' | 'tabName' | 'servedHours' | 'ownRestaurantName'>;

const NO_TAB: Tab = { position: null, tabName: null, servedHours: null, ownRestaurantName: null };

const isDeleted = ({ deletedAt }: Menu): boolean => deletedAt !== null;

/** Locks the restaurant's menus, deleted ones too, and others; always in the same sequence: nobody waits in a circle. */
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
 * Gives a restaurant these menus and no others, in this order. One that is in another restaurant moves; one
 * that leaves keeps what diners were shown of it, and a deleted one its place. The owner is locked.
 * Refused whole as MENU_NOT_FOUND where one is not the owner's, or is deleted.
 * @returns whether anything is another
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

/** A menu keeps the name that it shows, unless it is to show the restaurant's. Hours have one spelling. */
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

/** The version of the menu changes with what its view shows. */
const PLACE = `
  UPDATE menus SET restaurant_id = $2, "position" = $3, tab_name = $4, served_hours = $5,
    own_restaurant_name = $6, version = $7, updated_at = CASE WHEN version = $7 THEN updated_at ELSE now() END
  WHERE id = $1`;

/** Writes what a locked menu is in a restaurant, and announces it. */
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
 * Saves a restaurant and announces that all its menus are shown otherwise.
 * @param save the change of the restaurant, once its menus are locked
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

/** Lets all menus of a restaurant that is about to go, deleted ones too, keep what it said for them. */
export async function releaseMenus(
  manager: EntityManager,
  restaurant: Restaurant,
  acting: Acting,
): Promise<void> {
  for (const menu of await lockMenus(manager, restaurant)) {
    await leave(manager, menu, restaurant, acting);
  }
}

/** Writes into the menu what diners were shown of it. Its address stays: it is on walls. */
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

/** A hint stays where the restaurant says nothing either. */
function inheritedFields(menu: Menu, restaurant: Restaurant): Partial<Menu> {
  const shown = inheritedMenu(withoutHints(menu), restaurant);
  const { openingHours, coverUrl, logoUrl, logoPlaceholder } = shown;
  return {
    ...{ openingHours, coverUrl, logoUrl, logoPlaceholder },
    address: shown.address ?? menu.address,
    phone: shown.phone ?? menu.phone,
    ...{ themeColor: shown.themeColor, design: shown.design },
  };
}
