import { captureAnswer, refundAnswer } from './answers.mjs';
import { newId } from './orders.mjs';
import { declined, notFound, unprocessable } from './refusal.mjs';

/**
 * @typedef {object} Capture
 * @property {string} id
 * @property {string} orderId
 * @property {'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED'} status
 * @property {import('./orders.mjs').Amount} amount
 * @property {import('./orders.mjs').Payee} payee
 * @property {string | undefined} customId
 * @property {string | undefined} invoiceId
 * @property {number} charges number of times that the payer was charged
 * @property {number} refundedCents
 * @property {Date} createdAt
 * @property {Date} updatedAt
 *
 * @typedef {{ id: string, capture: Capture, amount: import('./orders.mjs').Amount, createdAt: Date }} Refund
 */

const OUTCOMES = /** @type {const} */ ({
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
});

const cents = (/** @type {string} */ value) => Math.round(Number(value) * 100);

export class Captures {
  /** @type {Map<string, Capture>} */
  #captures = new Map();

  /**
   * @param {{ clock: import('./clock.mjs').Clock, url: string,
   *   faults: import('./faults.mjs').Faults, webhooks: import('./webhooks.mjs').PayPalWebhooks }} shop
   */
  constructor({ clock, url, faults, webhooks }) {
    this.clock = clock;
    this.url = url;
    this.faults = faults;
    this.webhooks = webhooks;
  }

  /** Captures the payment of an order, subject to the active faults. @param {import('./orders.mjs').Order} order */
  make({ id: orderId, unit }) {
    if (this.faults.take('declined', 'capture', orderId)) throw declined();
    const altered = this.faults.take('altered', 'capture', orderId);
    const now = this.clock.now();
    /** @type {Capture} */
    const capture = {
      id: newId(),
      orderId,
      status: 'PENDING',
      amount: altered?.amount ?? unit.amount,
      payee: altered?.payee ?? unit.payee,
      customId: unit.custom_id,
      invoiceId: unit.invoice_id,
      charges: 0,
      refundedCents: 0,
      createdAt: now,
      updatedAt: now,
    };
    this.#captures.set(capture.id, capture);
    const isDeclined = this.faults.take('capture-declined', 'capture', orderId);
    const pending = this.faults.take('pending', 'capture', orderId);
    this.#come(capture, isDeclined ? 'DECLINED' : pending ? 'PENDING' : 'COMPLETED');
    return capture;
  }

  /** @param {string} id */
  get(id) {
    const capture = this.#captures.get(id);
    if (!capture) throw notFound();
    return capture;
  }

  /** @param {string} id @param {'COMPLETED' | 'DECLINED'} outcome */
  settle(id, outcome) {
    const capture = this.get(id);
    if (capture.status !== 'PENDING') throw unprocessable('NOT_PENDING', 'It is settled already.');
    this.#come(capture, outcome);
    return capture;
  }

  /** @param {string} id @param {unknown} body has the `amount`; without it, everything is refunded */
  refund(id, body) {
    const capture = this.get(id);
    const { amount } = /** @type {{ amount?: import('./orders.mjs').Amount }} */ (body ?? {});
    if (capture.status === 'REFUNDED') {
      throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded');
    }
    const left = cents(capture.amount.value) - capture.refundedCents;
    const asked = amount ? cents(amount.value) : left;
    if (capture.charges === 0 || asked > left) {
      throw unprocessable(
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
      );
    }
    capture.refundedCents += asked;
    capture.status = asked === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    capture.updatedAt = this.clock.now();
    const given = { ...capture.amount, value: (asked / 100).toFixed(2) };
    /** @type {Refund} */
    const refund = { id: newId(), capture, amount: given, createdAt: capture.updatedAt };
    this.webhooks.emit('PAYMENT.CAPTURE.REFUNDED', refundAnswer(refund, this.url));
    return refund;
  }

  /** @param {Capture} capture @param {keyof typeof OUTCOMES} status */
  #come(capture, status) {
    capture.status = status;
    capture.updatedAt = this.clock.now();
    if (status === 'COMPLETED') capture.charges += 1;
    this.webhooks.emit(OUTCOMES[status], captureAnswer(capture, this.url));
  }
}
