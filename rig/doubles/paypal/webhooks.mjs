import { randomUUID, sign, verify, X509Certificate } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { selfSigned } from './certificate.mjs';

/** A notice that is not accepted is sent again after 250 ms. The delay doubles each time. */
const TRIES = 9;
const FIRST_RETRY_MS = 250;
const DELIVERY_TIMEOUT_MS = 10_000;
const ALGORITHM = 'SHA256withRSA';

/**
 * @typedef {object} Webhook
 * @property {string} id
 * @property {string} url
 *
 * @typedef {object} Event
 * @property {string} id
 * @property {string} event_type
 * @property {object} resource
 *
 * @typedef {{ eventId: string, type: string, url: string, status: number }} Transmission `status` of the response, 0
 *   without a response
 */

/** Sends signed notices until the shop accepts them. */
export class PayPalWebhooks {
  /** @type {Webhook[]} */
  webhooks = [];
  /** @type {Transmission[]} */
  transmissions = [];
  /** @type {Event[]} */
  events = [];
  #certificateId = `CERT-${randomUUID()}`;
  #identity = selfSigned('messageverificationcerts.paypal.double');

  /**
   * @param {{ clock: import('./clock.mjs').Clock, url: string, faults: import('./faults.mjs').Faults }} shop
   */
  constructor({ clock, url, faults }) {
    this.clock = clock;
    this.url = url;
    this.faults = faults;
  }

  /** @param {string} id */
  certificate(id) {
    return id === this.#certificateId ? this.#identity.certificate : undefined;
  }

  /** @param {string} type @param {object} resource */
  emit(type, resource) {
    const event = {
      id: `WH-${randomUUID().toUpperCase()}`,
      create_time: this.clock.now().toISOString(),
      event_type: type,
      resource_type: resourceOf(type),
      resource_version: '2.0',
      event_version: '1.0',
      summary: type,
      resource,
    };
    this.events.push(event);
    if (this.faults.take('lost-notices', type)) return;
    const delayed = this.faults.take('delayed-notices', type);
    const twice = this.faults.take('duplicate-notices', type);
    const send = () => {
      this.send(event);
      if (twice) this.send(event);
    };
    if (delayed) setTimeout(send, delayed.ms ?? 1000).unref();
    else send();
  }

  /** @param {Event} event */
  send(event) {
    for (const webhook of this.webhooks) void this.#deliver(event, webhook);
  }

  /** @param {Event} event @param {Webhook} webhook */
  async #deliver(event, { id, url }) {
    const body = JSON.stringify(event);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const status = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.signed(body, id) },
        body,
        signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
      }).then(
        (response) => response.status,
        () => 0,
      );
      this.transmissions.push({ eventId: event.id, type: event.event_type, url, status });
      if (status >= 200 && status < 300) return;
      await pause(FIRST_RETRY_MS * 2 ** attempt, undefined, { ref: false });
    }
  }

  /** Signs a body and returns the headers of the notice. @param {string} body @param {string} webhookId */
  signed(body, webhookId) {
    const id = randomUUID();
    const time = this.clock.now().toISOString();
    const message = signedText(id, time, webhookId, body);
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('sha256', message, this.#identity.privateKey).toString(
        'base64',
      ),
      'paypal-cert-url': `${this.url}/v1/notifications/certs/${this.#certificateId}`,
      'paypal-auth-algo': ALGORITHM,
    };
  }

  /** Implements /v1/notifications/verify-webhook-signature. @param {unknown} body */
  verify(body) {
    const asked = /** @type {Record<string, string> & { webhook_event: object }} */ (body ?? {});
    const message = signedText(
      `${asked['transmission_id']}`,
      `${asked['transmission_time']}`,
      `${asked['webhook_id']}`,
      JSON.stringify(asked.webhook_event ?? null),
    );
    const { publicKey } = new X509Certificate(this.#identity.certificate);
    const signature = Buffer.from(`${asked['transmission_sig']}`, 'base64');
    return asked['auth_algo'] === ALGORITHM && verify('sha256', message, publicKey, signature);
  }
}

/** @param {string} type */
function resourceOf(type) {
  if (type.startsWith('CHECKOUT.ORDER')) return 'checkout-order';
  return type === 'PAYMENT.CAPTURE.REFUNDED' ? 'refund' : 'capture';
}

/** @param {string} id @param {string} time @param {string} webhookId @param {string} body */
const signedText = (id, time, webhookId, body) =>
  Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
