import { menus, VISITOR, type ShortCodeReply } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';

/** What a code leads to is the same for ever, unless its menu is deleted; the page then says so. */
const CACHE_TTL_MS = 3_600_000;
/** One that is nobody's may soon be somebody's. */
const MISSING_TTL_MS = 5000;
const MAX_CODES = 100_000;
/** A diner at a table does not wait long for a page that may lie ready, in milliseconds. */
const LOOKUP_TIMEOUT_MS = 2000;

/** Which menu and table, or which restaurant, is meant by a short code, as far as this gateway was asked. */
@Injectable()
export class ShortCodes {
  private readonly codes: LoadingCache<ShortCodeReply>;

  constructor(private readonly client: MessageClient) {
    this.codes = new LoadingCache({
      load: (shortCode, requestId) => this.load(shortCode, requestId),
      freshMs: (reply) =>
        reply.menuId || 'restaurantSlug' in reply ? CACHE_TTL_MS : MISSING_TTL_MS,
      maxWeight: MAX_CODES,
      weigh: () => 1,
      standsInFor: () => true,
    });
  }

  /** @throws DomainError UNAVAILABLE when nobody answers and nobody ever did */
  find(shortCode: string, requestId: string): Promise<ShortCodeReply> {
    return this.codes.get(shortCode, requestId);
  }

  private load(shortCode: string, requestId: string): Promise<ShortCodeReply> {
    const context = { actor: VISITOR, requestId, timeoutMs: LOOKUP_TIMEOUT_MS };
    return this.client.call(menus.publicMenu.resolveShortCode, { shortCode }, context);
  }
}
