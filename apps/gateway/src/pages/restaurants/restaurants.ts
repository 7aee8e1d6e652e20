import { menus, menusEvents, VISITOR, type PublicRestaurantReply } from '@cartaviva/contracts';
import { SLUG_MAX, SLUG_PATTERN } from '@cartaviva/domain';
import { Broadcasts, MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';

/** Cache lifetime. Changes arrive as events of the menus, and this limit corrects a lost event. */
const CACHE_TTL_MS = 5 * 60_000;
/** Cache lifetime of an unknown slug, and of a restaurant without menus, for which no events arrive. */
const UNTOLD_TTL_MS = 5000;
const NOBODYS: PublicRestaurantReply = { restaurant: null };
const MAX_TABS = 500_000;
/** Timeout in milliseconds. A diner does not wait long for a page that may be cached. */
const LOOKUP_TIMEOUT_MS = 2000;

/** Caches restaurants and their tabs by slug. A change of a restaurant arrives as a change of its menus. */
@Injectable()
export class Restaurants {
  private readonly restaurants: LoadingCache<PublicRestaurantReply>;
  /** Slugs of the restaurants that contain a menu, by menu ID. */
  private readonly addresses = new Map<string, Set<string>>();
  /** Menus that changed during each pending request. */
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
      // The next request adds the slugs again.
      this.addresses.delete(menuId);
    });
    broadcasts.onGap(() => {
      this.addresses.clear();
      this.restaurants.expireAll();
    });
  }

  /**
   * Returns the restaurant of a slug, or the redirect of a deleted one. A malformed slug counts as missing without a
   * call to menus-service.
   * @throws DomainError UNAVAILABLE if menus-service does not answer and nothing is cached
   */
  find(slug: string, requestId: string): Promise<PublicRestaurantReply> {
    if (slug.length > SLUG_MAX || !SLUG_PATTERN.test(slug)) return Promise.resolve(NOBODYS);
    return this.restaurants.get(slug, requestId);
  }

  /** Requests the restaurant again if it changed during the first request, whose reply may be outdated. */
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
