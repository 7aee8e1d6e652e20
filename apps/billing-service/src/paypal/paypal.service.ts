import { Injectable } from '@nestjs/common';
import { AccessTokens } from './access-tokens';
import { Deadline } from './deadline';
import { WebhookSignatures, type WebhookHeaders } from './webhook-signatures';
import { PayPalAccount } from './paypal-account';
import { PayPalCalls } from './paypal-calls';
import { captureDetails, type Payee, type PayPalCapture } from './paypal-capture';
import { payPalOrder, type PayPalOrder } from './paypal-order';
import { PayPalUnavailable, PayPalRefused } from './paypal.failures';

/** Someone waits for the gateway's answer, which comes within five seconds. */
const ANSWER_TIMEOUT_MS = 4000;

/** How long a call may take in all, tries again included. */
export interface TimeLimit {
  readonly withinMs?: number;
}

export interface NewOrder {
  /** PayPal makes one order under it, however often it is asked; it remembers for six hours. */
  readonly requestId: string;
  /** Decimal with two places: `9.00`. */
  readonly amount: string;
  readonly currency: string;
  /** Our own name of the order; captures and webhooks carry it. */
  readonly customId: string;
  /** What the payer reads. */
  readonly description: string;
}

/**
 * PayPal, as far as one-time payments go (specification §3, §7). Every call rejects with a
 * `PayPalFailure`: `PayPalUnavailable` where it is not known what happened, `PayPalRefused` where nothing did.
 */
@Injectable()
export class PayPalService {
  constructor(
    private readonly account: PayPalAccount,
    private readonly tokens: AccessTokens,
    private readonly calls: PayPalCalls,
    private readonly signatures: WebhookSignatures,
  ) {}

  /** What one browser starts the provider's script with, within a quarter of an hour. */
  clientToken({ withinMs = ANSWER_TIMEOUT_MS }: TimeLimit = {}): Promise<string> {
    return this.tokens.forBrowser(new Deadline(withinMs));
  }

  /** An order for the payer to approve. */
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

  /** The order as it is now. An order that nobody paid in three hours is refused: INVALID_RESOURCE_ID. */
  order(id: string, { withinMs = ANSWER_TIMEOUT_MS }: TimeLimit = {}): Promise<PayPalOrder> {
    return this.calls.make(readingOf(id), payPalOrder, new Deadline(withinMs));
  }

  /**
   * Takes the money of an approved order, once: an order captured before gives the capture it has.
   * The capture may be PENDING or DECLINED. Refused with ORDER_NOT_APPROVED, INSTRUMENT_DECLINED…
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

  /** The capture as it is now. */
  captureDetails(
    id: string,
    { withinMs = ANSWER_TIMEOUT_MS }: TimeLimit = {},
  ): Promise<PayPalCapture> {
    const path = `/v2/payments/captures/${encodeURIComponent(id)}`;
    return this.calls.make({ name: 'read capture', path }, captureDetails, new Deadline(withinMs));
  }

  /** Whether it is this shop that is paid. */
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
