import { DomainError, type RestaurantTab } from '@cartaviva/contracts';
import {
  inheritedMenu,
  normalizedFields,
  normalizedHours,
  restaurantFace,
  withoutHints,
  type RestaurantFace,
} from '@cartaviva/domain';
import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import { changesTo } from '../changes-to';
import { updated } from '../menus/content-changes';
import { emitMenuChanged, type Acting } from '../menus/emit-menu-changed';
import { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';
import { takePlace } from './own-place';
import { RestaurantMenu } from './restaurant-menu.entity';
import type { Restaurant } from './restaurant.entity';

/** The places of a restaurant's menus, those of deleted menus too, in their order. */
export const placesOf = (manager: EntityManager, { id }: Restaurant): Promise<RestaurantMenu[]> =>
  manager.find(RestaurantMenu, {
    where: { restaurantId: id },
    order: { position: 'ASC', menuId: 'ASC' },
  });

/** Locks menus of one owner until the transaction ends, always in the same sequence: nobody waits in a circle. */
export const lockMenus = (
  manager: EntityManager,
  accountId: string,
  menuIds: readonly string[],
): Promise<Menu[]> =>
  manager.find(Menu, {
    where: { id: In([...menuIds]), accountId },
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
  const before = await placesOf(manager, restaurant);
  const known = new Map(before.map((place) => [place.menuId, place]));
  const wanted = tabs.map((tab, position) => toRestaurantMenu(restaurant, tab, position, known));
  const wantedIds = new Set(wanted.map(({ menuId }) => menuId));
  const ids = new Set([...wantedIds, ...before.map(({ menuId }) => menuId)]);
  const menus = await lockMenus(manager, restaurant.accountId, [...ids]);
  const there = menus.filter(({ deletedAt }) => !deletedAt);
  const own = new Set(there.map(({ id }) => id));
  if ([...wantedIds].some((id) => !own.has(id))) throw new DomainError('MENU_NOT_FOUND');
  const old = before.filter(({ menuId }) => own.has(menuId));
  if (isDeepStrictEqual(old.map(bare), wanted)) return false;
  const left = there.filter(({ id }) => !wantedIds.has(id));
  await manager.delete(RestaurantMenu, { menuId: In(left.map(({ id }) => id)) });
  if (wanted.length > 0) await manager.upsert(RestaurantMenu, wanted, ['menuId']);
  for (const menu of left) {
    await keepInherited(manager, menu, restaurant, known.get(menu.id)!, acting);
  }
  const stay = there.filter(({ id }) => wantedIds.has(id));
  for (const menu of stay) {
    const changes = await takePlace(manager, menu, restaurant, acting.userId);
    await emitMenuChanged(manager, menu, acting, { changes });
  }
  return true;
}

/**
 * Normalizes an entry for storage: lowercase ids, and one spelling of hours. If `showsRestaurantName` is missing, it
 * keeps its value; a new menu shows its own name.
 */
function toRestaurantMenu(
  { id }: Restaurant,
  tab: RestaurantTab,
  position: number,
  known: ReadonlyMap<string, RestaurantMenu>,
): RestaurantMenu {
  const { tabName = null, servedHours = null } = normalizedFields(tab);
  const hours = normalizedHours({ openingHours: servedHours });
  const menuId = tab.menuId.toLowerCase();
  const before = known.get(menuId)?.showsRestaurantName ?? false;
  return {
    menuId,
    restaurantId: id,
    position,
    tabName,
    servedHours: hours.openingHours ?? servedHours,
    showsRestaurantName: tab.showsRestaurantName ?? before,
  };
}

const bare = (place: RestaurantMenu, position: number): RestaurantMenu => ({ ...place, position });

/** Tells that all menus of the restaurant, which says something else for them, are shown otherwise. */
export async function announceMenus(
  manager: EntityManager,
  restaurant: Restaurant,
  acting: Acting,
): Promise<void> {
  const places = await placesOf(manager, restaurant);
  const ids = places.map(({ menuId }) => menuId);
  for (const menu of await lockMenus(manager, restaurant.accountId, ids)) {
    const changes = await takePlace(manager, menu, restaurant, acting.userId);
    if (!menu.deletedAt) await emitMenuChanged(manager, menu, acting, { changes });
  }
}

/** Lets all menus of a restaurant that is about to go, deleted ones too, keep what it said for them. */
export async function releaseMenus(
  manager: EntityManager,
  restaurant: Restaurant,
  acting: Acting,
): Promise<void> {
  const places = await placesOf(manager, restaurant);
  const known = new Map(places.map((place) => [place.menuId, place]));
  for (const menu of await lockMenus(manager, restaurant.accountId, [...known.keys()])) {
    await keepInherited(manager, menu, restaurant, known.get(menu.id)!, acting);
  }
}

/** Writes into the menu what diners were shown of it. Its address stays: it is on walls. */
async function keepInherited(
  manager: EntityManager,
  menu: Menu,
  restaurant: Restaurant,
  place: RestaurantMenu,
  acting: Acting,
): Promise<void> {
  const isDeleted = menu.deletedAt !== null;
  const changes = changesTo(menu, inheritedFields(menu, restaurantFace(restaurant, place)));
  const before = toMenuView(menu, acting.userId);
  const saved = changes ? await manager.save(Object.assign(menu, changes)) : menu;
  if (isDeleted) return;
  await emitMenuChanged(manager, saved, acting, {
    changes: updated('menu', before, toMenuView(saved, acting.userId)),
    notes: changes ? [{ kind: 'menu-updated' }] : [],
  });
}

/** A hint stays where the restaurant says nothing either. */
function inheritedFields(menu: Menu, restaurant: RestaurantFace): Partial<Menu> {
  const shown = inheritedMenu(withoutHints(menu), restaurant);
  const { restaurantName, openingHours, coverUrl, logoUrl, logoPlaceholder } = shown;
  return {
    ...{ restaurantName, openingHours, coverUrl, logoUrl, logoPlaceholder },
    address: shown.address ?? menu.address,
    phone: shown.phone ?? menu.phone,
    ...{ themeColor: shown.themeColor, design: shown.design },
  };
}
