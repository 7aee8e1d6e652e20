import {
  logLevel,
  opsHost,
  opsPort,
  paypalApiBase,
  postgresUrl,
  readProcessConfig,
  redisUrl,
  z,
} from '@cartaviva/config';

export const variables = {
  DATABASE_URL: postgresUrl,
  REDIS_URL: redisUrl,
  OPS_HOST: opsHost,
  OPS_PORT: opsPort(9103),
  LOG_LEVEL: logLevel,
  PAYPAL_API_BASE: paypalApiBase,
  PAYPAL_CLIENT_ID: z
    .string()
    .min(1)
    .describe('This shop at PayPal; with `none`, payments answer 503.'),
  PAYPAL_CLIENT_SECRET: z
    .string()
    .min(1)
    .meta({ description: "The shop's secret at PayPal.", isSecret: true }),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .min(1)
    .describe('Of the webhook of this installation at PayPal; a part of what PayPal signs.'),
  PAYPAL_PAYEE: z
    .string()
    .min(1)
    .describe("Whoever is paid: the merchant id or address of this shop's account."),
};

export const billingConfig = () => readProcessConfig(variables);

export type BillingConfig = ReturnType<typeof billingConfig>;
