/**
 * @typedef {object} LedgerOrder
 * @property {string} id
 * @property {string} status
 * @property {string | null} customId
 * @property {string} amount
 * @property {string} currency
 * @property {number} captureRequests number of requested captures
 * @property {string | null} captureId
 * @property {string | null} captureStatus
 * @property {number} charges number of times that the payer was charged
 * @property {number} refundedCents
 *
 * @typedef {{ charges: number, tokensIssued: number, orders: LedgerOrder[] }} Ledger
 * @typedef {{ events: import('./webhooks.mjs').Event[], transmissions: import('./webhooks.mjs').Transmission[] }} Sent
 */

/** Client of a running double's `/sandbox`. @param {string} url */
export function sandboxAt(url) {
  /** @param {string} method @param {string} path @param {unknown} [body] a string is sent unchanged */
  async function call(method, path, body) {
    const response = await fetch(`${url}/sandbox${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}: ${text}`);
    return text ? JSON.parse(text) : undefined;
  }
  return {
    /** @param {string} orderId @returns {Promise<void>} */
    approve: (orderId) => call('POST', `/orders/${orderId}/approve`),
    /** Cancels an order as its payer, who returns to the shop. @param {string} orderId @returns {Promise<void>} */
    cancel: (orderId) => call('POST', `/orders/${orderId}/cancel`),
    /** @param {string} captureId @param {'COMPLETED' | 'DECLINED'} [status] @returns {Promise<void>} */
    settle: (captureId, status = 'COMPLETED') =>
      call('POST', `/captures/${captureId}/settle`, { status }),
    /** Refunds a capture as the shop does on PayPal's site. @param {string} captureId @returns {Promise<void>} */
    refund: (captureId) => call('POST', `/captures/${captureId}/refund`),
    /** @param {import('./faults.mjs').Fault} fault @returns {Promise<void>} */
    fault: (fault) => call('POST', '/faults', fault),
    /** @returns {Promise<void>} */
    clearFaults: () => call('DELETE', '/faults'),
    /**
     * Shifts the double's clock ahead, or back when `ms` is negative.
     * @param {number} ms @returns {Promise<{ now: string }>}
     */
    shiftClock: (ms) => call('POST', '/clock', { ms }),
    /**
     * Adds a webhook, which receives all later notices.
     * @param {string} webhookUrl @returns {Promise<{ id: string }>}
     */
    addWebhook: (webhookUrl) => call('POST', '/webhooks', { url: webhookUrl }),
    /** Every event, and every attempt to deliver it. @returns {Promise<Sent>} */
    webhooks: () => call('GET', '/notices'),
    /** @param {string} eventId @returns {Promise<void>} */
    resend: (eventId) => call('POST', `/notices/${eventId}/resend`),
    /**
     * Signs a body as PayPal would now, and returns the headers.
     * @param {string} body @returns {Promise<Record<string, string>>}
     */
    sign: (body) => call('POST', '/signatures', body),
    /** Every order with the number of charges. @returns {Promise<Ledger>} */
    ledger: () => call('GET', '/ledger'),
  };
}
