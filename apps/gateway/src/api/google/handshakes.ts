import { open, seal } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { CONFIG, type GatewayConfig } from '../../config';
import { SharedRedis } from '../../pipeline/limits/shared-redis';

/** Lifetime of a handshake in seconds: enough to choose an account and type its password at Google. */
const LIVES_SECONDS = 600;

/** Secrets of one browser's sign-in at Google, and the page to return to. */
export interface Handshake {
  /** Proves that the response belongs to the request of this browser. */
  readonly state: string;
  /** Proves that the ID token was issued for this request. */
  readonly nonce: string;
  /** Proves that the client that exchanges the code is the one that requested it (PKCE). */
  readonly verifier: string;
  readonly back: string;
}

const random = () => randomBytes(32).toString('base64url');

/** Keeps each pending handshake in a sealed, short-lived cookie of its browser. Each handshake works once. */
@Injectable()
export class Handshakes {
  private readonly name: string;
  private readonly attributes;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly shared: SharedRedis,
  ) {
    const secure = config.PUBLIC_URL.startsWith('https:');
    this.name = secure ? '__Host-cv_google' : 'cv_google';
    this.attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }

  begin(reply: FastifyReply, back: string): Handshake {
    const handshake = { state: random(), nonce: random(), verifier: random(), back };
    const sealed = seal(
      JSON.stringify({ handshake, until: Date.now() + LIVES_SECONDS * 1000 }),
      this.config.SESSION_SECRET,
    );
    void reply.setCookie(this.name, sealed, { ...this.attributes, maxAge: LIVES_SECONDS });
    return handshake;
  }

  /** Returns the handshake that this browser started with the state. The call consumes the handshake. */
  async take(
    request: FastifyRequest,
    reply: FastifyReply,
    state: unknown,
  ): Promise<Handshake | undefined> {
    void reply.clearCookie(this.name, this.attributes);
    const handshake = this.read(request.cookies[this.name]);
    if (!handshake || handshake.state !== state) return undefined;
    const isFirst = await this.shared.ask((redis) =>
      redis.set(`cv-google:${handshake.state}`, '', 'EX', LIVES_SECONDS, 'NX'),
    );
    return isFirst ? handshake : undefined;
  }

  private read(sealed = ''): Handshake | undefined {
    try {
      const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = this.config;
      const opened = open(sealed, SESSION_SECRET, SESSION_SECRET_PREVIOUS);
      const { handshake, until } = JSON.parse(opened) as {
        handshake: Handshake;
        until: number;
      };
      return Date.now() < until ? handshake : undefined;
    } catch {
      return undefined;
    }
  }
}
