import { PLAN_IDS, RULE_MESSAGES, type PlanId } from '@cartaviva/domain';
import { IsIn, IsISO8601, IsString } from 'class-validator';
import { Nullable, Price } from '../rules';

/** Reply of GET /api/paypal/setup, which starts the provider's script in the browser (specification §7). */
export class PaymentSetupView {
  @IsString()
  clientToken: string;

  /** Address of the script. The browser loads it when a payment button is opened. */
  @IsString()
  scriptUrl: string;
}

/** Body of POST /api/paypal/order (specification §7). The amount determines the plan. */
export class CreateOrderRequest {
  @Price()
  amount: string;

  @IsIn(['USD'], { message: RULE_MESSAGES.paymentCurrency })
  currency: 'USD';

  @IsIn(['CAPTURE'], { message: RULE_MESSAGES.paymentIntent })
  intent: 'CAPTURE';
}

/** The provider's order ID. */
export class OrderIdView {
  @IsString()
  id: string;
}

export const CAPTURE_STATES = ['completed', 'pending', 'declined'] as const;
export type CaptureState = (typeof CAPTURE_STATES)[number];

/** Reply of POST /api/paypal/order/{orderId}/capture. The call is idempotent. */
export class CaptureView {
  @IsString()
  id: string;

  @IsIn([...CAPTURE_STATES])
  status: CaptureState;

  @IsIn([...PLAN_IDS])
  plan: PlanId;

  /** End of the paid period. It is null until the plan is paid. */
  @Nullable()
  @IsISO8601()
  expiresAt: string | null;
}
