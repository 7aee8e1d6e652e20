import { menus, VISITOR, type ShortCodeReply } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';

/** Cache lifetime. The target of a code never changes unless its menu is deleted, which the page then shows. */
const CACHE_TTL_MS = 3_600_000;
/** Cache lifetime of an unknown code, which a menu may soon take. */
const MISSING_TTL_MS = 5000;
const MAX_CODES = 100_000;
/** Timeout in milliseconds. A diner at a table does not wait long for a page that may be cached. */
const LOOKUP_TIMEOUT_MS = 2000;

/** Caches the menu and table, or the restaurant, of each short code. */
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

  /** @throws DomainError UNAVAILABLE if menus-service does not answer and nothing is cached */
  find(shortCode: string, requestId: string): Promise<ShortCodeReply> {
    return this.codes.get(shortCode, requestId);
  }

  private load(shortCode: string, requestId: string): Promise<ShortCodeReply> {
    const context = { actor: VISITOR, requestId, timeoutMs: LOOKUP_TIMEOUT_MS };
    return this.client.call(menus.publicMenu.resolveShortCode, { shortCode }, context);
  }
}
