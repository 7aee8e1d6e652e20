import { logLevel, opsHost, port, postgresUrl, readConfig, redisUrl } from '@cartaviva/config';

/** The configuration of menus-service: read from the environment once, before anything starts. */
export const menusConfig = () =>
  readConfig({
    DATABASE_URL: postgresUrl,
    DATABASE_READ_URL: postgresUrl.optional(),
    REDIS_URL: redisUrl,
    OPS_HOST: opsHost,
    OPS_PORT: port(9102),
    LOG_LEVEL: logLevel,
  });

export type MenusConfig = ReturnType<typeof menusConfig>;
