import type { SignedIn } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { hostCookie } from './host-cookie';

export interface SessionToken {
  readonly sid: string;
  readonly sub: string;
}

export const sessionCookieName = (config: GatewayConfig) => hostCookie('cv_session', config).name;

/** Cookie that contains a browser's session (decisions, "HTTP conventions"). */
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

  /** Sets the cookie, which is the only place that contains the unhashed session ID. */
  issue(reply: FastifyReply, { sid, expiresAt, user }: SignedIn): void {
    const expires = new Date(expiresAt);
    const exp = Math.floor(expires.getTime() / 1000);
    const token = this.tokens.sign({ sid, sub: user.id, exp });
    void reply.setCookie(this.name, token, { ...this.attributes, expires });
  }

  /** Returns the ID of the session in a valid cookie. The session itself may have ended. */
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

  /**
   * Returns the secret that a token must be signed with. This is the previous secret if it matches while the secret
   * is being replaced.
   */
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

  isSent({ cookies }: FastifyRequest): boolean {
    return this.name in cookies;
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }
}
