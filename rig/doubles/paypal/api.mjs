import { setTimeout as pause } from 'node:timers/promises';
import { briefOrderAnswer, captureAnswer, orderAnswer, refundAnswer } from './answers.mjs';
import { broken, notFound, tooMany } from './refusal.mjs';

/**
 * @typedef {import('./http.mjs').Call} Call
 * @typedef {import('./http.mjs').Answer} Answer
 */

/**
 * Routes of PayPal's own API, as its reference describes them.
 * @param {import('../paypal-double.mjs').Shop} shop
 * @returns {import('./http.mjs').Route[]}
 */
export function apiRoutes({ url, tokens, orders, captures, webhooks, faults, requestIds }) {
  /**
   * Applies the active faults to an operation.
   * @template T
   * @param {string} name @param {() => T} work @returns {Promise<T>}
   */
  async function befallen(name, work) {
    if (faults.take('error', name)) throw broken();
    if (faults.take('rate-limit', name)) throw tooMany();
    const done = work();
    const slow = faults.take('slow', name);
    if (slow) await pause(slow.ms ?? 10_000, undefined, { ref: false });
    return done;
  }

  /** @param {string} name @param {Promise<Answer>} answered @returns {Promise<Answer>} */
  const sent = async (name, answered) => {
    const answer = await answered;
    return faults.take('lost-reply', name) ? { lost: true } : answer;
  };

  /** @param {string} name @param {(call: Call) => Answer} work */
  const read = (name, work) => (/** @type {Call} */ call) => {
    tokens.require(call.headers.authorization);
    return sent(
      name,
      befallen(name, () => work(call)),
    );
  };

  /** Runs a write once for each PayPal-Request-Id. @param {string} name @param {(call: Call) => () => Answer} work */
  const write = (name, work) => (/** @type {Call} */ call) => {
    tokens.require(call.headers.authorization);
    const requestId = call.headers['paypal-request-id'];
    const key = requestId && `${name} ${requestId}`;
    const once = requestIds.once(key, `${call.id} ${call.text}`, () =>
      befallen(name, () => work(call)),
    );
    return sent(name, once);
  };

  /** @param {Call} call @param {import('./orders.mjs').Order} order */
  const asPreferred = ({ headers }, order) =>
    headers['prefer'] === 'return=representation'
      ? orderAnswer(order, url)
      : briefOrderAnswer(order, url);

  return [
    {
      method: 'POST',
      path: '/v1/oauth2/token',
      answer: ({ headers, form }) =>
        sent(
          'token',
          befallen('token', () => ({ json: tokens.issue(headers.authorization, form()) })),
        ),
    },
    {
      method: 'POST',
      path: '/v2/checkout/orders',
      answer: write('create', (call) => {
        const order = orders.create(call.json());
        return () => ({ status: 201, json: asPreferred(call, order) });
      }),
    },
    {
      method: 'GET',
      path: '/v2/checkout/orders/{id}',
      answer: read('order', ({ id }) => ({ json: orderAnswer(orders.get(id), url) })),
    },
    {
      method: 'POST',
      path: '/v2/checkout/orders/{id}/capture',
      answer: write('capture', (call) => {
        const order = orders.capture(call.id);
        return () => ({ status: 201, json: asPreferred(call, order) });
      }),
    },
    {
      method: 'GET',
      path: '/v2/payments/captures/{id}',
      answer: read('capture-details', ({ id }) => ({ json: captureAnswer(captures.get(id), url) })),
    },
    {
      method: 'POST',
      path: '/v2/payments/captures/{id}/refund',
      answer: write('refund', ({ id, json }) => {
        const refund = captures.refund(id, json());
        return () => ({ status: 201, json: refundAnswer(refund, url) });
      }),
    },
    {
      method: 'GET',
      path: '/v1/notifications/certs/{id}',
      answer: ({ id }) => {
        const text = webhooks.certificate(id);
        if (!text) throw notFound();
        const headers = { 'content-type': 'application/x-pem-file' };
        return sent(
          'certificate',
          befallen('certificate', () => ({ text, headers })),
        );
      },
    },
    {
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      answer: read('verify', ({ json }) => ({
        json: { verification_status: webhooks.verify(json()) ? 'SUCCESS' : 'FAILURE' },
      })),
    },
  ];
}
