import {
  contactVariables,
  logLevel,
  opsHost,
  port,
  postgresUrl,
  readConfig,
  redisUrl,
  secret,
} from '@cartaviva/config';

/** What identity-service is told from outside; read once, before anything starts. */
export const identityConfig = () =>
  readConfig({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    /** Seals what mails carry and keys the digests of codes. */
    MAIL_KEY: secret,
    /** Who answers demo requests. */
    SALES_EMAIL: contactVariables.SALES_EMAIL,
    OPS_HOST: opsHost,
    OPS_PORT: port(9101),
    LOG_LEVEL: logLevel,
  });

export type IdentityConfig = ReturnType<typeof identityConfig>;
