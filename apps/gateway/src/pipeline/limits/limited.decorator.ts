import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { VISITOR } from '@cartaviva/contracts';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { KnownRequest } from '../sessions/caller.decorator';
import { ClientLimits, type LimitName } from './client-limits';
import { writeRateLimit, type RateLimit } from './rate-limit-headers';

const LIMIT = 'client-limit';

interface CountedCalls {
  readonly name: LimitName;
  /** Calls with a body of at most so many bytes are not counted; 0 counts those without one, too. */
  readonly above: number;
}

/** Counts the calls of a route marked `@Limited` by the address they come from, or by their owner. */
@Injectable()
class ClientLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: ClientLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { name, above } = this.reflector.get<CountedCalls>(LIMIT, context.getHandler());
    const http = context.switchToHttp();
    const { ip, headers, actor = VISITOR } = http.getRequest<KnownRequest>();
    const reply = http.getResponse<FastifyReply>();
    // What does not say how long it is may be as long as it likes.
    const isCounted = above === 0 || !(Number(headers['content-length']) <= above);
    const report = (limit: RateLimit) => writeRateLimit(reply, limit);
    if (isCounted) await this.limits.count(name, { address: ip, actor }, report);
    return true;
  }
}

/** One client or owner may call this route only so often, or only so often with a body of more than `above` bytes. */
export const Limited = (name: LimitName, above = 0) =>
  applyDecorators(
    SetMetadata(LIMIT, { name, above } satisfies CountedCalls),
    UseGuards(ClientLimitGuard),
  );
