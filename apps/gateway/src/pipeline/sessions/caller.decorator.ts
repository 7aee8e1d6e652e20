import { VISITOR, type Actor } from '@cartaviva/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** A request that `AccessGuard` has let in; without an actor where it did not look for one. */
export type KnownRequest = FastifyRequest & { actor?: Actor };

/** Who asks, and under which id: what travels beside every message. */
export interface CallerContext {
  readonly actor: Actor;
  readonly requestId: string;
}

export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { actor = VISITOR, id: requestId } = context.switchToHttp().getRequest<KnownRequest>();
  return { actor, requestId } satisfies CallerContext;
});

/**
 * The person behind a session as themself, whichever account it acts for: for what is theirs alone, such
 * as their profile, password, sessions and mails.
 */
export const CallerThemself = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { actor = VISITOR, id: requestId } = context.switchToHttp().getRequest<KnownRequest>();
  return themself({ actor, requestId });
});

/** A caller who acts for another's account, as themself. */
export function themself({ actor, requestId }: CallerContext): CallerContext {
  if (actor.kind !== 'user' || !actor.member) return { actor, requestId };
  const { accountId, userId } = actor.member;
  return { actor: { kind: 'user', accountId, userId, role: 'user' }, requestId };
}
