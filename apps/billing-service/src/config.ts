import { logLevel, port, postgresUrl, readConfig, redisUrl } from '@cartaviva/config';

/** What billing-service is told from outside; read once, before anything starts. */
export const billingConfig = () =>
  readConfig({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    OPS_PORT: port(9103),
    LOG_LEVEL: logLevel,
  });

export type BillingConfig = ReturnType<typeof billingConfig>;
