import { menus, menusEvents, VISITOR, type PublicRestaurantReply } from '@cartaviva/contracts';
import { SLUG_MAX, SLUG_PATTERN } from '@cartaviva/domain';
import { Broadcasts, MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';

/** A change of its menus is told at once; should the news ever be lost, this mends it. */
const CACHE_TTL_MS = 5 * 60_000;
/** An address that is nobody's, or whose restaurant has no menu that tells of changes. */
const UNTOLD_TTL_MS = 5000;
const NOBODYS: PublicRestaurantReply = { restaurant: null };
const MAX_TABS = 500_000;
/** A diner does not wait long for what a page in memory may answer, in milliseconds. */
const LOOKUP_TIMEOUT_MS = 2000;

/**
 * Restaurants by their addresses, with the tabs of their pages, as far as this gateway was asked. Whatever
 * changes one is told as a change of its menus.
 */
@Injectable()
export class Restaurants {
  private readonly restaurants: LoadingCache<PublicRestaurantReply>;
  /** Under which addresses a menu is in a restaurant. */
  private readonly addresses = new Map<string, Set<string>>();
  /** For each that is asked for just now, the menus that changed since. */
  private readonly loading = new Set<Set<string>>();

  constructor(
    private readonly client: MessageClient,
    broadcasts: Broadcasts,
  ) {
    this.restaurants = new LoadingCache({
      load: (slug, requestId) => this.load(slug, requestId),
      freshMs: ({ restaurant }) => (restaurant?.menuIds.length ? CACHE_TTL_MS : UNTOLD_TTL_MS),
      maxWeight: MAX_TABS,
      weigh: ({ restaurant }) => 1 + (restaurant?.menuIds.length ?? 0),
      standsInFor: () => true,
    });
    broadcasts.on(menusEvents.menuChanged, ({ menuId }) => {
      for (const heard of this.loading) heard.add(menuId);
      for (const slug of this.addresses.get(menuId) ?? []) this.restaurants.expire(slug);
      // Who asks again notes them again.
      this.addresses.delete(menuId);
    });
    broadcasts.onGap(() => {
      this.addresses.clear();
      this.restaurants.expireAll();
    });
  }

  /**
   * The restaurant of an address, or where one that was deleted leads; what cannot be one is nobody's, and nobody is asked.
   * @throws DomainError UNAVAILABLE when nobody answers and nobody ever did
   */
  find(slug: string, requestId: string): Promise<PublicRestaurantReply> {
    if (slug.length > SLUG_MAX || !SLUG_PATTERN.test(slug)) return Promise.resolve(NOBODYS);
    return this.restaurants.get(slug, requestId);
  }

  /** Once more where a change was told while it was asked for: the answer may be from before. */
  private async load(slug: string, requestId: string): Promise<PublicRestaurantReply> {
    const heard = new Set<string>();
    this.loading.add(heard);
    try {
      const reply = await this.ask(slug, requestId);
      const isOld = reply.restaurant?.menuIds.some((menuId) => heard.has(menuId));
      return isOld ? await this.ask(slug, requestId) : reply;
    } finally {
      this.loading.delete(heard);
    }
  }

  private async ask(slug: string, requestId: string): Promise<PublicRestaurantReply> {
    const context = { actor: VISITOR, requestId, timeoutMs: LOOKUP_TIMEOUT_MS };
    const reply = await this.client.call(menus.publicMenu.findRestaurant, { slug }, context);
    for (const menuId of reply.restaurant?.menuIds ?? []) {
      const slugs = this.addresses.get(menuId) ?? new Set();
      this.addresses.set(menuId, slugs.add(slug));
    }
    return reply;
  }
}
