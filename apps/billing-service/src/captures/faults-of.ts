import { centsOf, PRICE_PATTERN } from '@cartaviva/domain';
import type { PayPalCapture } from '../paypal/paypal-capture';
import type { Payment } from '../orders/payment.entity';

type Ordered = Pick<Payment, 'id' | 'orderId' | 'amount' | 'currency'>;

/** Lists the details in which a capture differs from its order. An empty list means that they match. */
export function faultsOf(
  { id, orderId, amount, currency }: Ordered,
  capture: PayPalCapture,
  isOurs: (payee: PayPalCapture['payee']) => boolean,
): string[] {
  const centsAgree =
    PRICE_PATTERN.test(capture.amount) && centsOf(capture.amount) === centsOf(amount);
  return [
    ...(capture.orderId !== null && capture.orderId !== orderId ? ['order'] : []),
    ...(capture.customId !== null && capture.customId !== id ? ['name'] : []),
    ...(centsAgree ? [] : ['amount']),
    ...(capture.currency === currency ? [] : ['currency']),
    ...(isOurs(capture.payee) ? [] : ['payee']),
  ];
}
