import { PAYER } from './answers.mjs';
import { approvalPage, donePage } from './checkout-pages.mjs';
import { webSdk } from './web-sdk.mjs';

/**
 * Routes for the payer: the script for the shop's page, and the approval page.
 * @param {import('../paypal-double.mjs').Shop} shop
 * @returns {import('./http.mjs').Route[]}
 */
export function checkoutRoutes({ orders }) {
  return [
    {
      method: 'GET',
      path: '/web-sdk/v6/core',
      answer: () => ({
        text: webSdk,
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      }),
    },
    {
      method: 'GET',
      path: '/checkoutnow',
      answer: ({ query }) => {
        const { unit } = orders.get(query.get('token') ?? '');
        return { text: approvalPage({ unit, action: `/checkoutnow?${query}` }) };
      },
    },
    {
      method: 'POST',
      path: '/checkoutnow',
      answer: ({ query, form }) => {
        const id = query.get('token') ?? '';
        const approved = form().get('decision') === 'approve';
        const { returnUrl, cancelUrl } = approved ? orders.approve(id) : orders.get(id);
        const opener = query.get('origin');
        if (opener)
          return { text: donePage({ approved, opener, message: messageOf(id, approved) }) };
        const way = approved ? returnUrl : cancelUrl;
        if (!way) return { text: donePage({ approved }) };
        const location = new URL(way);
        location.searchParams.set('token', id);
        if (approved) location.searchParams.set('PayerID', PAYER.payer_id);
        return { status: 303, headers: { location: location.href } };
      },
    },
  ];
}

/** Message to the window that opened the approval page. @param {string} orderId @param {boolean} approved */
const messageOf = (orderId, approved) => ({
  source: 'paypal-double',
  outcome: approved ? 'approved' : 'canceled',
  orderId,
  payerId: approved ? PAYER.payer_id : undefined,
});
