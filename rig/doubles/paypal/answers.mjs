/** The only payer of the double. */
export const PAYER = {
  name: { given_name: 'Carmen', surname: 'Prueba' },
  email_address: 'carmen@personal.example.com',
  payer_id: 'PRUEBA2CARMEN',
  address: { country_code: 'DO' },
};

const link = (/** @type {string} */ href, rel = 'self', method = 'GET') => ({ href, rel, method });

/** @param {import('./orders.mjs').Order} order @param {string} url */
const orderLinks = ({ id, status }, url) => {
  const self = `${url}/v2/checkout/orders/${id}`;
  if (status === 'COMPLETED') return [link(self)];
  const payer = status === 'PAYER_ACTION_REQUIRED' ? 'payer-action' : 'approve';
  return [
    link(self),
    link(`${url}/checkoutnow?token=${id}`, payer),
    link(`${self}/capture`, 'capture', 'POST'),
  ];
};

/**
 * Response of PayPal to a request that does not ask for the full representation. For a captured order, it includes
 * the capture.
 * @param {import('./orders.mjs').Order} order @param {string} url
 */
export const briefOrderAnswer = (order, url) => ({
  id: order.id,
  status: order.status,
  ...(order.capture && {
    purchase_units: [{ reference_id: order.unit.reference_id, ...paymentsOf(order, url) }],
  }),
  links: orderLinks(order, url),
});

/** @param {import('./orders.mjs').Order} order @param {string} url */
export function orderAnswer(order, url) {
  const { capture, unit, createdAt } = order;
  const known = order.status === 'APPROVED' || order.status === 'COMPLETED';
  return {
    ...briefOrderAnswer(order, url),
    intent: 'CAPTURE',
    create_time: createdAt.toISOString(),
    purchase_units: [{ ...unit, payee: capture?.payee ?? unit.payee, ...paymentsOf(order, url) }],
    ...(known && {
      payer: PAYER,
      payment_source: {
        paypal: {
          email_address: PAYER.email_address,
          account_id: PAYER.payer_id,
          account_status: 'VERIFIED',
          name: PAYER.name,
        },
      },
    }),
  };
}

/** @param {import('./orders.mjs').Order} order @param {string} url */
const paymentsOf = ({ capture }, url) =>
  capture ? { payments: { captures: [captureInOrder(capture, url)] } } : {};

/** @param {import('./captures.mjs').Capture} capture @param {string} url */
export const captureAnswer = (capture, url) => ({
  ...captureInOrder(capture, url),
  payee: capture.payee,
  supplementary_data: { related_ids: { order_id: capture.orderId } },
});

/** @param {import('./captures.mjs').Capture} capture @param {string} url */
function captureInOrder(capture, url) {
  const { id, orderId, status, amount, customId, invoiceId, createdAt, updatedAt } = capture;
  const self = `${url}/v2/payments/captures/${id}`;
  return {
    id,
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount,
    final_capture: true,
    ...(customId && { custom_id: customId }),
    ...(invoiceId && { invoice_id: invoiceId }),
    seller_protection: { status: 'NOT_ELIGIBLE' },
    create_time: createdAt.toISOString(),
    update_time: updatedAt.toISOString(),
    links: [
      link(self),
      link(`${self}/refund`, 'refund', 'POST'),
      link(`${url}/v2/checkout/orders/${orderId}`, 'up'),
    ],
  };
}

/** @param {import('./captures.mjs').Refund} refund @param {string} url */
export function refundAnswer({ id, capture, amount, createdAt }, url) {
  return {
    id,
    status: 'COMPLETED',
    amount,
    ...(capture.customId && { custom_id: capture.customId }),
    ...(capture.invoiceId && { invoice_id: capture.invoiceId }),
    payer: capture.payee,
    create_time: createdAt.toISOString(),
    update_time: createdAt.toISOString(),
    links: [
      link(`${url}/v2/payments/refunds/${id}`),
      link(`${url}/v2/payments/captures/${capture.id}`, 'up'),
    ],
  };
}
