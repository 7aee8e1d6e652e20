import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../engines/ports.mjs';
import { DATA, SERVICES, settings } from './settings.mjs';

/**
 * @typedef {object} ProcessPlan
 * @property {string} name   as logs and messages call it: `menus-service-2`
 * @property {string} script
 * @property {Record<string, string>} env
 * @property {string} ready  address that answers 200 when the process can work
 */

/** Who puts codes into mails, and who sends those. */
const SEALS_MAILS = new Set(['identity-service', 'media-worker']);

/** @param {string} app @param {string} file */
export const built = (app, file) => resolve('apps', app, 'dist', `${file}.js`);

/**
 * The database as one service's role sees it.
 * @param {string} adminUrl @param {string} schema @param {string} password
 */
export function roleUrl(adminUrl, schema, password) {
  const url = new URL(adminUrl);
  url.username = schema;
  url.password = encodeURIComponent(password);
  return url.href;
}

/**
 * Every process of the system with its environment.
 * @param {{ engines: import('./engines.mjs').Engines, secrets: import('./settings.mjs').Secrets, replicas: number, watch: boolean }} system
 * @returns {Promise<ProcessPlan[]>}
 */
export async function planProcesses({ engines, secrets, replicas, watch }) {
  const objects = process.env['OBJECTS_DIR'] ?? join(DATA, 'objects');
  mkdirSync(objects, { recursive: true });
  const common = {
    PUBLIC_URL: settings.publicUrl,
    OBJECTS_DIR: objects,
    MESSAGE_KEY: secrets.message,
    SMTP_URL: engines.smtp.url,
    MAIL_FROM: process.env['MAIL_FROM'] ?? 'CartaViva <hola@cartaviva.local>',
    // glibc keeps a heap for each thread and gives little back: under load images hold a third less.
    MALLOC_ARENA_MAX: '2',
    // Who collects the garbage of threads that stand back does not stand back: one of it is enough where cores are few.
    NODE_OPTIONS: `--v8-pool-size=1 ${process.env['NODE_OPTIONS'] ?? ''}`.trim(),
    NODE_ENV: 'production',
    // Integrators try their receivers on this machine.
    WEBHOOK_TARGETS: 'any',
  };
  /** @type {ProcessPlan[]} */
  const plans = [];
  for (let replica = 1; replica <= replicas; replica += 1) {
    const suffix = replicas > 1 ? `-${replica}` : '';
    for (const { app, schema } of SERVICES) {
      const opsPort = String(await freePort());
      const databaseUrl = roleUrl(engines.postgres.url, schema, secrets.roles[schema] ?? '');
      plans.push({
        name: app + suffix,
        script: built(app, 'main'),
        env: {
          ...common,
          DATABASE_URL: databaseUrl,
          REDIS_URL: engines.redis.urlOf(schema),
          OPS_PORT: opsPort,
          ...(SEALS_MAILS.has(app) && { MAIL_KEY: secrets.mail }),
          ...(app === 'billing-service' && engines.paypal),
        },
        ready: `http://127.0.0.1:${opsPort}/health/ready`,
      });
    }
    const port = String(settings.port + replica - 1);
    plans.push({
      name: `gateway${suffix}`,
      script: built('gateway', 'main'),
      env: {
        ...common,
        REDIS_URL: engines.redis.urlOf('gateway'),
        PORT: port,
        OPS_PORT: String(await freePort()),
        SESSION_SECRET: secrets.session,
        CLIENT_LIMITS: process.env['CLIENT_LIMITS'] ?? 'relaxed',
        WEB_DIR: resolve('apps'),
        ...(watch && { DESCRIBED_ANSWERS: 'log' }),
        ...engines.google,
        ...engines.paypal,
      },
      ready: `http://127.0.0.1:${port}/health/ready`,
    });
  }
  return plans;
}
