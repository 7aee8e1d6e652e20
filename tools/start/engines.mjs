import { join } from 'node:path';
import { requireRedis } from '../engines/find-redis.mjs';
import { startInbox } from '../engines/inbox.mjs';
import { freePort, isOpen } from '../engines/ports.mjs';
import { startPostgres } from '../engines/postgres.mjs';
import { startRedis } from '../engines/redis.mjs';
import { say } from './say.mjs';
import { DATA, settings } from './settings.mjs';

/**
 * @typedef {{ url: string, stop: () => Promise<void> }} Engine
 * @typedef {{ postgres: Engine, redis: Engine, smtp: Engine, inbox: boolean }} Engines
 */

/** An engine the environment names: ours neither to start nor to stop. @param {string} url */
const elsewhere = (url) => ({ url, stop: async () => {} });

/**
 * Postgres, Redis and a mailbox: those that the environment names, else our own.
 * @param {{ postgres: string }} secrets
 * @returns {Promise<Engines>}
 */
export async function startEngines(secrets) {
  const { databaseUrl, redisUrl, smtpUrl } = settings;
  const postgres = databaseUrl
    ? elsewhere(databaseUrl)
    : await say.step('Postgres is up', async () =>
        startPostgres({
          folder: join(DATA, 'postgres'),
          port: await freePort(),
          password: secrets.postgres,
          durable: true,
        }),
      );
  const redis = redisUrl
    ? elsewhere(redisUrl)
    : await say.step('Redis is up', async () =>
        startRedis({
          binary: await requireRedis(say.note),
          folder: join(DATA, 'redis'),
          port: await freePort(),
        }),
      );
  const smtp = smtpUrl
    ? elsewhere(smtpUrl)
    : await say.step('Mail inbox is up', async () =>
        startInbox({
          folder: join(DATA, 'mails'),
          smtpPort: await freePort(),
          webPort: settings.inboxPort,
        }),
      );
  return { postgres, redis, smtp, inbox: !smtpUrl };
}

/** Names the first port that somebody else holds, before anything is started. */
export async function refuseBusyPorts() {
  const wanted = [
    { name: 'PORT', port: settings.port },
    ...(settings.smtpUrl ? [] : [{ name: 'INBOX_PORT', port: settings.inboxPort }]),
  ];
  for (const { name, port } of wanted) {
    if (await isOpen(port)) {
      throw new Error(
        `Port ${port} is busy. Stop what uses it, or choose another: ${name}=${port + 1} npm start`,
      );
    }
  }
}
