import { join } from 'node:path';
import { requireRedis } from '../engines/find-redis.mjs';
import { startGoogle } from '../../rig/doubles/google.mjs';
import { startInbox } from '../../rig/doubles/inbox.mjs';
import { startPayPal } from '../../rig/doubles/paypal.mjs';
import { freePort, isOpen, until } from '../engines/ports.mjs';
import { startPostgres } from '../engines/postgres.mjs';
import { startRedis } from '../engines/redis.mjs';
import { say } from './say.mjs';
import { DATA, mailFault, settings } from './settings.mjs';

/** Time for the processes of an earlier start to close, in milliseconds. */
const CLOSING_MS = 3000;

/**
 * @typedef {{ url: string }} Engine
 * @typedef {Record<string, string>} Whereabouts variables that point the processes to a double; empty when they use
 *   the provider itself
 * @typedef {Engine & { urlOf: (user: import('../engines/redis-users.mjs').RedisUser) => string }} Redis
 * @typedef {{ postgres: Engine, redis: Redis, smtp: Engine, inbox: boolean, google: Whereabouts, paypal: Whereabouts }} Engines
 */

/**
 * Starts Postgres, Redis, a mailbox, Google and PayPal, except those that the environment names.
 * @param {Pick<import('./settings.mjs').Secrets, 'postgres' | 'redis'>} secrets
 * @param {import('./supervisor.mjs').Supervisor} supervisor restarts the engines that this process started
 * @returns {Promise<Engines>}
 */
export async function startEngines(secrets, supervisor) {
  const { databaseUrl, redisUrl, smtpUrl, googleClientId, googlePort, paypalClientId } = settings;
  /**
   * @template {import('./supervisor.mjs').Child} E
   * @param {string} name
   * @param {(port: number) => Promise<E>} start receives a port that stays the same across restarts
   */
  const own = async (name, start) => {
    const port = await freePort();
    return say.step(`${name} is up`, () => supervisor.keep({ name, start: () => start(port) }));
  };
  const postgres = databaseUrl
    ? { url: databaseUrl }
    : await own('Postgres', (port) =>
        startPostgres({
          folder: join(DATA, 'postgres'),
          port,
          password: secrets.postgres,
          durable: true,
        }),
      );
  const redis = redisUrl
    ? { url: redisUrl, urlOf: () => redisUrl }
    : await own('Redis', async (port) =>
        startRedis({
          binary: await requireRedis(say.note),
          folder: join(DATA, 'redis'),
          port,
          passwords: secrets.redis,
        }),
      );
  const smtp = smtpUrl
    ? { url: smtpUrl }
    : await own('Mail inbox', (smtpPort) =>
        startInbox({
          folder: join(DATA, 'mails'),
          smtpPort,
          webPort: settings.inboxPort,
        }),
      );
  const google = googleClientId
    ? {}
    : await own('Google double', (port) => startGoogle({ port: googlePort || port })).then(
        ({ env }) => env,
      );
  const paypal = paypalClientId
    ? {}
    : await own('PayPal double', () =>
        startPayPal({
          port: settings.paypalPort,
          webhookUrl: `${settings.publicUrl}/api/paypal/webhook`,
        }),
      ).then(({ env }) => env);
  return { postgres, redis, smtp, inbox: !smtpUrl, google, paypal };
}

/**
 * Throws before anything starts when mails would reach nobody or when another process holds a port. Waits for a short
 * time, because an earlier start may still be closing.
 */
export async function refuseBusyPorts() {
  const fault = mailFault(settings);
  if (fault) throw new Error(fault);
  const wanted = [
    { name: 'PORT', port: settings.port },
    ...(settings.smtpUrl ? [] : [{ name: 'INBOX_PORT', port: settings.inboxPort }]),
    ...(settings.googlePort ? [{ name: 'GOOGLE_PORT', port: settings.googlePort }] : []),
    ...(settings.paypalClientId ? [] : [{ name: 'PAYPAL_PORT', port: settings.paypalPort }]),
  ];
  for (const { name, port } of wanted) {
    const complaint = `Port ${port} is busy. Stop what uses it, or choose another: ${name}=${port + 1} npm start`;
    await until(async () => !(await isOpen(port)), CLOSING_MS, complaint);
  }
}
