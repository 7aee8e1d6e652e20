import {
  DomainError,
  menus,
  type CreateRestaurantRequest,
  type Nothing,
  type RequestTo,
  type RestaurantTab,
  type RestaurantView,
  type UpdateRestaurantRequest,
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
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { requireOpen } from '../accounts/closed-accounts';
import { changesTo } from '../changes-to';
import { lockOwner } from '../entitlements/lock-owner';
import { Menu } from '../menus/menu.entity';
import { OwnImages } from '../images/own-images';
import { madeBefore } from '../made-before';
import { claimRestaurantSlug, followedRestaurantSlug } from '../slugs/claim-slug';
import { announceMenus, placeMenus, releaseMenus } from './restaurant-menus';
import { requireVisitorFields } from './require-visitor-fields';
import { Restaurant, WITH_PAGE } from './restaurant.entity';
import { readViews, TAB_ORDER } from './restaurant.view';

/** Keeps the printed addresses and the code, which then lead to the former menus. */
const DELETE = `
  UPDATE restaurants SET address = NULL, phone = NULL, opening_hours = NULL, logo_url = NULL, cover_url = NULL,
    links = '{}', wifi_name = NULL, wifi_password = NULL,
    led_to = ARRAY(SELECT id FROM menus menu WHERE restaurant_id = $1 ORDER BY ${TAB_ORDER})
  WHERE id = $1`;

const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;
const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;

/** Restaurants of the account. Every write locks the owner first, and then the menus. */
@Injectable()
export class RestaurantsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: OwnImages,
  ) {}

  @Handles(menus.restaurant.list)
  async list(_: Nothing, { accountId }: MessageContext): Promise<RestaurantView[]> {
    const { manager } = this.dataSource;
    const own = {
      where: { accountId, ...WITH_PAGE },
      order: OLDEST_FIRST,
      take: RESTAURANTS_PER_OWNER,
    };
    return readViews(manager, await manager.find(Restaurant, own));
  }

  @Handles(menus.restaurant.get)
  async get(
    { restaurantId }: RequestTo<typeof menus.restaurant.get>,
    { accountId }: MessageContext,
  ): Promise<RestaurantView> {
    const { manager } = this.dataSource;
    return viewOf(manager, await getOwn(manager, accountId, restaurantId));
  }

  /**
   * @throws DomainError RESTAURANT_LIMIT_REACHED; ACCOUNT_CLOSING; OBJECT_NOT_FOUND if an image belongs to another
   *   account; MENU_NOT_FOUND if a menu belongs to another owner, without any change
   */
  @Handles(menus.restaurant.create)
  async create(
    { menus: tabs = [], newId, ...sent }: RequestTo<typeof menus.restaurant.create>,
    context: MessageContext,
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
      const place = await firstPlace(manager, accountId, fields, tabs[0]);
      const visited = requireVisitorFields({ links: {}, wifiName: null, ...place }, fields);
      const own = { ...fields, ...place, ...visited, logoPlaceholder, accountId };
      const wanted = { ...own, ...(newId && { id: newId }) };
      const restaurant = await manager.save(manager.create(Restaurant, wanted));
      restaurant.slug = await claimRestaurantSlug(manager, restaurant.id, restaurant.name);
      const named = [restaurant.id, restaurant.slug];
      await manager.query(`UPDATE restaurants SET slug = $2 WHERE id = $1`, named);
      await placeMenus(manager, restaurant, tabs, context);
      return viewOf(manager, restaurant);
    });
  }

  /** @throws DomainError CHANGED_MEANWHILE if the restaurant does not have the expected version */
  @Handles(menus.restaurant.update)
  async update(
    { restaurantId, expectedVersion, ...sent }: RequestTo<typeof menus.restaurant.update>,
    context: MessageContext,
  ): Promise<RestaurantView> {
    const { accountId } = context;
    const wanted = normalizedMenu(sent);
    const current = await this.get({ restaurantId }, context);
    const placeholder = await this.requireOwnImages(context, wanted, current);
    return this.dataSource.transaction(async (manager) => {
      const restaurant = await lockOwn(manager, accountId, restaurantId, expectedVersion);
      const visited = requireVisitorFields(restaurant, wanted);
      const placed = changedPlace(restaurant, wanted);
      const changes = changesTo<Restaurant, Partial<Restaurant>>(restaurant, {
        ...placed,
        ...visited,
      });
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

  /** @throws DomainError MENU_NOT_FOUND if a menu belongs to another owner, without any change */
  @Handles(menus.restaurant.arrange)
  arrange(
    { restaurantId, expectedVersion, menus: tabs }: RequestTo<typeof menus.restaurant.arrange>,
    context: MessageContext,
  ): Promise<RestaurantView> {
    return this.dataSource.transaction(async (manager) => {
      const restaurant = await lockOwn(manager, context.accountId, restaurantId, expectedVersion);
      const isOther = await placeMenus(manager, restaurant, tabs, context);
      if (isOther) await noteChange(manager, restaurant);
      return viewOf(manager, await getOwn(manager, context.accountId, restaurantId));
    });
  }

  /**
   * Deletes a restaurant. Its menus keep their state and the fields that diners saw. Its addresses and its code lead
   * to the first menu.
   */
  @Handles(menus.restaurant.delete)
  delete(
    { restaurantId, expectedVersion }: RequestTo<typeof menus.restaurant.delete>,
    context: MessageContext,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const restaurant = await lockOwn(manager, context.accountId, restaurantId, expectedVersion);
      await manager.query(DELETE, [restaurant.id]);
      await releaseMenus(manager, restaurant, context);
    });
  }

  /**
   * Checks the images' owner. Returns the placeholder of a new logo.
   * @throws DomainError OBJECT_NOT_FOUND if an image belongs to another account
   */
  private async requireOwnImages(
    context: MessageContext,
    { logoUrl, coverUrl }: Pick<UpdateRestaurantRequest, 'logoUrl' | 'coverUrl'>,
    current: Pick<RestaurantView, 'logoUrl' | 'coverUrl'> = { logoUrl: null, coverUrl: null },
  ): Promise<string | null> {
    await this.images.requireChanged(context, current.coverUrl, coverUrl);
    return this.images.requireChanged(context, current.logoUrl, logoUrl);
  }
}

/** @throws DomainError RESTAURANT_NOT_FOUND also for another owner's restaurant */
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

/** Returns the place of a new restaurant: from the request, its first menu, or the account's newest restaurant. */
async function firstPlace(
  manager: EntityManager,
  accountId: string,
  sent: Pick<CreateRestaurantRequest, 'country' | 'timeZone' | 'phone'>,
  tab: RestaurantTab | undefined,
): Promise<Place> {
  const isSaid = sent.country ?? sent.timeZone;
  const menu = !isSaid && tab && (await manager.findOneBy(Menu, { id: tab.menuId, accountId }));
  if (menu) return placeOf(menu);
  const newest = await manager.findOne(Restaurant, {
    where: { accountId, ledTo: IsNull() },
    order: NEWEST_FIRST,
  });
  return completePlace({ ...sent, newest });
}

async function viewOf(manager: EntityManager, restaurant: Restaurant): Promise<RestaurantView> {
  const [view] = await readViews(manager, [restaurant]);
  return view!;
}

/** Increases the version, which also covers the restaurant's list of menus. */
const noteChange = (manager: EntityManager, { id }: Restaurant): Promise<unknown> =>
  manager.query(`UPDATE restaurants SET version = version + 1, updated_at = now() WHERE id = $1`, [
    id,
  ]);
