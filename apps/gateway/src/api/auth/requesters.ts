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
/** As long as mails with codes are counted. */
const DAY_SECONDS = 24 * 3600;

/** A requester, and how its browser is told who it is, so that it is known when it comes back. */
interface Asking {
  readonly requester: Requester;
  readonly remember: (reply: FastifyReply) => void;
}

/**
 * Tells the askers of mails and the triers of codes and passwords apart: by a cookie with a random name,
 * which opens nothing, and by a keyed digest of their network.
 */
@Injectable()
export class Requesters {
  private readonly name: string;
  private readonly attributes;

  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {
    ({ name: this.name, attributes: this.attributes } = hostCookie('cv_browser', config));
  }

  /** Whoever tries a code, a link or a password. */
  trying(request: FastifyRequest): Requester {
    const name = this.nameIn(request);
    const network = this.networkOf(request);
    return name === undefined ? { network } : { browser: digestOf(name), network };
  }

  /** Whoever asks for a mail: a browser that has no name gets one. */
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
