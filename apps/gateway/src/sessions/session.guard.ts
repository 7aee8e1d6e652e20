import { DomainError, VISITOR, type Actor } from '@cartaviva/contracts';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { accessOf } from './access.decorator';
import { SESSION_STRATEGY } from './session.strategy';

/** Stands before every route; what a route allows, it says itself (`access.decorator`). */
@Injectable()
export class SessionGuard extends AuthGuard(SESSION_STRATEGY) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessOf(this.reflector, context) === 'public') return true;
    await super.canActivate(context);
    return true;
  }

  /** Fails closed: an error, such as an identity-service that is away, opens nothing. */
  override handleRequest<User>(
    error: unknown,
    actor: Actor | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    if (actor) return actor as User;
    if (accessOf(this.reflector, context) === 'anyone') return VISITOR as User;
    throw new DomainError('UNAUTHENTICATED');
  }
}
