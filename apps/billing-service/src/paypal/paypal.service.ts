import { Injectable } from '@nestjs/common';
import { AccessTokens } from './access-tokens';
import { Deadline } from './deadline';
import { WebhookSignatures, type WebhookHeaders } from './webhook-signatures';
import { PayPalAccount } from './paypal-account';
import { PayPalCalls } from './paypal-calls';
import { captureDetails, type Payee, type PayPalCapture } from './paypal-capture';
import { payPalOrder, type PayPalOrder } from './paypal-order';
import { PayPalUnavailable, PayPalRefused } from './paypal.failures';

/** Default limit of a call in milliseconds. Calls while a user waits set a lower limit. */
const ANSWER_TIMEOUT_MS = 4000;

/** Limit of a call including its retries, in milliseconds. */
export interface TimeLimit {
  readonly withinMs?: number;
}

export interface NewOrder {
  /** PayPal creates one order per request ID, and remembers the ID for six hours. */
  readonly requestId: string;
  /** Decimal string with two places, for example `9.00`. */
  readonly amount: string;
  readonly currency: string;
  /** Our ID of the order. Captures and webhooks include it. */
  readonly customId: string;
  readonly description: string;
}

/**
 * Handles one-time payments with PayPal (specification §3, §7). Each call rejects with a `PayPalFailure`:
 * `PayPalUnavailable` if the outcome is unknown, or `PayPalRefused` if PayPal did nothing.
 */
@Injectable()
export class PayPalService {
  constructor(
    private readonly account: PayPalAccount,
    private readonly tokens: AccessTokens,
    private readonly calls: PayPalCalls,
    private readonly signatures: WebhookSignatures,
  ) {}

  /** Returns a token that starts PayPal's script in one browser, valid for 15 minutes. */
  clientToken({ withinMs = ANSWER_TIMEOUT_MS }: TimeLimit = {}): Promise<string> {
    return this.tokens.forBrowser(new Deadline(withinMs));
  }

  createOrder(
    order: NewOrder,
    { withinMs = ANSWER_TIMEOUT_MS }: TimeLimit = {},
  ): Promise<PayPalOrder> {
    const { requestId, amount, currency, customId, description } = order;
    const body = {
      intent: 'CAPTURE',
      purchase_units: [
        { amount: { currency_code: currency, value: amount }, custom_id: customId, description },
      ],
      application_context: {
        brand_name: 'CartaViva',
        locale: 'es-DO',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
      },
    };
    const call = { name: 'create order', path: '/v2/checkout/orders', write: { requestId, body } };
    return this.calls.make(call, payPalOrder, new Deadline(withinMs));
  }

  /** Returns the current order. PayPal refuses an order unpaid for three hours with INVALID_RESOURCE_ID. */
  order(id: string, { withinMs = ANSWER_TIMEOUT_MS }: TimeLimit = {}): Promise<PayPalOrder> {
    return this.calls.make(readingOf(id), payPalOrder, new Deadline(withinMs));
  }

  /**
   * Captures an approved order once. Returns the existing capture if the order was already captured. The capture may
   * be PENDING or DECLINED.
   * @throws PayPalRefused with ORDER_NOT_APPROVED, INSTRUMENT_DECLINED, or another issue
   */
  async capture(
    orderId: string,
    requestId: string,
    { withinMs = ANSWER_TIMEOUT_MS }: TimeLimit = {},
  ): Promise<PayPalCapture> {
    const deadline = new Deadline(withinMs);
    const path = `${pathOf(orderId)}/capture`;
    const call = { name: 'capture order', path, write: { requestId, body: {} } };
    const { capture } = await this.calls
      .make(call, payPalOrder, deadline)
      .catch((error: unknown) => {
        const before = error instanceof PayPalRefused && error.issue === 'ORDER_ALREADY_CAPTURED';
        if (!before) throw error;
        return this.calls.make(readingOf(orderId), payPalOrder, deadline);
      });
    if (!capture) throw new PayPalUnavailable('a captured order without a capture');
    return capture;
  }

  captureDetails(
    id: string,
    { withinMs = ANSWER_TIMEOUT_MS }: TimeLimit = {},
  ): Promise<PayPalCapture> {
    const path = `/v2/payments/captures/${encodeURIComponent(id)}`;
    return this.calls.make({ name: 'read capture', path }, captureDetails, new Deadline(withinMs));
  }

  isOurs({ merchantId, email }: Payee): boolean {
    return [merchantId, email].includes(this.account.payee);
  }

  /**
   * Checks that PayPal sent the webhook, recently and for this shop.
   * @throws PayPalUnavailable if the certificate does not arrive within a second, so that PayPal sends the webhook
   *   again
   */
  verifyWebhook(headers: WebhookHeaders, rawBody: string | Uint8Array): Promise<boolean> {
    return this.signatures.verify(headers, rawBody);
  }
}

const pathOf = (orderId: string) => `/v2/checkout/orders/${encodeURIComponent(orderId)}`;
const readingOf = (orderId: string) => ({ name: 'read order', path: pathOf(orderId) });
