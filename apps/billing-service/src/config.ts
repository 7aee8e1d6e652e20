import {
  logLevel,
  opsHost,
  port,
  postgresUrl,
  readConfig,
  redisUrl,
  webUrl,
  z,
} from '@cartaviva/config';

/** What billing-service is told from outside; read once, before anything starts. */
export const billingConfig = () =>
  readConfig({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    OPS_HOST: opsHost,
    OPS_PORT: port(9103),
    LOG_LEVEL: logLevel,
    /** PayPal itself, its sandbox, or whatever plays it. */
    PAYPAL_API_BASE: webUrl.transform((url) => new URL(url).origin),
    /** This shop at PayPal. */
    PAYPAL_CLIENT_ID: z.string().min(1),
    PAYPAL_CLIENT_SECRET: z.string().min(1),
    /** Of the webhook that PayPal tells its webhooks to; a part of what they sign. */
    PAYPAL_WEBHOOK_ID: z.string().min(1),
    /** Whoever is paid: the merchant id or address of this shop's account. */
    PAYPAL_PAYEE: z.string().min(1),
  });

export type BillingConfig = ReturnType<typeof billingConfig>;
