import { VISITOR, type Actor } from '@cartaviva/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** A request that passed `AccessGuard`. Public routes have no actor. */
export type KnownRequest = FastifyRequest & { actor?: Actor };

/** The acting user and the request ID, which accompany every message. */
export interface CallerContext {
  readonly actor: Actor;
  readonly requestId: string;
}

export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { actor = VISITOR, id: requestId } = context.switchToHttp().getRequest<KnownRequest>();
  return { actor, requestId } satisfies CallerContext;
});

/**
 * The person behind a session, regardless of the account that it acts for. It is used for personal data such as the
 * profile, password, sessions and emails.
 */
export const CallerThemself = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { actor = VISITOR, id: requestId } = context.switchToHttp().getRequest<KnownRequest>();
  return themself({ actor, requestId });
});

export function themself({ actor, requestId }: CallerContext): CallerContext {
  if (actor.kind !== 'user' || !actor.member) return { actor, requestId };
  const { accountId, userId } = actor.member;
  return { actor: { kind: 'user', accountId, userId, role: 'user' }, requestId };
}
