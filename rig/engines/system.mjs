import { join } from 'node:path';
import { requireRedis } from '../../tools/engines/find-redis.mjs';
import { freePort } from '../../tools/engines/ports.mjs';
import { startPostgres } from '../../tools/engines/postgres.mjs';
import { startRedis } from '../../tools/engines/redis.mjs';
import { migrateAll } from '../../tools/start/migrate.mjs';
import { planProcesses, roleUrl } from '../../tools/start/processes.mjs';
import { startService, whenReady } from '../../tools/start/service-process.mjs';
import { DATA, secretsOfThisMachine, settings } from '../../tools/start/settings.mjs';
import { startInbox } from '../doubles/inbox.mjs';
import { startPayPal } from '../doubles/paypal.mjs';

export const secrets = secretsOfThisMachine();

/** Processes that read and write images. */
export const HAVE_IMAGES = new Set(['gateway', 'media-worker']);

/**
 * Addresses of the engines on which a system starts.
 * @typedef {object} Addresses
 * @property {string} adminUrl Postgres without a pooler, for migrations
 * @property {string} [pooledUrl] URL for the services, through a pooler
 * @property {string} [readUrl] URL of the replica from which menus-service reads reports
 * @property {Record<string, string>} [bucket] variables of the image bucket for gateway and media-worker
 * @property {{ urlOf: (user: import('../../tools/engines/redis-users.mjs').RedisUser) => string }} redis
 */

/**
 * Plans the processes of a system and starts its mail inbox.
 * @param {Addresses} addresses
 */
export async function planSystem({ adminUrl, pooledUrl = adminUrl, readUrl, bucket, redis }) {
  await migrateAll({ adminUrl, rolePasswords: secrets.roles });
  const webPort = await freePort();
  const inbox = await startInbox({
    folder: join(DATA, `mails-${webPort}`),
    smtpPort: await freePort(),
    webPort,
  });
  const paypal = await startPayPal({
    port: await freePort(),
    webhookUrl: `${settings.publicUrl}/api/paypal/webhook`,
  });
  const plans = await planProcesses({
    engines: {
      ...{ postgres: { url: pooledUrl }, redis: { url: '', ...redis }, smtp: inbox, inbox: true },
      ...{ google: {}, paypal: paypal.env },
    },
    secrets,
    replicas: 1,
    watch: false,
  });
  for (const plan of plans.filter(({ name }) => readUrl && name === 'menus-service')) {
    plan.env['DATABASE_READ_URL'] = roleUrl(readUrl ?? '', 'menus', secrets.roles['menus'] ?? '');
  }
  for (const { name, env } of plans) if (HAVE_IMAGES.has(name)) Object.assign(env, bucket);
  return { plans, inboxUrl: `http://127.0.0.1:${webPort}`, doubles: [inbox, paypal] };
}

/** @param {Addresses} addresses */
export async function startSystem(addresses) {
  const { plans, inboxUrl, doubles } = await planSystem(addresses);
  /** @type {Map<string, import('../../tools/engines/child-process.mjs').Child>} */
  const children = new Map();
  const start = async (/** @type {typeof plans} */ some) => {
    for (const plan of some) children.set(plan.name, await startService(plan));
  };
  const stop = async (/** @type {string} */ name) => children.get(name)?.stop();
  await start(plans);
  const close = async () => {
    await Promise.all([...children.keys()].map(stop));
    await Promise.all(doubles.map((double) => double.stop()));
  };
  try {
    await Promise.all(plans.map(whenReady));
  } catch (error) {
    await close();
    throw error;
  }
  /** Restarts the processes that read and write images, with other settings. @param {Record<string, string>} env */
  const restart = async (env) => {
    const some = plans.filter(({ name }) => HAVE_IMAGES.has(name));
    await Promise.all(some.map(({ name }) => stop(name)));
    for (const plan of some) Object.assign(plan.env, env);
    await start(some);
  };
  const url = `http://localhost:${settings.port}`;
  return { url, inboxUrl, plans, stop, restart, close };
}

/** @param {string} name name of its folder */
export const ownRedis = async (name) =>
  startRedis({
    ...{ binary: await requireRedis(), folder: join(DATA, name), port: await freePort() },
    passwords: secrets.redis,
  });

/** @param {string} name name of its folder */
export const ownPostgres = async (name) =>
  startPostgres({
    ...{ folder: join(DATA, name), port: await freePort(), password: secrets.postgres },
    durable: true,
  });
