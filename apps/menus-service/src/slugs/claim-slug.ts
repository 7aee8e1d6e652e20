import { slugOf } from '@cartaviva/domain';
import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Menu } from '../menus/menu.entity';

/** How many menus of a name get `-2`, `-3` and so on; the others get a number of many. */
const SHORT_TURNS = 9;

/** Waits for whoever is just claiming the slug. A menu's own old one is its own still. */
const CLAIM = `
  INSERT INTO menu_slugs AS claimed (slug, menu_id) VALUES ($1, $2)
  ON CONFLICT (slug) DO UPDATE SET menu_id = excluded.menu_id WHERE claimed.menu_id = excluded.menu_id
  RETURNING 1`;

const COUNT = `SELECT count(*)::int AS slugs FROM menu_slugs WHERE menu_id = $1`;

/** Gives the menu, which the transaction has locked, a readable address that no other menu ever had. */
export async function claimSlug(
  manager: EntityManager,
  menuId: string,
  restaurantName: string,
): Promise<string> {
  for (let turn = 1; ; turn += 1) {
    const isShort = turn <= SHORT_TURNS;
    const slug = slugOf(restaurantName, isShort ? turn : randomInt(1000, 1_000_000));
    const claimed = await manager.query<unknown[]>(CLAIM, [slug, menuId]);
    if (claimed.length > 0) return slug;
  }
}

/** Addresses that one menu may claim, so that renaming again and again does not use up those of others. */
const SLUGS_PER_MENU = 30;

/**
 * The menu's address after a change of the restaurant's name: another one only where it reads so, and
 * while the menu may claim one.
 */
export async function followedSlug(
  manager: EntityManager,
  menu: Pick<Menu, 'id' | 'restaurantName' | 'slug'>,
  restaurantName = menu.restaurantName,
): Promise<string> {
  if (slugOf(restaurantName) === slugOf(menu.restaurantName)) return menu.slug;
  const { id: menuId, slug } = menu;
  const [claimed] = await manager.query<[{ slugs: number }]>(COUNT, [menuId]);
  return claimed.slugs < SLUGS_PER_MENU ? claimSlug(manager, menuId, restaurantName) : slug;
}
