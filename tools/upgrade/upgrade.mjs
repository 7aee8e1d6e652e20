import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Redis } from 'ioredis';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verdicts } from '../../rig/verdicts.mjs';
import { mainJob } from '../../rig/scenarios/smoke/main-job.mjs';
import { restartBehind, underLoad } from '../../rig/scenarios/smoke/rolling.mjs';
import { rows } from '../../rig/system/database.mjs';
import { startTestSystem } from '../../rig/system/test-system.mjs';
import { startHaproxy } from '../engines/haproxy.mjs';
import { redisUsersFile } from '../engines/redis-users.mjs';
import { migrateAll } from '../start/migrate.mjs';
import { SERVICES } from '../start/settings.mjs';
import { putNewer, putOlder } from './older.mjs';

/**
 * Order in docs/operations/upgrades.md. The gateway comes last, because it uses new messages of the other services.
 */
const SEQUENCE = [
  ...['identity-service', 'menus-service', 'billing-service', 'media-worker'],
  'gateway',
];

/** @typedef {import('../../rig/system/test-system.mjs').TestSystem} TestSystem */

/**
 * Runs two replicas of everything in the version of `older` under load. Upgrades the tables, replaces the processes
 * one by one, and puts the older ones back.
 * @param {string} older folder
 */
export async function upgrade(older) {
  const checks = new Verdicts();
  const { check } = checks;
  const data = mkdtempSync(join(tmpdir(), 'cartaviva-upgrade-'));
  const env = { DRAIN_SECONDS: '3' };
  const system = await startTestSystem({ args: ['--replicas', '2'], env, data, sources: older });
  const { port } = new URL(system.url);
  const haproxy = await startHaproxy([`127.0.0.1:${port}`, `127.0.0.1:${Number(port) + 1}`]);
  /** @param {(app: string) => void} put @param {readonly string[]} apps */
  const replace = async (put, apps) => {
    for (const app of apps) {
      put(app);
      for (const replica of [1, 2]) await restartBehind(haproxy, system, app, replica);
    }
  };
  try {
    await check('the users of Redis are made new while the version before runs', () =>
      underLoad(system, haproxy, () => renewRedisUsers(system)),
    );
    await check('tables are made new beneath the version before: no request fails', () =>
      underLoad(system, haproxy, () => renewTables(system)),
    );
    await mainJob(system, check, { person: personCalled('bea') });
    await check('each process is replaced by this version: no request fails', () =>
      underLoad(system, haproxy, () => replace((app) => putNewer(older, app), SEQUENCE)),
    );
    await mainJob(system, check, { person: personCalled('caro') });
    await check('and by the version before, gateway first: no request fails', () =>
      underLoad(system, haproxy, () =>
        replace((app) => putOlder(older, app), [...SEQUENCE].reverse()),
      ),
    );
    await mainJob(system, check, { person: personCalled('delia') });
  } finally {
    await haproxy.stop();
    await system.close();
    rmSync(data, { recursive: true, force: true });
  }
  return checks;
}

/** @param {TestSystem} system */
const secretsOf = ({ data }) => JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));

/** @param {TestSystem} system */
async function renewRedisUsers(system) {
  const redis = new Redis(system.running().redisUrl);
  try {
    const version = Number(/redis_version:(\d+)/.exec(await redis.info('server'))?.[1]);
    for (const line of redisUsersFile(secretsOf(system).redis, version).trim().split('\n')) {
      const [, user = '', ...rules] = line.split(' ');
      assert.equal(await redis.call('ACL', 'SETUSER', user, ...rules), 'OK');
    }
  } finally {
    redis.disconnect();
  }
}

/** @param {TestSystem} system */
async function renewTables(system) {
  const before = await migrationsOf(system);
  await migrateAll({
    adminUrl: system.running().postgresUrl,
    rolePasswords: secretsOf(system).roles,
  });
  const made = (await migrationsOf(system)).filter((name) => !before.includes(name));
  console.log(`  made: ${made.join(', ') || 'nothing; an older version has something to say'}`);
}

/**
 * Names of the applied migrations, such as `menus.NumberChanges1763000027000`.
 * @param {TestSystem} system @returns {Promise<string[]>}
 */
async function migrationsOf(system) {
  const queries = SERVICES.map(
    ({ schema }) => `SELECT '${schema}.' || name AS name FROM ${schema}.migrations`,
  );
  return (await rows(system, queries.join(' UNION ALL '), [])).map(({ name }) => name);
}

/** @param {string} name */
const personCalled = (name) => ({
  email: `${name}@ejemplo.do`,
  password: 'una-clave-larga',
  firstName: name,
  lastName: 'Peña',
});
