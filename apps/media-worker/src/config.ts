import {
  logLevel,
  port,
  postgresUrl,
  readConfig,
  redisUrl,
  secret,
  smtpUrl,
  webUrl,
  z,
} from '@cartaviva/config';

/** What a process may do here. Each can run in processes of its own, as many as it needs. */
export const ROLES = ['messages', 'images', 'emails', 'visits'] as const;
export type Role = (typeof ROLES)[number];

const roles = z
  .string()
  .transform((list) => list.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(ROLES)).min(1))
  .default([...ROLES]);

/** What media-worker is told from outside; read once, before anything starts. */
export const mediaConfig = () =>
  readConfig({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    /** Where people reach this installation, without a path. */
    PUBLIC_URL: webUrl.transform((url) => new URL(url).origin),
    SMTP_URL: smtpUrl,
    /** Who mails come from: `CartaViva <hola@cartaviva.do>`. */
    MAIL_FROM: z.string().min(3),
    /** Opens the codes that identity-service sealed. */
    MAIL_KEY: secret,
    OBJECTS_DIR: z.string().min(1),
    ROLES: roles,
    OPS_PORT: port(9104),
    LOG_LEVEL: logLevel,
  });

export type MediaConfig = ReturnType<typeof mediaConfig>;

/** Token of the configuration, for whoever needs a part of it. */
export const CONFIG = Symbol('media-worker configuration');
