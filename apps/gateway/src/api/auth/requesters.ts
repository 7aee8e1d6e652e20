import type { Requester } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import { CONFIG, type GatewayConfig } from '../../config';
import { networkOf, STORED_PREFIXES } from '../../pipeline/requests/client-network';
import { hostCookie } from '../../pipeline/sessions/host-cookie';

const NAME_BYTES = 16;
const NAME = /^[\w-]{22}$/;
/** Period over which identity-service counts emails with codes. */
const DAY_SECONDS = 24 * 3600;

/** A requester, and a function that sets the cookie which identifies its browser. */
interface Asking {
  readonly requester: Requester;
  readonly remember: (reply: FastifyReply) => void;
}

/**
 * Identifies clients that request emails or try codes and passwords. A cookie with a random name, which grants no
 * access, identifies the browser. A keyed digest identifies the network.
 */
@Injectable()
export class Requesters {
  private readonly name: string;
  private readonly attributes;

  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {
    ({ name: this.name, attributes: this.attributes } = hostCookie('cv_browser', config));
  }

  /** Identifies a client that tries a code, a link or a password. */
  trying(request: FastifyRequest): Requester {
    const name = this.nameIn(request);
    const network = this.networkOf(request);
    return name === undefined ? { network } : { browser: digestOf(name), network };
  }

  /** Identifies a client that requests an email. A browser without a name gets one. */
  asking(request: FastifyRequest): Asking {
    const name = this.nameIn(request) ?? randomBytes(NAME_BYTES).toString('base64url');
    return {
      requester: { browser: digestOf(name), network: this.networkOf(request) },
      remember: (reply) =>
        void reply.setCookie(this.name, name, { ...this.attributes, maxAge: DAY_SECONDS }),
    };
  }

  private nameIn({ cookies }: FastifyRequest): string | undefined {
    const name = cookies[this.name];
    return name && NAME.test(name) ? name : undefined;
  }

  private networkOf({ ip }: FastifyRequest): string {
    const network = networkOf(ip, STORED_PREFIXES) ?? ip;
    return createHmac('sha256', this.config.SESSION_SECRET)
      .update(`network\n${network}`)
      .digest('hex');
  }
}
