import {
  contactVariables,
  logLevel,
  opsHost,
  port,
  postgresUrl,
  readConfig,
  redisUrl,
  rolesOf,
  secret,
  smtpUrl,
  webUrl,
  z,
} from '@cartaviva/config';
import { requireStorage, storageVariables } from '@cartaviva/object-storage';
import { resolve } from 'node:path';

/** What a process may do here. Each can run in processes of its own, as many as it needs. */
export const ROLES = ['messages', 'images', 'emails', 'visits', 'webhooks'] as const;
export type Role = (typeof ROLES)[number];

const besideMain = () => resolve(process.argv[1] ?? '.', '../template-images');

const read = () =>
  readConfig({
    DATABASE_URL: postgresUrl,
    REDIS_URL: redisUrl,
    /** Where people reach this installation, without a path. */
    PUBLIC_URL: webUrl.transform((url) => new URL(url).origin),
    SMTP_URL: smtpUrl,
    /** Who mails come from: `CartaViva <hola@cartaviva.do>`. */
    MAIL_FROM: z.string().min(3),
    /** Who helps the readers of mails. */
    SUPPORT_EMAIL: contactVariables.SUPPORT_EMAIL,
    /** Opens the codes that identity-service sealed. */
    MAIL_KEY: secret,
    ...storageVariables,
    /** Folder of the images that the system has drawn; the build leaves them beside `main.js`. */
    TEMPLATE_IMAGES_DIR: z.string().min(1).default(besideMain),
    /** `any` lets webhooks reach this machine and its neighbours: for development alone. */
    WEBHOOK_TARGETS: z.enum(['public', 'any']).default('public'),
    ROLES: rolesOf(ROLES),
    OPS_HOST: opsHost,
    OPS_PORT: port(9104),
    LOG_LEVEL: logLevel,
  });

export type MediaConfig = ReturnType<typeof read>;

/** The configuration of media-worker: read from the environment once, before anything starts. */
export function mediaConfig(): MediaConfig {
  const config = read();
  requireStorage(config);
  return config;
}

/** Token of the configuration, for whoever needs a part of it. */
export const CONFIG = Symbol('media-worker configuration');
