import { DomainError, RULE_MESSAGES } from '@cartaviva/domain';
import { Matches } from 'class-validator';
import { operations, post, textInPath, type PathRule } from '../../operation';
import { OWNER_ALONE } from '../../people/rights';
import { CaptureView, CreateOrderRequest, OrderIdView } from '../order.dto';

const operation = operations('Pagos');

const PROVIDERS_ID = /^[A-Z0-9-]{1,64}$/;

/** A text that cannot be an ID of the provider names a missing order. */
const orderId: PathRule<string> = {
  ...textInPath(Matches(PROVIDERS_ID, { message: RULE_MESSAGES.id })),
  parse(text) {
    if (PROVIDERS_ID.test(text)) return text;
    throw new DomainError('ORDER_NOT_FOUND');
  },
};

export const order = {
  create: operation('billing.payPal.createOrder', {
    http: post('/api/paypal/order'),
    summary: 'Crear una orden; el monto dice qué plan se paga',
    about: 'El monto dice qué plan se paga: 9.00 Inicial, 29.00 Profesional, en dólares.',
    input: CreateOrderRequest,
    location: '/api/paypal/order/{id}',
    reply: OrderIdView,
    rights: OWNER_ALONE,
    limit: 'order',
    refuses: ['AMOUNT_BUYS_NO_PLAN', 'PLAN_GRANTED'],
  }),
  capture: operation('billing.payPal.captureOrder', {
    http: post('/api/paypal/order/{orderId}/capture'),
    path: { orderId },
    summary: 'Cobrar una orden aprobada, una sola vez',
    about:
      'Cobra una orden que la persona aprobó. Repetirla responde lo mismo y no cobra dos veces.',
    reply: CaptureView,
    rights: OWNER_ALONE,
    refuses: ['PAYMENT_DECLINED', 'ORDER_NOT_APPROVED'],
  }),
  /** Records that the payer abandoned the order. */
  cancel: operation('billing.payPal.cancelOrder', {
    http: post('/api/paypal/order/{orderId}/cancel'),
    path: { orderId },
    summary: 'Dejar una orden sin pagar',
    about: 'Deja sin pagar una orden que aún no se cobró.',
    rights: OWNER_ALONE,
  }),
} as const;
