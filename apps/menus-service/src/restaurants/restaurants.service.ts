import {
  DomainError,
  type ArrangeRestaurant,
  type CreateRestaurant,
  type RestaurantOverVersion,
  type RestaurantTab,
  type RestaurantView,
  type UpdateRestaurant,
} from '@cartaviva/contracts';
import {
  changedPlace,
  completePlace,
  normalizedMenu,
  placeOf,
  requireVersion,
  RESTAURANTS_PER_OWNER,
  type Place,
} from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireOpen } from '../accounts/closed-accounts';
import { changesTo } from '../changes-to';
import { lockOwner } from '../entitlements/lock-owner';
import { Menu } from '../menus/menu.entity';
import { OwnImages } from '../images/own-images';
import { madeBefore } from '../made-before';
import { claimRestaurantSlug, followedRestaurantSlug } from '../slugs/claim-slug';
import { announceMenus, placeMenus, releaseMenus } from './restaurant-menus';
import { Restaurant, WITH_PAGE } from './restaurant.entity';
import { readViews, TAB_ORDER } from './restaurant.view';

/** Its addresses and its code are printed, and lead to its menus from now on. */
const DELETE = `
  UPDATE restaurants SET address = NULL, phone = NULL, opening_hours = NULL, logo_url = NULL, cover_url = NULL,
    led_to = ARRAY(SELECT id FROM menus menu WHERE restaurant_id = $1 ORDER BY ${TAB_ORDER})
  WHERE id = $1`;

const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;

/** The acting user's restaurants. Whoever writes one locks their owner first, and then its menus. */
@Injectable()
export class RestaurantsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: OwnImages,
  ) {}

  async list({ accountId }: MessageContext): Promise<RestaurantView[]> {
    const { manager } = this.dataSource;
    const own = {
      where: { accountId, ...WITH_PAGE },
      order: OLDEST_FIRST,
      take: RESTAURANTS_PER_OWNER,
    };
    return readViews(manager, await manager.find(Restaurant, own));
  }

  async get({ accountId }: MessageContext, restaurantId: string): Promise<RestaurantView> {
    const { manager } = this.dataSource;
    return viewOf(manager, await getOwn(manager, accountId, restaurantId));
  }

  /**
   * Refused as RESTAURANT_LIMIT_REACHED when the owner has as many as there may be, as ACCOUNT_CLOSING, as
   * OBJECT_NOT_FOUND for another's image, and whole as MENU_NOT_FOUND where a menu is not the owner's.
   */
  async create(
    context: MessageContext,
    { menus = [], newId, ...sent }: CreateRestaurant,
  ): Promise<RestaurantView> {
    const { accountId } = context;
    const fields = normalizedMenu(sent);
    const logoPlaceholder = await this.requireOwnImages(context, fields);
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, accountId);
      const known = await madeBefore(manager, Restaurant, newId, { accountId });
      if (known) return viewOf(manager, known);
      await requireOpen(manager, accountId);
      const count = await manager.countBy(Restaurant, { accountId, ...WITH_PAGE });
      if (count >= RESTAURANTS_PER_OWNER) throw new DomainError('RESTAURANT_LIMIT_REACHED');
      const place = await firstPlace(manager, accountId, fields, menus[0]);
      const own = { ...fields, ...place, logoPlaceholder, accountId };
      const wanted = { ...own, ...(newId && { id: newId }) };
      const restaurant = await manager.save(manager.create(Restaurant, wanted));
      restaurant.slug = await claimRestaurantSlug(manager, restaurant.id, restaurant.name);
      const named = [restaurant.id, restaurant.slug];
      await manager.query(`UPDATE restaurants SET slug = $2 WHERE id = $1`, named);
      await placeMenus(manager, restaurant, menus, context);
      return viewOf(manager, restaurant);
    });
  }

  /** Refused as CHANGED_MEANWHILE when the restaurant is no longer the version that was expected. */
  async update(
    context: MessageContext,
    { restaurantId, expectedVersion, ...sent }: UpdateRestaurant,
  ): Promise<RestaurantView> {
    const { accountId } = context;
    const wanted = normalizedMenu(sent);
    const current = await this.get(context, restaurantId);
    const placeholder = await this.requireOwnImages(context, wanted, current);
    return this.dataSource.transaction(async (manager) => {
      const restaurant = await lockOwn(manager, accountId, restaurantId, expectedVersion);
      const changes = changesTo(restaurant, changedPlace(restaurant, wanted));
      if (!changes) return viewOf(manager, restaurant);
      const named = { ...restaurant, slug: restaurant.slug! };
      const slug = await followedRestaurantSlug(manager, named, changes.name);
      const logo = 'logoUrl' in changes && { logoPlaceholder: placeholder };
      const saved = await announceMenus(manager, restaurant, context, () =>
        manager.save(Object.assign(restaurant, changes, { slug }, logo)),
      );
      return viewOf(manager, saved);
    });
  }

  /** Refused whole as MENU_NOT_FOUND where a menu is not the owner's. */
  arrange(
    context: MessageContext,
    { restaurantId, expectedVersion, menus }: ArrangeRestaurant,
  ): Promise<RestaurantView> {
    return this.dataSource.transaction(async (manager) => {
      const restaurant = await lockOwn(manager, context.accountId, restaurantId, expectedVersion);
      const isOther = await placeMenus(manager, restaurant, menus, context);
      if (isOther) await noteChange(manager, restaurant);
      return viewOf(manager, await getOwn(manager, context.accountId, restaurantId));
    });
  }

  /** Its menus stay, online or not, as diners were shown them; its addresses and its code lead to the first of them. */
  delete(
    context: MessageContext,
    { restaurantId, expectedVersion }: RestaurantOverVersion,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const restaurant = await lockOwn(manager, context.accountId, restaurantId, expectedVersion);
      await manager.query(DELETE, [restaurant.id]);
      await releaseMenus(manager, restaurant, context);
    });
  }

  /** Refused as OBJECT_NOT_FOUND where one is another's. Returns what to paint while a new logo comes. */
  private async requireOwnImages(
    context: MessageContext,
    { logoUrl, coverUrl }: Pick<UpdateRestaurant, 'logoUrl' | 'coverUrl'>,
    current: Pick<RestaurantView, 'logoUrl' | 'coverUrl'> = { logoUrl: null, coverUrl: null },
  ): Promise<string | null> {
    await this.images.requireChanged(context, current.coverUrl, coverUrl);
    return this.images.requireChanged(context, current.logoUrl, logoUrl);
  }
}

/** Another owner's is as missing as one that never was: RESTAURANT_NOT_FOUND. */
async function getOwn(manager: EntityManager, accountId: string, id: string): Promise<Restaurant> {
  const restaurant = await manager.findOneBy(Restaurant, { id, accountId, ...WITH_PAGE });
  if (!restaurant) throw new DomainError('RESTAURANT_NOT_FOUND');
  return restaurant;
}

async function lockOwn(
  manager: EntityManager,
  accountId: string,
  id: string,
  expectedVersion: number | undefined,
): Promise<Restaurant> {
  await lockOwner(manager, accountId);
  const restaurant = await getOwn(manager, accountId, id);
  requireVersion(restaurant, expectedVersion);
  return restaurant;
}

/** The place of a new restaurant: what is said of it, else that of its first menu, else that of its phone. */
async function firstPlace(
  manager: EntityManager,
  accountId: string,
  sent: Pick<CreateRestaurant, 'country' | 'timeZone' | 'phone'>,
  tab: RestaurantTab | undefined,
): Promise<Place> {
  if (!tab || sent.country || sent.timeZone) return completePlace(sent);
  const menu = await manager.findOneBy(Menu, { id: tab.menuId, accountId });
  return menu ? placeOf(menu) : completePlace(sent);
}

async function viewOf(manager: EntityManager, restaurant: Restaurant): Promise<RestaurantView> {
  const [view] = await readViews(manager, [restaurant]);
  return view!;
}

/** Which menus it has is of its version, too. */
const noteChange = (manager: EntityManager, { id }: Restaurant): Promise<unknown> =>
  manager.query(`UPDATE restaurants SET version = version + 1, updated_at = now() WHERE id = $1`, [
    id,
  ]);
