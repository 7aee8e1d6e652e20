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

/** Knows callers by their cookie's token and by the session that it names: by both, or not at all. */
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

  /** Nothing for a visitor. Rejects when nobody can tell. */
  async find(request: FastifyRequest): Promise<User | undefined> {
    // Most requests are of diners, and Passport takes its time to find no cookie.
    if (!request.cookies[this.cookieName]) return undefined;
    return (await attempt<User>(this, request)).user;
  }

  async validate({ id }: FastifyRequest, { sid, sub }: SessionToken): Promise<User | false> {
    const session = await this.sessions.find(digestOf(sid), id);
    if (session?.userId !== sub) return false;
    return actorOf(session);
  }
}

/** In another's account an admin of the installation is a person like any other. */
function actorOf({ userId, role, accountId, member }: LiveSession): User {
  if (!member) return { kind: 'user', accountId, userId, role };
  const { ownerId, ownAccountId, name, role: memberRole } = member;
  return {
    ...{ kind: 'user', accountId, userId: ownerId, role: 'user' },
    member: { userId, accountId: ownAccountId, name, role: memberRole },
  };
}
