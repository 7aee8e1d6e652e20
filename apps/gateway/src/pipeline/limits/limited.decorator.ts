import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ClientLimits, type LimitName } from './client-limits';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';

const LIMIT = 'client-limit';

interface CountedCalls {
  readonly name: LimitName;
  /** Calls with a body of at most so many bytes are not counted; 0 counts those without one, too. */
  readonly above: number;
}

/** Counts the calls of a route marked `@Limited` by the address they come from. */
@Injectable()
class ClientLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: ClientLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { name, above } = this.reflector.get<CountedCalls>(LIMIT, context.getHandler());
    const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    // What does not say how long it is may be as long as it likes.
    const isCounted = above === 0 || !(Number(headers['content-length']) <= above);
    if (isCounted) await this.limits.count(name, ip);
    return true;
  }
}

/** One client may call this route only so often, or only so often with a body of more than `above` bytes. */
export const Limited = (name: LimitName, above = 0) =>
  applyDecorators(
    SetMetadata(LIMIT, { name, above } satisfies CountedCalls),
    UseGuards(ClientLimitGuard),
  );
