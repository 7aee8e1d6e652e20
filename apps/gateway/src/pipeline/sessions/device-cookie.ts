import type { SignedIn } from '@cartaviva/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { hostCookie } from './host-cookie';

/** Browsers keep cookies for at most thirteen months. */
const YEAR_SECONDS = 365 * 24 * 3600;
const TOKEN = /^[\w-]{22}\.[\w-]{43}$/;

/**
 * Cookie of a browser in which a user signed in before. It grants no access without the password. It exempts the
 * browser from restrictions that other people's guesses trigger.
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly attributes;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    ({ name: this.name, attributes: this.attributes } = hostCookie('cv_device', config));
  }

  /** The cookie outlives the session, because it serves the next sign-in. */
  issue(reply: FastifyReply, { device }: SignedIn): void {
    if (!device) return;
    void reply.setCookie(this.name, device, { ...this.attributes, maxAge: YEAR_SECONDS });
  }

  tokenOf({ cookies }: FastifyRequest): string | undefined {
    const token = cookies[this.name];
    return token && TOKEN.test(token) ? token : undefined;
  }
}
