/**
 * @typedef {object} LedgerOrder
 * @property {string} id
 * @property {string} status
 * @property {string | null} customId
 * @property {string} amount
 * @property {string} currency
 * @property {number} captureRequests how often a capture was asked for
 * @property {string | null} captureId
 * @property {string | null} captureStatus
 * @property {number} charges how often the payer's money was taken
 * @property {number} refundedCents
 *
 * @typedef {{ charges: number, tokensIssued: number, orders: LedgerOrder[] }} Ledger
 * @typedef {{ events: import('./webhooks.mjs').Event[], transmissions: import('./webhooks.mjs').Transmission[] }} Sent
 */

/** A running double's `/sandbox`, for scripts and tests. @param {string} url */
export function sandboxAt(url) {
  /**
   * @param {string} method @param {string} path @param {unknown} [body] text goes as it is
   */
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
    /** The payer says yes. @param {string} orderId @returns {Promise<void>} */
    approve: (orderId) => call('POST', `/orders/${orderId}/approve`),
    /** The payer goes back to the shop. @param {string} orderId @returns {Promise<void>} */
    cancel: (orderId) => call('POST', `/orders/${orderId}/cancel`),
    /**
     * A pending capture comes out.
     * @param {string} captureId @param {'COMPLETED' | 'DECLINED'} [status] @returns {Promise<void>}
     */
    settle: (captureId, status = 'COMPLETED') =>
      call('POST', `/captures/${captureId}/settle`, { status }),
    /** The shop gives money back on PayPal's own page. @param {string} captureId @returns {Promise<void>} */
    refund: (captureId) => call('POST', `/captures/${captureId}/refund`),
    /** Something will go wrong. @param {import('./faults.mjs').Fault} fault @returns {Promise<void>} */
    fault: (fault) => call('POST', '/faults', fault),
    /** Nothing goes wrong any more. @returns {Promise<void>} */
    clearFaults: () => call('DELETE', '/faults'),
    /** Time passes at PayPal, or goes back. @param {number} ms @returns {Promise<{ now: string }>} */
    shiftClock: (ms) => call('POST', '/clock', { ms }),
    /** Notices go there too. @param {string} webhookUrl @returns {Promise<{ id: string }>} */
    addWebhook: (webhookUrl) => call('POST', '/webhooks', { url: webhookUrl }),
    /** Every event, and every try to tell of it. @returns {Promise<Sent>} */
    webhooks: () => call('GET', '/notices'),
    /** A notice once more. @param {string} eventId @returns {Promise<void>} */
    resend: (eventId) => call('POST', `/notices/${eventId}/resend`),
    /** A body's headers as PayPal would sign them now. @param {string} body @returns {Promise<Record<string, string>>} */
    sign: (body) => call('POST', '/signatures', body),
    /** Every order and how often its payer was charged. @returns {Promise<Ledger>} */
    ledger: () => call('GET', '/ledger'),
  };
}
