import { message } from '../../message';
import { file, fromGateway, get, operations, page } from '../../operation';
import { PageRequest } from '../../page';
import { OWNER_ALONE } from '../../people/rights';
import { PaymentSetupView } from '../order.dto';
import { PaymentRequest, PaymentView } from '../payment.dto';

const operation = operations('Pagos');

export const payment = {
  /** The gateway adds the address of the script. */
  setup: operation('billing.payPal.getSetup', {
    http: get('/api/paypal/setup'),
    summary: 'Lo que inicia el script de pagos en el navegador',
    about: 'Lo que necesita el navegador para mostrar el botón de pago.',
    reply: fromGateway<Pick<PaymentSetupView, 'clientToken'>>(PaymentSetupView),
    rights: OWNER_ALONE,
  }),
  list: operation('billing.payments.list', {
    http: get('/api/billing/payments'),
    summary: 'Mis pagos, los más nuevos primero',
    about: 'Tus pagos, los más nuevos primero.',
    input: PageRequest,
    reply: page(PaymentView),
    rights: OWNER_ALONE,
  }),
  get: message('billing.payment.get', PaymentRequest, OWNER_ALONE).replies<PaymentView>(),
  receipt: operation('billing.payments.receipt', {
    http: get('/api/billing/payments/{paymentId}/receipt.pdf'),
    summary: 'El recibo de un pago',
    about: 'El recibo en PDF de un pago hecho.',
    reply: file('application/pdf'),
    rights: OWNER_ALONE,
  }),
} as const;
