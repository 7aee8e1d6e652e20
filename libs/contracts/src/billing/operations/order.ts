import { message, Nothing } from '../../message';
import { OWNER_ALONE } from '../../people/rights';
import {
  CreateOrderRequest,
  PaymentOrderRequest,
  type CaptureView,
  type OrderIdView,
} from '../order.dto';

export const order = {
  create: message('billing.order.create', CreateOrderRequest, OWNER_ALONE).replies<OrderIdView>(),
  capture: message(
    'billing.order.capture',
    PaymentOrderRequest,
    OWNER_ALONE,
  ).replies<CaptureView>(),
  /** Records that the payer abandoned the order. */
  cancel: message('billing.order.cancel', PaymentOrderRequest, OWNER_ALONE).replies<Nothing>(),
} as const;
