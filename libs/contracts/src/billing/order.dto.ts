import { PLAN_IDS, RULE_MESSAGES, type PlanId } from '@cartaviva/domain';
import { IsBase64, IsIn, IsISO8601, IsObject, IsString, Matches, MaxLength } from 'class-validator';
import { Nullable, Price } from '../rules';

/** GET /api/paypal/setup: starts the provider's script in the browser (specification §7). */
export class PaymentSetupView {
  @IsString()
  clientToken: string;

  /** Where the browser loads the script from, once a payment button is opened. */
  @IsString()
  scriptUrl: string;
}

/** POST /api/paypal/order (specification §7): the amount says which plan is bought. */
export class CreateOrderRequest {
  @Price()
  amount: string;

  @IsIn(['USD'], { message: RULE_MESSAGES.paymentCurrency })
  currency: 'USD';

  @IsIn(['CAPTURE'], { message: RULE_MESSAGES.paymentIntent })
  intent: 'CAPTURE';
}

/** The provider's id of an order. */
export class OrderIdView {
  @IsString()
  id: string;
}

export class PaymentOrderRequest {
  @Matches(/^[A-Z0-9-]{1,64}$/, { message: RULE_MESSAGES.id })
  orderId: string;
}

/** What became of a payment. */
export const CAPTURE_STATES = ['completed', 'pending', 'declined'] as const;
export type CaptureState = (typeof CAPTURE_STATES)[number];

/** POST /api/paypal/order/{orderId}/capture: the same answer however often it is asked. */
export class CaptureView {
  @IsString()
  id: string;

  @IsIn([...CAPTURE_STATES])
  status: CaptureState;

  @IsIn([...PLAN_IDS])
  plan: PlanId;

  /** Until when the plan is paid; null while nothing is. */
  @Nullable()
  @IsISO8601()
  expiresAt: string | null;
}

/** POST /api/paypal/webhook, as it came: the signature is over the very bytes. */
export class ProviderWebhook {
  @IsObject()
  headers: Record<string, string>;

  @IsBase64()
  @MaxLength(350_000)
  body: string;
}
