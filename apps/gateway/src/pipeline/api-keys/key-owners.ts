import { DomainError, type ApiKeyOwner } from '@cartaviva/contracts';
import type { ApiKeyScope } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeRateLimit } from '../limits/rate-limit-headers';
import type { User } from '../sessions/session.strategy';
import { ApiKeys } from './api-keys';
import { bearerOf } from './bearer';
import { HourlyLimits } from './hourly-limits';
import { isOfApi } from '../requests/is-of-api';

const HOUR_SECONDS = 3600;

/** Request with an API key. `keyHolder` returns the owner of the key after the request was counted. */
export type CountedRequest = FastifyRequest & { keyHolder?: () => ApiKeyOwner };

@Injectable()
export class KeyOwners {
  constructor(
    private readonly keys: ApiKeys,
    private readonly limits: HourlyLimits,
  ) {}

  /**
   * Counts the call and adds the remaining calls to the response headers.
   * @throws DomainError UNAUTHENTICATED for an invalid key
   * @throws DomainError TOO_MANY_REQUESTS above the limit
   */
  async count(key: string, { id }: FastifyRequest, reply: FastifyReply): Promise<ApiKeyOwner> {
    const holder = await this.keys.find(key, id);
    if (!holder) throw new DomainError('UNAUTHENTICATED', { isKey: true });
    const { passes, ...counted } = await this.limits.count(holder);
    writeRateLimit(reply, { name: 'hour', seconds: HOUR_SECONDS, ...counted });
    const { reset: retryAfterSeconds } = counted;
    if (!passes) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    return holder;
  }

  /**
   * Returns the user whom the key acts for, who is never an admin. Throws the errors of `count`,
   * API_KEY_SCOPE_MISSING if the key lacks one of the scopes, and FORBIDDEN if the route accepts no keys.
   */
  async admit(
    key: string,
    scopes: readonly ApiKeyScope[] | undefined,
    request: CountedRequest,
    reply: FastifyReply,
  ): Promise<User> {
    const { keyHolder } = request;
    const holder = keyHolder ? keyHolder() : await this.count(key, request, reply);
    if (!scopes) throw new DomainError('FORBIDDEN');
    const scope = scopes.find((needed) => !holder.scopes.includes(needed));
    if (scope) throw new DomainError('API_KEY_SCOPE_MISSING', { scope });
    const { accountId, userId, apiKeyId, name: apiKeyName, madeBy: apiKeyMadeBy } = holder;
    return {
      kind: 'user',
      accountId,
      userId,
      role: 'user',
      apiKeyId,
      apiKeyName,
      ...(apiKeyMadeBy && { apiKeyMadeBy }),
    };
  }
}

/**
 * Counts every API call with a key, so that its response contains the remaining calls, even for a missing address or
 * an unreadable body. Only the limit is enforced here. Routes that authenticate their caller
 * report other errors of the key.
 */
export function countKeyCalls(fastify: FastifyInstance, owners: Pick<KeyOwners, 'count'>): void {
  fastify.addHook('onRequest', (request: CountedRequest, reply, done) => {
    const key = isOfApi(request.url) ? bearerOf(request) : undefined;
    if (key === undefined) return done();
    owners
      .count(key, request, reply)
      .then((holder) => {
        request.keyHolder = () => holder;
      })
      .catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') throw error;
        request.keyHolder = () => {
          throw error;
        };
      })
      .then(() => done(), done);
  });
}
