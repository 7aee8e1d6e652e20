import type { BillingConfig } from '../config';

export type PayPalConfig = Pick<
  BillingConfig,
  | 'PAYPAL_API_BASE'
  | 'PAYPAL_CLIENT_ID'
  | 'PAYPAL_CLIENT_SECRET'
  | 'PAYPAL_WEBHOOK_ID'
  | 'PAYPAL_PAYEE'
>;

export abstract class PayPalAccount {
  abstract readonly apiBase: string;
  abstract readonly clientId: string;
  abstract readonly clientSecret: string;
  abstract readonly webhookId: string;
  /** Merchant ID or email address of the payee. */
  abstract readonly payee: string;
}

export const payPalAccount = (config: PayPalConfig): PayPalAccount => ({
  apiBase: config.PAYPAL_API_BASE,
  clientId: config.PAYPAL_CLIENT_ID,
  clientSecret: config.PAYPAL_CLIENT_SECRET,
  webhookId: config.PAYPAL_WEBHOOK_ID,
  payee: config.PAYPAL_PAYEE,
});
