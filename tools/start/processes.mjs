import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../engines/ports.mjs';
import { DATA, SERVICES, settings } from './settings.mjs';

/**
 * @typedef {object} ProcessPlan
 * @property {string} name   name in logs and messages, such as `menus-service-2`
 * @property {string} script
 * @property {Record<string, string>} env
 * @property {string} ready  URL that answers 200 when the process is ready
 */

/** Processes that need the mail key: one writes codes into mails, the other sends them. */
const SEALS_MAILS = new Set(['identity-service', 'media-worker']);

/** @param {string} app @param {string} file */
export const built = (app, file) => resolve('apps', app, 'dist', `${file}.js`);

/** @param {string} adminUrl @param {string} schema @param {string} password */
export function roleUrl(adminUrl, schema, password) {
  const url = new URL(adminUrl);
  url.username = schema;
  url.password = encodeURIComponent(password);
  return url.href;
}

/**
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
    // glibc keeps a heap for each thread and returns little memory. With two heaps, image processing takes a third
    // less memory under load.
    MALLOC_ARENA_MAX: '2',
    // Garbage collection threads keep the normal priority even in threads with a low one. One suffices where cores
    // are few.
    NODE_OPTIONS: `--v8-pool-size=1 ${process.env['NODE_OPTIONS'] ?? ''}`.trim(),
    NODE_ENV: 'production',
    // Integrators test their receivers on this machine.
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
