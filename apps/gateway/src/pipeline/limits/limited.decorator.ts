import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { VISITOR, type CallLimitName } from '@cartaviva/contracts';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { KnownRequest } from '../sessions/caller.decorator';
import { ClientLimits } from './client-limits';
import { writeRateLimit, type RateLimit } from './rate-limit-headers';

const LIMIT = 'client-limit';

interface CountedCalls {
  readonly name: CallLimitName;
  /** Calls with a body of at most this many bytes are not counted. 0 counts all calls. */
  readonly above: number;
}

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
    // A body without a length can be of any size.
    const isCounted = above === 0 || !(Number(headers['content-length']) <= above);
    const report = (limit: RateLimit) => writeRateLimit(reply, limit);
    if (isCounted) await this.limits.count(name, { address: ip, actor }, report);
    return true;
  }
}

/** Limits the calls of a route per client or owner. With `above`, only calls with larger bodies count, in bytes. */
export const Limited = (name: CallLimitName, above = 0) =>
  applyDecorators(
    SetMetadata(LIMIT, { name, above } satisfies CountedCalls),
    UseGuards(ClientLimitGuard),
  );
