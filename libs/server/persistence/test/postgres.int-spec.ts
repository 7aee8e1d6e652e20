/**
 * It reads the metrics of its whole process, in which other suites share services.
 *
 * @jest-environment ./rig/jest/node-environment.mjs
 */
import { databaseFor, engineUrls, eventually, ownRedis } from '@cartaviva/server-testing';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { register } from 'prom-client';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrate, prepareDatabase, urlForRole } from '../src';
import { migrations, startNotesService, suffer } from './notes-service';

async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

class SlowMigration1763000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT pg_sleep(0.2)');
  }

  async down(): Promise<void> {}
}

describe('a service whose Postgres fails', () => {
  let database: Awaited<ReturnType<typeof databaseFor>>;
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let notes: Awaited<ReturnType<typeof startNotesService>>;

  beforeAll(async () => {
    [database, redis] = await Promise.all([databaseFor('menus', migrations), ownRedis()]);
    notes = await startNotesService(database.url, redis.urlOf('menus'));
  });

  afterAll(async () => {
    await notes.stop();
    await redis.stop();
    await database.drop();
  });

  it.each([
    ['its connection is cut', 'SELECT pg_terminate_backend(pg_backend_pid())'],
    ['a statement takes too long', `SET statement_timeout = 50; SELECT pg_sleep(5)`],
    ['a row stays locked', `SET lock_timeout = 50; SELECT pg_advisory_lock(1)`],
  ])('answers UNAVAILABLE when %s, and goes on', async (_, sql) => {
    await run(database.url, 'SELECT 1');
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(1)');
    await expect(notes.call(suffer, sql)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await holder.end();
    await expect(notes.call(suffer, 'RESET ALL')).resolves.toEqual({ text: 'RESET ALL' });
  });

  it('answers INTERNAL when the statement itself is wrong', async () => {
    await expect(notes.call(suffer, 'SELECT nothing')).rejects.toMatchObject({ code: 'INTERNAL' });
  });
});

describe('the connections of a service to Postgres', () => {
  it('are counted by their state while the service runs', async () => {
    const [database, redis] = await Promise.all([databaseFor('menus', migrations), ownRedis()]);
    const notes = await startNotesService(database.url, redis.urlOf('menus'));
    const connections = async () => {
      const { values } = await register.getSingleMetric('postgres_pool_connections')!.get();
      return Object.fromEntries(values.map(({ labels, value }) => [labels['state'], value]));
    };
    // The outbox relay occasionally uses a connection.
    const asked = Array.from({ length: 12 }, () => notes.dataSource.query('SELECT pg_sleep(1)'));
    await eventually(async () => {
      const { used, idle, waiting } = await connections();
      expect([used, idle]).toEqual([10, 0]);
      expect(waiting).toBeGreaterThanOrEqual(2);
    });
    await Promise.all(asked);
    await eventually(async () => {
      const { idle, waiting } = await connections();
      expect(idle).toBeGreaterThan(0);
      expect(waiting).toBe(0);
    });
    // A full scrape queries Postgres for other metrics at the same time.
    expect(await register.metrics()).toContain('postgres_pool_connections{state="waiting"} 0');
    await notes.stop();
    expect(await connections()).toEqual({});
    await redis.stop();
    await database.drop();
  });
});

describe('a database', () => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const own = new URL(engineUrls().postgres);
  own.pathname = `/${name}`;
  const roles = ['menus', 'identity'].map((schema) => ({
    ...{ name: `${name}_${schema}`, schema, password: 'test' },
  }));
  const [menus, identity] = roles.map((role) => urlForRole(own.href, role));

  beforeEach(async () => {
    await run(engineUrls().postgres, `CREATE DATABASE ${name}`);
    // Several processes run at once, like replicas that start together.
    await Promise.all([1, 2, 3].map(() => prepareDatabase(own.href, roles)));
  });

  afterEach(async () => {
    await run(engineUrls().postgres, `DROP DATABASE ${name} WITH (FORCE)`);
    for (const role of roles) await run(engineUrls().postgres, `DROP ROLE ${role.name}`);
  });

  it('is prepared by several processes at once, and again', async () => {
    await expect(prepareDatabase(own.href, roles)).resolves.toBeUndefined();
  });

  it('is migrated once by three replicas that start together', async () => {
    const url = menus as string;
    const replicas = [1, 2, 3].map(() => migrate({ schema: 'menus', url, migrations }));
    const done = await Promise.all(replicas);
    expect(done.flat().sort()).toEqual(migrations.map(({ name: migration }) => migration).sort());
  });

  it('is migrated for as long as that takes, whatever limit the role has', async () => {
    const [{ name: role }] = roles as [(typeof roles)[number]];
    await migrate({ schema: 'menus', url: menus as string, migrations });
    await run(own.href, `ALTER ROLE ${role} SET statement_timeout = '50ms'`);
    const url = menus as string;
    await expect(run(url, 'SELECT pg_sleep(0.2)')).rejects.toThrow('statement timeout');
    const slow = [...migrations, SlowMigration1763000000002];
    await expect(migrate({ schema: 'menus', url, migrations: slow })).resolves.toEqual([
      SlowMigration1763000000002.name,
    ]);
    await run(own.href, `ALTER ROLE ${role} RESET statement_timeout`);
  });

  it("keeps a service out of another's schema", async () => {
    const peek = run(identity as string, 'SELECT * FROM menus.outbox');
    await expect(peek).rejects.toThrow('permission denied for schema menus');
  });
});
