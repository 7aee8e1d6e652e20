import type { SignedIn } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { hostCookie } from './host-cookie';

/** What the cookie's token says: which session, and whose. */
export interface SessionToken {
  readonly sid: string;
  readonly sub: string;
}

export const sessionCookieName = (config: GatewayConfig) => hostCookie('cv_session', config).name;

/** The cookie that a browser's session lives in (decisions, "HTTP conventions"). */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly attributes;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly tokens: JwtService,
  ) {
    ({ name: this.name, attributes: this.attributes } = hostCookie('cv_session', config));
  }

  /** The session's id goes into the cookie and nowhere else. */
  issue(reply: FastifyReply, { sid, expiresAt, user }: SignedIn): void {
    const expires = new Date(expiresAt);
    const exp = Math.floor(expires.getTime() / 1000);
    const token = this.tokens.sign({ sid, sub: user.id, exp });
    void reply.setCookie(this.name, token, { ...this.attributes, expires });
  }

  /** Id of the session that a cookie of ours names. Says nothing of whether it still lives. */
  sessionIdOf(request: FastifyRequest): string | undefined {
    const token = request.cookies[this.name];
    if (!token) return undefined;
    try {
      const secret = this.secretOf(token);
      return digestOf(this.tokens.verify<SessionToken>(token, { secret }).sid);
    } catch {
      return undefined;
    }
  }

  /** What a token has to be signed with: the secret before, where it is, while that is being replaced. */
  secretOf(token: string): string {
    const { SESSION_SECRET, SESSION_SECRET_PREVIOUS: secret } = this.config;
    if (!secret) return SESSION_SECRET;
    try {
      this.tokens.verify(token, { secret });
      return secret;
    } catch {
      return SESSION_SECRET;
    }
  }

  /** Whether a browser sent a cookie of that name, whatever it is worth. */
  isSent({ cookies }: FastifyRequest): boolean {
    return this.name in cookies;
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }
}
