import { Refusal, notFound } from './refusal.mjs';

/**
 * Routes with which scripts and tests act for the payer and the bank and inject faults. They require no token.
 * @param {import('../paypal-double.mjs').Shop} shop
 * @returns {import('./http.mjs').Route[]}
 */
export function sandboxRoutes({ clock, tokens, orders, captures, webhooks, faults, webhookId }) {
  return [
    {
      method: 'POST',
      path: '/sandbox/orders/{id}/approve',
      answer: ({ id }) => ({ json: { id, status: orders.approve(id).status } }),
    },
    {
      method: 'POST',
      path: '/sandbox/orders/{id}/cancel',
      answer: ({ id }) => ({ json: { id, status: orders.get(id).status } }),
    },
    {
      method: 'POST',
      path: '/sandbox/captures/{id}/settle',
      answer: ({ id, json }) => {
        const { status = 'COMPLETED' } = asked(json());
        if (status !== 'COMPLETED' && status !== 'DECLINED') throw wrong('status');
        return { json: { id, status: captures.settle(id, status).status } };
      },
    },
    {
      method: 'POST',
      path: '/sandbox/captures/{id}/refund',
      answer: ({ id, json }) => {
        captures.refund(id, json());
        return { json: { id, status: captures.get(id).status } };
      },
    },
    {
      method: 'POST',
      path: '/sandbox/faults',
      answer: ({ json }) => {
        const fault = asked(json());
        if (typeof fault['kind'] !== 'string') throw wrong('kind');
        faults.add(/** @type {import('./faults.mjs').Fault} */ (/** @type {unknown} */ (fault)));
        return { status: 201, json: faults.active };
      },
    },
    {
      method: 'DELETE',
      path: '/sandbox/faults',
      answer: () => {
        faults.clear();
        return { status: 204 };
      },
    },
    {
      method: 'POST',
      path: '/sandbox/clock',
      answer: ({ json }) => {
        const { ms } = asked(json());
        if (typeof ms !== 'number') throw wrong('ms');
        clock.shift(ms);
        return { json: { now: clock.now().toISOString() } };
      },
    },
    {
      method: 'POST',
      path: '/sandbox/webhooks',
      answer: ({ json }) => {
        const { url, id = webhookId } = asked(json());
        if (typeof url !== 'string' || typeof id !== 'string') throw wrong('url');
        webhooks.webhooks.push({ id, url });
        return { status: 201, json: { id, url } };
      },
    },
    {
      method: 'GET',
      path: '/sandbox/notices',
      answer: () => ({ json: { events: webhooks.events, transmissions: webhooks.transmissions } }),
    },
    {
      method: 'POST',
      path: '/sandbox/notices/{id}/resend',
      answer: ({ id }) => {
        const event = webhooks.events.find((each) => each.id === id);
        if (!event) throw notFound();
        webhooks.send(event);
        return { status: 202, json: { id } };
      },
    },
    {
      method: 'POST',
      path: '/sandbox/signatures',
      answer: ({ text }) => ({ json: webhooks.signed(text, webhookId) }),
    },
    {
      method: 'GET',
      path: '/sandbox/ledger',
      answer: () => {
        const all = orders.ledger();
        const charges = all.reduce((sum, order) => sum + order.charges, 0);
        return { json: { charges, tokensIssued: tokens.issued, orders: all } };
      },
    },
  ];
}

/** @param {unknown} body */
const asked = (body) => /** @type {Record<string, unknown>} */ (body ?? {});

const wrong = (/** @type {string} */ field) =>
  new Refusal(400, { name: 'INVALID_REQUEST', message: `${field} is missing or wrong` });
