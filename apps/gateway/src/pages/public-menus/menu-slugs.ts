import { menus, VISITOR, type SlugReply } from '@cartaviva/contracts';
import { SLUG_MAX, SLUG_PATTERN } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';

/** An address stays its menu's, even when the menu takes another one. */
const CACHE_TTL_MS = 5 * 60_000;
/** One that is nobody's may soon be somebody's. */
const MISSING_TTL_MS = 5000;
const MAX_ADDRESSES = 100_000;
/** A diner does not wait long for what a page in memory may answer, in milliseconds. */
const LOOKUP_TIMEOUT_MS = 2000;

/**
 * Which menu is meant by a human address, as far as this gateway was asked. What the menu's address is
 * now, and whether it is online, its page knows, which is told of changes.
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

  /** The menu's id, if it is known without asking. */
  fresh(slug: string): string | undefined {
    return this.slugs.fresh(slug)?.menuId ?? undefined;
  }

  /** The menu's id; what cannot be an address is nobody's, and nobody is asked. */
  async find(slug: string, requestId: string): Promise<string | undefined> {
    if (slug.length > SLUG_MAX || !SLUG_PATTERN.test(slug)) return undefined;
    return (await this.slugs.get(slug, requestId)).menuId ?? undefined;
  }

  private load(slug: string, requestId: string): Promise<SlugReply> {
    const context = { actor: VISITOR, requestId, timeoutMs: LOOKUP_TIMEOUT_MS };
    return this.client.call(menus.publicMenu.resolve, { slug }, context);
  }
}
