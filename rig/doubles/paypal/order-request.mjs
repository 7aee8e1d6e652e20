import { invalid, unprocessable } from './refusal.mjs';

/**
 * @typedef {object} Unit
 * @property {string} reference_id
 * @property {import('./orders.mjs').Amount} amount
 * @property {import('./orders.mjs').Payee} [payee]
 * @property {string} [custom_id]
 * @property {string} [invoice_id]
 * @property {string} [description]
 *
 * @typedef {{ return_url?: string, cancel_url?: string }} Ways
 * @typedef {object} OrderRequest
 * @property {string} [intent]
 * @property {(Partial<Unit> & { amount?: Partial<import('./orders.mjs').Amount> })[]} [purchase_units]
 * @property {Ways} [application_context]
 * @property {{ paypal?: { experience_context?: Ways } }} [payment_source]
 */

/**
 * Validates a requested order, as far as a shop with one article needs.
 * @param {unknown} body
 */
export function readOrderRequest(body) {
  const asked = /** @type {OrderRequest} */ (body ?? {});
  if (asked.intent !== 'CAPTURE') {
    throw invalid('/intent', 'INVALID_PARAMETER_VALUE', 'The value of a field is invalid.');
  }
  const [unit, ...others] = asked.purchase_units ?? [];
  const { value, currency_code: currency } = unit?.amount ?? {};
  if (!unit || others.length > 0 || typeof value !== 'string' || typeof currency !== 'string') {
    throw invalid(
      '/purchase_units/@reference_id==default/amount',
      'MISSING_REQUIRED_PARAMETER',
      'A required field / parameter is missing.',
    );
  }
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw invalid(
      '/purchase_units/@reference_id==default/amount/currency_code',
      'INVALID_CURRENCY_CODE',
      'Currency code is invalid or is not currently supported.',
    );
  }
  if (!/^\d{1,10}\.\d{2}$/.test(value)) {
    throw unprocessable('DECIMAL_PRECISION', 'If the currency supports decimals, only two.');
  }
  if (Number(value) === 0) {
    throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.');
  }
  const byPayPal = asked.payment_source?.paypal;
  const ways = { ...asked.application_context, ...byPayPal?.experience_context };
  return {
    unit: { reference_id: 'default', ...unit, amount: { currency_code: currency, value } },
    returnUrl: ways.return_url,
    cancelUrl: ways.cancel_url,
    needsPayer: Boolean(byPayPal),
  };
}
