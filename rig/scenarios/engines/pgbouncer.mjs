import assert from 'node:assert/strict';
import pg from 'pg';
import { roleUrl } from '../../../tools/start/processes.mjs';
import { SERVICES } from '../../../tools/start/settings.mjs';
import { startMixedTraffic } from '../../clients/traffic.mjs';
import { PostgresNode } from '../../engines/debian-postgres.mjs';
import { Pooler, POOL_SIZE } from '../../engines/pooler.mjs';
import { ownRedis, secrets, startSystem } from '../../engines/system.mjs';
import { query } from '../../system/database.mjs';

/** Limits from docs/operations/managed-engines.md. Without a pooler, a service sets them for each connection. */
const LIMITS = {
  statement_timeout: '4s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
};

/**
 * Sets the limits for every role, because a pooler does not pass on those of a connection.
 * @param {string} adminUrl
 */
export async function limitRoles(adminUrl) {
  for (const { schema } of SERVICES) {
    for (const [name, value] of Object.entries(LIMITS)) {
      await query(adminUrl, `ALTER ROLE ${schema} IN DATABASE cartaviva SET ${name} = '${value}'`);
    }
  }
}

/**
 * Runs the services behind PgBouncer in transaction mode, and restarts PgBouncer and Postgres.
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 */
export async function run({ check }) {
  const postgres = await PostgresNode.make('postgres-pooled');
  const pooler = await Pooler.make(postgres.port, 'pgbouncer');
  const redis = await ownRedis('redis-pooled');
  const system = await startSystem({ adminUrl: postgres.url, pooledUrl: pooler.url, redis });
  await limitRoles(postgres.url);
  await pooler.ask('RECONNECT');
  const traffic = await startMixedTraffic(system);
  const menusUrl = roleUrl(pooler.url, 'menus', secrets.roles['menus'] ?? '');
  try {
    await check('the services reach Postgres through the pooler alone', async () => {
      const [{ version }] = await pooler.ask('SHOW VERSION');
      const rows = await query(
        postgres.url,
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename <> 'postgres'`,
      );
      const pools = await pooler.ask('SHOW POOLS');
      const servers = pools
        .filter(({ user }) => SERVICES.some(({ schema }) => schema === user))
        .map(({ sv_active, sv_idle, sv_used, sv_tested, sv_login }) =>
          [sv_active, sv_idle, sv_used, sv_tested, sv_login].map(Number).reduce((a, b) => a + b),
        );
      const clients = await pooler.ask('SHOW CLIENTS');
      const total = servers.reduce((sum, count) => sum + count, 0);
      assert.ok(rows[0].count > 0 && rows[0].count <= total, `${rows[0].count} of ${total}`);
      assert.ok(servers.every((count) => count <= POOL_SIZE));
      return `${version}; ${clients.length - 1} connections of ours, ${rows[0].count} to Postgres`;
    });
    await check('the roles have their limits behind it', async () => {
      for (const [name, value] of Object.entries(LIMITS)) {
        assert.equal(Object.values((await query(menusUrl, `SHOW ${name}`))[0])[0], value);
      }
    });
    await check(
      'a connection that sets limits itself is refused, so that ?pgbouncer=true is needed',
      async () => {
        const client = new pg.Client({ connectionString: menusUrl, statement_timeout: 4000 });
        await assert.rejects(client.connect(), /unsupported startup parameter/);
      },
    );
    await check('all server connections closed under load (RECONNECT)', () =>
      traffic.during(() => pooler.ask('RECONNECT')),
    );
    await check('PgBouncer killed and started again under load (SIGKILL)', () =>
      traffic.during(async () => {
        pooler.kill();
        await pooler.stop();
        await pooler.start();
      }),
    );
    await check('Postgres restarted behind it under load (fast shutdown)', () =>
      traffic.during(async () => {
        await postgres.stop();
        await postgres.start();
      }),
    );
    await check(
      'Postgres killed behind it under load (SIGKILL of the postmaster and its processes)',
      () =>
        traffic.during(async () => {
          postgres.signal('SIGKILL');
          await postgres.stop();
          await postgres.start();
        }),
    );
    await traffic.stop();
    await check('no acknowledged write lost, none twice', () => traffic.compare(postgres.url));
  } finally {
    await traffic.stop();
    await system.close();
    await redis.stop();
    await pooler.stop();
    await postgres.stop();
  }
}
