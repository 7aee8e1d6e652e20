import { slugOf } from '@cartaviva/domain';
import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Menu } from '../menus/menu.entity';

/** Number of attempts with the suffixes `-2`, `-3`, and so on. Further attempts use a random number. */
const SHORT_TURNS = 9;

/**
 * Table of addresses. Menus and restaurants have separate paths, so a menu and a restaurant may have the same
 * address.
 */
interface Addresses {
  readonly table: string;
  readonly owner: string;
}

const OF_MENUS: Addresses = { table: 'menu_slugs', owner: 'menu_id' };
const OF_RESTAURANTS: Addresses = { table: 'restaurant_slugs', owner: 'restaurant_id' };

/** Waits for a concurrent claim of the slug. A former slug of the same owner can be claimed again. */
const claimStatement = ({ table, owner }: Addresses) => `
  INSERT INTO ${table} AS claimed (slug, ${owner}) VALUES ($1, $2)
  ON CONFLICT (slug) DO UPDATE SET ${owner} = excluded.${owner} WHERE claimed.${owner} = excluded.${owner}
  RETURNING 1`;

const countOf = ({ table, owner }: Addresses) =>
  `SELECT count(*)::int AS slugs FROM ${table} WHERE ${owner} = $1`;

async function claim(
  manager: EntityManager,
  addresses: Addresses,
  id: string,
  name: string,
): Promise<string> {
  for (let turn = 1; ; turn += 1) {
    const isShort = turn <= SHORT_TURNS;
    const slug = slugOf(name, isShort ? turn : randomInt(1000, 1_000_000));
    const claimed = await manager.query<unknown[]>(claimStatement(addresses), [slug, id]);
    if (claimed.length > 0) return slug;
  }
}

/** Assigns a readable address, which no other menu ever had, to a menu that the transaction has locked. */
export const claimSlug = (manager: EntityManager, menuId: string, restaurantName: string) =>
  claim(manager, OF_MENUS, menuId, restaurantName);

export const claimRestaurantSlug = (manager: EntityManager, restaurantId: string, name: string) =>
  claim(manager, OF_RESTAURANTS, restaurantId, name);

/** Highest number of addresses per menu or restaurant, so that repeated renaming does not use up addresses. */
const SLUGS_EACH = 30;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

async function followed(
  manager: EntityManager,
  addresses: Addresses,
  { id, name, slug }: Named,
  wanted: string,
): Promise<string> {
  if (slugOf(wanted) === slugOf(name)) return slug;
  const [claimed] = await manager.query<[{ slugs: number }]>(countOf(addresses), [id]);
  return claimed.slugs < SLUGS_EACH ? claim(manager, addresses, id, wanted) : slug;
}

/**
 * Returns the menu's address after a change of the restaurant's name. It changes only if the name gives another
 * address and the menu may claim one.
 */
export const followedSlug = (
  manager: EntityManager,
  { id, restaurantName: name, slug }: Pick<Menu, 'id' | 'restaurantName' | 'slug'>,
  wanted = name,
): Promise<string> => followed(manager, OF_MENUS, { id, name, slug }, wanted);

export const followedRestaurantSlug = (
  manager: EntityManager,
  restaurant: Named,
  wanted = restaurant.name,
): Promise<string> => followed(manager, OF_RESTAURANTS, restaurant, wanted);
