import { VISITOR, type Actor } from '@cartaviva/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who asks, and under which id: what travels beside every message. */
export interface CallerContext {
  readonly actor: Actor;
  readonly requestId: string;
}

/** What `SessionGuard` found out; a visitor where it did not look. */
export function callerOf(request: FastifyRequest & { user?: Actor }): CallerContext {
  return { actor: request.user ?? VISITOR, requestId: request.id };
}

export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerContext =>
  callerOf(context.switchToHttp().getRequest()),
);
