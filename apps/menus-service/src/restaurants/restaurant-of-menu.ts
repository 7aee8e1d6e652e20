import { DomainError } from '@cartaviva/contracts';
import {
  completePlace,
  countryOfPhone,
  countryOfTimeZone,
  currencyIn,
  MENUS_PER_RESTAURANT,
  RULE_MESSAGES,
  type Currency,
  type Place,
} from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import { Menu } from '../menus/menu.entity';
import { Restaurant } from './restaurant.entity';

type RestaurantOfMenu = Pick<Menu, 'restaurantId' | 'restaurantName' | keyof Place>;

/** Values of new menus that name none. */
type MenuDefaults = Partial<Pick<Menu, 'currency' | 'addsItbis' | 'addsLey'>>;

interface NamedRestaurant extends Partial<Place> {
  readonly restaurantName: string;
  readonly phone?: string | null;
  readonly currency?: Currency['code'];
  /** Currency that the owner prefers for menus that name none (`currencyIn`). */
  readonly preferredCurrency?: Currency['code'] | undefined;
}

/** Parameters: the account, the name, and the country and time zone, if known. */
const FIND = `
  SELECT id AS "restaurantId", name AS "restaurantName", country, time_zone AS "timeZone",
    json_strip_nulls(json_build_object(
      'currency', currency, 'addsItbis', adds_itbis, 'addsLey', adds_ley
    )) AS defaults
  FROM restaurants
  WHERE account_id = $1 AND name = $2 AND led_to IS NULL AND country = coalesce($3, country)
    AND time_zone = coalesce($4, time_zone) AND (slug IS NULL OR ${MENUS_PER_RESTAURANT} > (
      SELECT count(*) FROM menus WHERE restaurant_id = restaurants.id
    ))
  ORDER BY slug IS NULL, created_at, id LIMIT 1`;

/**
 * Returns the account's restaurant with this name in the given place, if any. Creates a restaurant without a page if
 * there is none. The defaults always have a currency. The owner is locked.
 */
export async function restaurantForMenu(
  manager: EntityManager,
  accountId: string,
  { restaurantName, preferredCurrency, ...known }: NamedRestaurant,
): Promise<RestaurantOfMenu & { readonly defaults: MenuDefaults }> {
  const { timeZone, phone } = known;
  const country =
    known.country ??
    (timeZone === undefined ? undefined : countryOfTimeZone(timeZone)) ??
    countryOfPhone(phone ?? '');
  const values = [accountId, restaurantName, country, timeZone];
  const [found] = await manager.query<(RestaurantOfMenu & { readonly defaults: MenuDefaults })[]>(
    FIND,
    values,
  );
  const order = { createdAt: 'DESC', id: 'DESC' } as const;
  const newest = await manager.findOne(Menu, { where: { accountId }, order });
  // The preference says where an account's first restaurant is. Later ones are where the others are.
  const place = completePlace({
    ...(!newest && { currency: preferredCurrency }),
    ...known,
    newest,
  });
  const restaurant = found ?? (await withoutPage(manager, accountId, restaurantName, place));
  const near = newest?.country === restaurant.country ? newest : restaurant;
  const currency = currencyIn(near, preferredCurrency);
  return { ...restaurant, defaults: { currency, ...found?.defaults } };
}

const CREATE = `
  INSERT INTO restaurants (account_id, name, country, time_zone, slug, short_code)
  VALUES ($1, $2, $3, $4, NULL, NULL)
  ON CONFLICT (account_id, name, country, time_zone) WHERE slug IS NULL
  DO UPDATE SET name = excluded.name
  RETURNING id AS "restaurantId"`;

/** Finds or creates the restaurant without a page that has this name and place. */
export async function withoutPage(
  manager: EntityManager,
  accountId: string,
  restaurantName: string,
  place: Place,
): Promise<RestaurantOfMenu> {
  const { country, timeZone } = place;
  const values = [accountId, restaurantName, country, timeZone];
  const [{ restaurantId }] = await manager.query<[{ restaurantId: string }]>(CREATE, values);
  return { restaurantId, restaurantName, country, timeZone };
}

/**
 * Returns the fields that give a locked menu another restaurant name or place. In a restaurant with a page the name
 * is the menu's own and another place is refused; otherwise the menu changes to another restaurant, so
 * that its former one and other menus stay as they are. The owner is locked.
 */
export async function changedRestaurant(
  manager: EntityManager,
  menu: Menu,
  changes: Partial<Place & Pick<Menu, 'restaurantName'>>,
): Promise<Partial<Menu>> {
  if (!changes.restaurantName && !changes.country && !changes.timeZone) return {};
  const { restaurantName, country, timeZone } = { ...menu, ...changes };
  const restaurant = await manager.findOneByOrFail(Restaurant, { id: menu.restaurantId });
  if (restaurant.slug === null) {
    return withoutPage(manager, menu.accountId, restaurantName, { country, timeZone });
  }
  if (changes.country || changes.timeZone) {
    throw new DomainError('INVALID_INPUT', {
      fields: { timeZone: RULE_MESSAGES.placeOfRestaurant },
    });
  }
  return { ownRestaurantName: restaurantName === restaurant.name ? null : restaurantName };
}

const DELETE_UNUSED = `
  DELETE FROM restaurants WHERE account_id = $1 AND slug IS NULL
    AND NOT EXISTS (SELECT FROM menus WHERE restaurant_id = restaurants.id)`;

/** Deletes the account's restaurants that have neither a page nor a menu. The owner is locked. */
export async function deleteUnused(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(DELETE_UNUSED, [accountId]);
}
