import { menus, VISITOR } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';
import { encodeBody, type EncodedBody } from '../../pipeline/encoded/encoded-body';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Templates change only with a release of menus-service. */
const CACHE_TTL_MS = 5 * 60_000;

/** Caches the menu templates as encoded bytes, which are the same for everyone. */
@Injectable()
export class Templates {
  private readonly bodies = new LoadingCache<EncodedBody>({
    load: async (_, requestId) => encodeBody(await this.read(requestId), JSON_TYPE),
    freshMs: CACHE_TTL_MS,
    maxWeight: 1,
    weigh: () => 1,
    standsInFor: () => true,
  });

  constructor(private readonly client: MessageClient) {}

  get(requestId: string): Promise<EncodedBody> {
    return this.bodies.get('all', requestId);
  }

  private async read(requestId: string): Promise<string> {
    const context = { actor: VISITOR, requestId };
    return JSON.stringify(await this.client.call(menus.template.list, {}, context));
  }
}
