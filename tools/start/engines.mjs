import { join } from 'node:path';
import { requireRedis } from '../engines/find-redis.mjs';
import { startGoogle } from '../engines/google.mjs';
import { startInbox } from '../engines/inbox.mjs';
import { startPayPal } from '../engines/paypal.mjs';
import { freePort, isOpen } from '../engines/ports.mjs';
import { startPostgres } from '../engines/postgres.mjs';
import { startRedis } from '../engines/redis.mjs';
import { say } from './say.mjs';
import { DATA, settings } from './settings.mjs';

/**
 * @typedef {{ url: string, stop: () => Promise<void> }} Engine
 * @typedef {Record<string, string>} Whereabouts
 *   of a double of ours, for the processes that ask it; empty with the provider itself
 * @typedef {{ postgres: Engine, redis: Engine, smtp: Engine, inbox: boolean, google: Whereabouts, paypal: Whereabouts }} Engines
 */

/** An engine the environment names: ours neither to start nor to stop. @param {string} url */
const elsewhere = (url) => ({ url, stop: async () => {} });

/**
 * Postgres, Redis, a mailbox, Google and PayPal: those that the environment names, else our own.
 * @param {{ postgres: string }} secrets
 * @param {(stop: () => Promise<void>) => void} onStarted hears how to stop each of our own
 * @returns {Promise<Engines>}
 */
export async function startEngines(secrets, onStarted) {
  const { databaseUrl, redisUrl, smtpUrl, googleClientId, googlePort, paypalClientId } = settings;
  /** @template {Engine} E @param {string} what @param {() => Promise<E>} start */
  const own = async (what, start) => {
    const engine = await say.step(what, start);
    onStarted(engine.stop);
    return engine;
  };
  const postgres = databaseUrl
    ? elsewhere(databaseUrl)
    : await own('Postgres is up', async () =>
        startPostgres({
          folder: join(DATA, 'postgres'),
          port: await freePort(),
          password: secrets.postgres,
          durable: true,
        }),
      );
  const redis = redisUrl
    ? elsewhere(redisUrl)
    : await own('Redis is up', async () =>
        startRedis({
          binary: await requireRedis(say.note),
          folder: join(DATA, 'redis'),
          port: await freePort(),
        }),
      );
  const smtp = smtpUrl
    ? elsewhere(smtpUrl)
    : await own('Mail inbox is up', async () =>
        startInbox({
          folder: join(DATA, 'mails'),
          smtpPort: await freePort(),
          webPort: settings.inboxPort,
        }),
      );
  const google = googleClientId
    ? {}
    : await own('Google double is up', async () =>
        startGoogle({ port: googlePort || (await freePort()) }),
      ).then(({ env }) => env);
  const paypal = paypalClientId
    ? {}
    : await own('PayPal double is up', async () =>
        startPayPal({
          port: settings.paypalPort,
          webhookUrl: `${settings.publicUrl}/api/paypal/webhook`,
        }),
      ).then(({ env }) => env);
  return { postgres, redis, smtp, inbox: !smtpUrl, google, paypal };
}

/** Names the first port that somebody else holds, before anything is started. */
export async function refuseBusyPorts() {
  const wanted = [
    { name: 'PORT', port: settings.port },
    ...(settings.smtpUrl ? [] : [{ name: 'INBOX_PORT', port: settings.inboxPort }]),
    ...(settings.googlePort ? [{ name: 'GOOGLE_PORT', port: settings.googlePort }] : []),
    ...(settings.paypalClientId ? [] : [{ name: 'PAYPAL_PORT', port: settings.paypalPort }]),
  ];
  for (const { name, port } of wanted) {
    if (await isOpen(port)) {
      throw new Error(
        `Port ${port} is busy. Stop what uses it, or choose another: ${name}=${port + 1} npm start`,
      );
    }
  }
}
