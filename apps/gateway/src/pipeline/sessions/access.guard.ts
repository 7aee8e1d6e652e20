import { DomainError, VISITOR } from '@cartaviva/contracts';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { bearerOf } from '../api-keys/bearer';
import { KeyOwners } from '../api-keys/key-owners';
import { isOfApi } from '../requests/is-of-api';
import { READABLE_BY_ANYONE } from '../security/security-headers';
import { accessOf, type Access } from './access.decorator';
import type { KnownRequest } from './caller.decorator';
import { SessionStrategy, type User } from './session.strategy';

export function requireAccess(access: Access, user: User | undefined, isProgram = false): void {
  if (!user && access !== 'anyone') throw new DomainError('UNAUTHENTICATED', { isKey: isProgram });
  if (user?.role !== 'admin' && access === 'admin') throw new DomainError('FORBIDDEN');
}

/** Guards every route. The decorators of a route define its access (`access.decorator`). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly session: SessionStrategy,
    private readonly keys: KeyOwners,
  ) {}

  /** Fails closed: any error, such as an unavailable identity-service, denies access. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { access, keyScopes } = accessOf(this.reflector, context);
    const http = context.switchToHttp();
    const request = http.getRequest<KnownRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (access === 'public' && !keyScopes) {
      if (request.method === 'GET' && isOfApi(request.url)) void reply.headers(READABLE_BY_ANYONE);
      return true;
    }
    // A request with a key ignores the session cookie, even if the key is invalid.
    const key = bearerOf(request);
    if (key !== undefined) {
      request.actor = await this.keys.admit(key, keyScopes, request, reply);
    } else if (access !== 'public') {
      const user = await this.session.find(request);
      // A program that uses another scheme, such as Basic, gets instructions for sending its key.
      requireAccess(access, user, request.headers.authorization !== undefined);
      request.actor = user ?? VISITOR;
    }
    // Personal responses must not be cached, so that nobody sees them with the back button after a sign-out.
    void reply.header('cache-control', 'no-store');
    return true;
  }
}
