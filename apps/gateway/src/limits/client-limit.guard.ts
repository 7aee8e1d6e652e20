import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ClientLimits, type LimitName } from './client-limits';

export const LIMIT = 'client-limit';

/** Counts the calls of a route marked `@Limited` by the address they come from. */
@Injectable()
export class ClientLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: ClientLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<LimitName>(LIMIT, context.getHandler());
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.limits.count(limit, ip);
    return true;
  }
}
