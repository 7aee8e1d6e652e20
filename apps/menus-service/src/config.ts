import {
  logLevel,
  opsHost,
  opsPort,
  postgresUrl,
  readProcessConfig,
  redisUrl,
} from '@cartaviva/config';

export const variables = {
  DATABASE_URL: postgresUrl,
  DATABASE_READ_URL: postgresUrl.optional().meta({
    description: 'A read replica, for reports of visits, as the same role.',
    otherwise: 'they are read from `DATABASE_URL`',
  }),
  REDIS_URL: redisUrl,
  OPS_HOST: opsHost,
  OPS_PORT: opsPort(9102),
  LOG_LEVEL: logLevel,
};

export const menusConfig = () => readProcessConfig(variables);

export type MenusConfig = ReturnType<typeof menusConfig>;
