import {
  contactVariables,
  logLevel,
  mailVariables,
  opsHost,
  opsPort,
  postgresUrl,
  readProcessConfig,
  redisUrl,
} from '@cartaviva/config';

export const variables = {
  DATABASE_URL: postgresUrl,
  REDIS_URL: redisUrl,
  ...mailVariables,
  SALES_EMAIL: contactVariables.SALES_EMAIL,
  OPS_HOST: opsHost,
  OPS_PORT: opsPort(9101),
  LOG_LEVEL: logLevel,
};

/** Configuration of identity-service from the environment. It is read once, before anything starts. */
export const identityConfig = () => readProcessConfig(variables);

export type IdentityConfig = ReturnType<typeof identityConfig>;
