import { randomInt } from 'node:crypto';
import { orderAnswer } from './answers.mjs';
import { readOrderRequest } from './order-request.mjs';
import { notFound, unprocessable } from './refusal.mjs';

/**
 * @typedef {{ currency_code: string, value: string }} Amount
 * @typedef {{ email_address?: string, merchant_id?: string }} Payee
 * @typedef {object} Order
 * @property {string} id
 * @property {'CREATED' | 'APPROVED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED'} status
 * @property {import('./order-request.mjs').Unit & { payee: Payee }} unit
 * @property {string | undefined} returnUrl
 * @property {string | undefined} cancelUrl
 * @property {Date} createdAt
 * @property {import('./captures.mjs').Capture | undefined} capture
 * @property {number} captureRequests number of requested captures
 */

/** Time from the creation of an order to its capture, in milliseconds. */
const ORDER_TTL_MS = 3 * 3_600_000;
const LETTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXY';

export const newId = () => Array.from({ length: 17 }, () => LETTERS[randomInt(32)]).join('');

/** Orders with one purchase unit. They are created, approved by the payer, and captured once, or they expire. */
export class Orders {
  /** @type {Map<string, Order>} */
  #orders = new Map();

  /**
   * @param {{ clock: import('./clock.mjs').Clock, payee: Payee, url: string,
   *   captures: import('./captures.mjs').Captures, webhooks: import('./webhooks.mjs').PayPalWebhooks }} shop
   */
  constructor({ clock, payee, url, captures, webhooks }) {
    this.clock = clock;
    this.payee = payee;
    this.url = url;
    this.captures = captures;
    this.webhooks = webhooks;
  }

  /** @param {unknown} body @returns {Order} */
  create(body) {
    const { unit, returnUrl, cancelUrl, needsPayer } = readOrderRequest(body);
    /** @type {Order} */
    const order = {
      id: newId(),
      status: needsPayer ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      unit: { ...unit, payee: { ...this.payee, ...unit.payee } },
      returnUrl,
      cancelUrl,
      createdAt: this.clock.now(),
      capture: undefined,
      captureRequests: 0,
    };
    this.#orders.set(order.id, order);
    return order;
  }

  /** Throws for an order that expired unpaid, which PayPal no longer finds. @param {string} id */
  get(id) {
    const order = this.#orders.get(id);
    const age = order && this.clock.now().getTime() - order.createdAt.getTime();
    if (!order || (age && age >= ORDER_TTL_MS && order.status !== 'COMPLETED')) throw notFound();
    return order;
  }

  /** @param {string} id */
  approve(id) {
    const order = this.get(id);
    if (order.status === 'COMPLETED') throw alreadyCaptured();
    order.status = 'APPROVED';
    this.webhooks.emit('CHECKOUT.ORDER.APPROVED', orderAnswer(order, this.url));
    return order;
  }

  /** @param {string} id */
  capture(id) {
    const order = this.get(id);
    order.captureRequests += 1;
    if (order.status === 'COMPLETED') throw alreadyCaptured();
    if (order.status !== 'APPROVED') {
      throw unprocessable(
        'ORDER_NOT_APPROVED',
        'Payer has not yet approved the Order for payment.',
      );
    }
    order.capture = this.captures.make(order);
    order.status = 'COMPLETED';
    return order;
  }

  /** Every order, including expired ones, with the number of charges. */
  ledger() {
    return [...this.#orders.values()].map(({ id, status, unit, capture, captureRequests }) => ({
      id,
      status,
      customId: unit.custom_id ?? null,
      amount: unit.amount.value,
      currency: unit.amount.currency_code,
      captureRequests,
      captureId: capture?.id ?? null,
      captureStatus: capture?.status ?? null,
      charges: capture?.charges ?? 0,
      refundedCents: capture?.refundedCents ?? 0,
    }));
  }
}

const alreadyCaptured = () =>
  unprocessable(
    'ORDER_ALREADY_CAPTURED',
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  );
