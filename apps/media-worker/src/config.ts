import {
  contactVariables,
  logLevel,
  mailVariables,
  opsHost,
  opsPort,
  postgresUrl,
  publicUrl,
  readProcessConfig,
  redisUrl,
  rolesOf,
  smtpUrl,
  z,
} from '@cartaviva/config';
import { requireStorage, storageVariables } from '@cartaviva/object-storage';
import { resolve } from 'node:path';

/** Roles of a process. Each role can run in any number of separate processes. */
export const ROLES = ['messages', 'images', 'emails', 'webhooks'] as const;
export type Role = (typeof ROLES)[number];

const besideMain = () => resolve(process.argv[1] ?? '.', '../template-images');

export const variables = {
  DATABASE_URL: postgresUrl,
  REDIS_URL: redisUrl,
  PUBLIC_URL: publicUrl,
  SMTP_URL: smtpUrl,
  MAIL_FROM: z.string().min(3).describe('Who mails come from: `CartaViva <hola@cartaviva.do>`.'),
  SUPPORT_EMAIL: contactVariables.SUPPORT_EMAIL,
  ...mailVariables,
  ...storageVariables,
  TEMPLATE_IMAGES_DIR: z.string().min(1).default(besideMain).meta({
    description: 'Folder of the images that the system has drawn.',
    otherwise: '`template-images` beside `main.js`, where the build leaves them',
  }),
  WEBHOOK_TARGETS: z
    .enum(['public', 'any'])
    .default('public')
    .describe('`any` lets webhooks reach this machine and its neighbours: for development alone.'),
  ROLES: rolesOf(ROLES).meta({
    description: `What a media-worker does: some of ${ROLES.join(', ')}, with commas between.`,
    otherwise: 'all of it',
  }),
  OPS_HOST: opsHost,
  OPS_PORT: opsPort(9104),
  LOG_LEVEL: logLevel,
};

const read = () => readProcessConfig(variables);

export type MediaConfig = ReturnType<typeof read>;

/** Reads the configuration of media-worker from the environment. It is read once, before anything starts. */
export function mediaConfig(): MediaConfig {
  const config = read();
  requireStorage(config);
  return config;
}

export const CONFIG = Symbol('media-worker configuration');
