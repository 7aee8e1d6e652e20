import type { Actor } from '@cartaviva/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy, type JwtFromRequestFunction } from 'passport-jwt';
import { CONFIG, type GatewayConfig } from '../config';
import { sessionCookieName, type SessionToken } from './session-cookie';
import { Sessions } from './sessions';

export const SESSION_STRATEGY = 'session';

/** Knows the caller by the cookie's token and by the session that it names, both or not at all. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly sessions: Sessions,
  ) {
    const name = sessionCookieName(config);
    const fromCookie = (({ cookies }: FastifyRequest) =>
      cookies[name] ?? null) as unknown as JwtFromRequestFunction;
    super({
      jwtFromRequest: fromCookie,
      secretOrKey: config.SESSION_SECRET,
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  async validate(request: FastifyRequest, { sid, sub }: SessionToken): Promise<Actor | null> {
    const session = await this.sessions.find(sid, request.id);
    if (session?.userId !== sub) return null;
    return { kind: 'user', userId: session.userId, role: session.role };
  }
}
