import { randomBytes } from 'node:crypto';
import { Refusal } from './refusal.mjs';

/** Lifetime of a server's token, in seconds. */
const ACCESS_S = 9 * 3600;
/** Lifetime of a browser's token, in seconds. PayPal does not refresh it. */
const CLIENT_S = 15 * 60;

/** Authentication: client credentials yield a token, and a token authorizes everything else. */
export class Tokens {
  /** @type {Map<string, number>} expiry by access token */
  #access = new Map();
  issued = 0;

  /** @param {{ clock: import('./clock.mjs').Clock, clientId: string, clientSecret: string }} shop */
  constructor({ clock, clientId, clientSecret }) {
    this.clock = clock;
    this.credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  }

  /**
   * @param {string | undefined} authorization
   * @param {URLSearchParams} form
   */
  issue(authorization, form) {
    if (authorization !== this.credentials) {
      throw new Refusal(401, {
        error: 'invalid_client',
        error_description: 'Client Authentication failed',
      });
    }
    if (form.get('grant_type') !== 'client_credentials') {
      throw new Refusal(400, {
        error: 'unsupported_grant_type',
        error_description: 'Grant Type is NULL',
      });
    }
    const forBrowser = form.get('response_type') === 'client_token';
    const seconds = forBrowser ? CLIENT_S : ACCESS_S;
    const token = `${forBrowser ? 'ey' : 'A21AA'}${randomBytes(48).toString('base64url')}`;
    if (!forBrowser) {
      this.issued += 1;
      this.#access.set(token, this.clock.now().getTime() + seconds * 1000);
    }
    return {
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-CARTAVIVA',
      expires_in: seconds,
      nonce: `${this.clock.now().toISOString()}${randomBytes(16).toString('base64url')}`,
    };
  }

  /** @param {string | undefined} authorization */
  require(authorization) {
    const until = this.#access.get(authorization?.replace(/^Bearer /, '') ?? '');
    if (until && this.clock.now().getTime() < until) return;
    throw new Refusal(401, {
      error: 'invalid_token',
      error_description: 'Token signature verification failed',
    });
  }
}
