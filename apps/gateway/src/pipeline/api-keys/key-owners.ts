import { DomainError } from '@cartaviva/contracts';
import type { ApiKeyScope } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../sessions/session.strategy';
import { ApiKeys } from './api-keys';
import { HourlyLimits } from './hourly-limits';

/** Lets programs in by their key, as often in an hour as their holder's plan allows. */
@Injectable()
export class KeyOwners {
  constructor(
    private readonly keys: ApiKeys,
    private readonly limits: HourlyLimits,
  ) {}

  /**
   * Whom the key acts for: a user, never an admin. Tells how many calls are left, as
   * draft-ietf-httpapi-ratelimit-headers has it. UNAUTHENTICATED for a key that opens nothing,
   * TOO_MANY_REQUESTS past the limit, API_KEY_SCOPE_MISSING for a key without the scope, FORBIDDEN where
   * none is taken.
   */
  async admit(
    key: string,
    scope: ApiKeyScope | undefined,
    { id }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<User> {
    const holder = await this.keys.find(key, id);
    if (!holder) throw new DomainError('UNAUTHENTICATED');
    const { passes, limit, remaining, reset } = await this.limits.count(holder);
    void reply.headers({
      'ratelimit-policy': `"hour";q=${limit};w=3600`,
      ratelimit: `"hour";r=${remaining};t=${reset}`,
    });
    if (!passes) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: reset });
    if (!scope) throw new DomainError('FORBIDDEN');
    if (!holder.scopes.includes(scope)) throw new DomainError('API_KEY_SCOPE_MISSING', { scope });
    return { kind: 'user', userId: holder.userId, role: 'user' };
  }
}
