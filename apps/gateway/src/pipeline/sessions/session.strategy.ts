import type { Actor, LiveSession } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { CONFIG, type GatewayConfig } from '../../config';
import { attempt } from './attempt';
import { SessionCookie, sessionCookieName, type SessionToken } from './session-cookie';
import { Sessions } from './sessions';

export type User = Extract<Actor, { kind: 'user' }>;

/** Authenticates a user only if both the cookie's token and the session that it names are valid. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy) {
  private readonly cookieName: string;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    cookie: SessionCookie,
    private readonly sessions: Sessions,
  ) {
    const name = sessionCookieName(config);
    super({
      jwtFromRequest: ({ cookies }: Pick<FastifyRequest, 'cookies'>) => cookies[name] ?? null,
      secretOrKeyProvider: (_request, token: string, done) => done(null, cookie.secretOf(token)),
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
    this.cookieName = name;
  }

  /** Returns undefined for a visitor. Rejects if the session cannot be checked. */
  async find(request: FastifyRequest): Promise<User | undefined> {
    // Most requests come from diners without a cookie, and Passport would take time to find that out.
    if (!request.cookies[this.cookieName]) return undefined;
    return (await attempt<User>(this, request)).user;
  }

  async validate({ id }: FastifyRequest, { sid, sub }: SessionToken): Promise<User | false> {
    const session = await this.sessions.find(digestOf(sid), id);
    if (session?.userId !== sub) return false;
    return actorOf(session);
  }
}

/** An administrator of the installation has no special rights in another account. */
function actorOf({ userId, role, accountId, member }: LiveSession): User {
  if (!member) return { kind: 'user', accountId, userId, role };
  const { ownerId, ownAccountId, name, role: memberRole } = member;
  return {
    ...{ kind: 'user', accountId, userId: ownerId, role: 'user' },
    member: { userId, accountId: ownAccountId, name, role: memberRole },
  };
}
