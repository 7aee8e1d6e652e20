import { menus, VISITOR, type SlugReply } from '@cartaviva/contracts';
import { SLUG_MAX, SLUG_PATTERN } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';

/** Cache lifetime of a slug. A menu keeps its former slugs. */
const CACHE_TTL_MS = 5 * 60_000;
/** Cache lifetime of an unknown slug, which a menu may soon take. */
const MISSING_TTL_MS = 5000;
const MAX_ADDRESSES = 100_000;
/** Timeout in milliseconds. A diner does not wait long for a page that may be cached. */
const LOOKUP_TIMEOUT_MS = 2000;

/**
 * Caches the menu ID of each slug. The menu's page, which follows changes, has the current slug and tells if the menu
 * is published.
 */
@Injectable()
export class MenuSlugs {
  private readonly slugs: LoadingCache<SlugReply>;

  constructor(private readonly client: MessageClient) {
    this.slugs = new LoadingCache({
      load: (slug, requestId) => this.load(slug, requestId),
      freshMs: ({ menuId }) => (menuId ? CACHE_TTL_MS : MISSING_TTL_MS),
      maxWeight: MAX_ADDRESSES,
      weigh: () => 1,
      standsInFor: () => true,
    });
  }

  fresh(slug: string): string | undefined {
    return this.slugs.fresh(slug)?.menuId ?? undefined;
  }

  /** Returns the menu's ID. A malformed slug results in undefined without a call to menus-service. */
  async find(slug: string, requestId: string): Promise<string | undefined> {
    if (slug.length > SLUG_MAX || !SLUG_PATTERN.test(slug)) return undefined;
    return (await this.slugs.get(slug, requestId)).menuId ?? undefined;
  }

  private load(slug: string, requestId: string): Promise<SlugReply> {
    const context = { actor: VISITOR, requestId, timeoutMs: LOOKUP_TIMEOUT_MS };
    return this.client.call(menus.publicMenu.resolve, { slug }, context);
  }
}
