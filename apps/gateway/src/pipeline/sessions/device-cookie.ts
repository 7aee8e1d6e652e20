import type { SignedIn } from '@cartaviva/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { hostCookie } from './host-cookie';

/** Browsers keep a cookie thirteen months at most. */
const YEAR_SECONDS = 365 * 24 * 3600;
const TOKEN = /^[\w-]{22}\.[\w-]{43}$/;

/**
 * The cookie that tells a browser its owner signed in from before. It opens nothing: whoever comes with
 * it still needs the password, and is spared what strangers' guesses bring about.
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly attributes;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    ({ name: this.name, attributes: this.attributes } = hostCookie('cv_device', config));
  }

  /** It outlives the session: it is for the next time. */
  issue(reply: FastifyReply, { device }: SignedIn): void {
    if (!device) return;
    void reply.setCookie(this.name, device, { ...this.attributes, maxAge: YEAR_SECONDS });
  }

  tokenOf({ cookies }: FastifyRequest): string | undefined {
    const token = cookies[this.name];
    return token && TOKEN.test(token) ? token : undefined;
  }
}
