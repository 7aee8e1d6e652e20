import { IsBase64, IsObject, MaxLength } from 'class-validator';
import { addedField, operations, post } from '../../operation';
import { EVERYONE } from '../../people/rights';
import { rules } from '../../rules/rules';

const operation = operations('Pagos');

export const webhook = {
  /**
   * Stores a verified provider webhook and reconciles its payment once. Order and repeats do not matter. The gateway
   * passes the raw bytes as base64, because the signature covers the exact body.
   */
  receive: operation('billing.payPalWebhooks.receive', {
    http: post('/api/paypal/webhook'),
    summary: 'Aviso del proveedor de pagos',
    about: 'Lo llama el proveedor de pagos, con su firma. Repetirlo no tiene efecto.',
    adds: {
      headers: addedField<Record<string, string>>(IsObject()),
      body: addedField<string>(rules(IsBase64(), MaxLength(350_000))),
    },
    status: 200,
    rights: EVERYONE,
    access: 'public',
    limit: 'paymentWebhook',
    refuses: ['NOTICE_FORGED'],
  }),
} as const;
