import {
  migrate,
  prepareDatabase,
  urlForRole,
  type Migration,
  type ServiceRole,
} from '@cartaviva/persistence';
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** The engines that the integration suites run on; set by the runner's global set-up. */
export function engineUrls(): { postgres: string; redis: string } {
  const postgres = process.env['TEST_POSTGRES_URL'];
  const redis = process.env['TEST_REDIS_URL'];
  if (!postgres || !redis) throw new Error('run this suite with --selectProjects integration');
  return { postgres, redis };
}

/**
 * A database of the suite's own, with one service's role, schema and migrations in it.
 * @returns its address for that role, and how to drop it
 */
export async function databaseFor(schema: string, migrations: readonly Migration[]) {
  const role = await templateFor(schema, migrations);
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Files are copied in a third of the time that their pages take.
  const copy = `CREATE DATABASE ${name} TEMPLATE ${role.name} STRATEGY file_copy`;
  await asAdministrator((client) => client.query(copy));
  return {
    url: urlForRole(addressOf(name), role),
    drop: () => asAdministrator((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** The address for a process of a suite, whose pool is not given up where other suites have the cores. */
export function withLongConnectTimeout(url: string): string {
  const address = new URL(url);
  address.searchParams.set('connect_timeout', '30');
  return address.href;
}

/**
 * A database that others are copied from, made by the first suite that wants it: a copy takes a tenth of
 * the migrations' time. It has the name of the role that its tables belong to.
 */
async function templateFor(schema: string, migrations: readonly Migration[]): Promise<ServiceRole> {
  const version = createHash('sha256').update(migrations.map(({ name }) => name).join());
  const name = `template_${schema}_${version.digest('hex').slice(0, 12)}`;
  const role = { name, schema, password: 'test' };
  const unfinished = `${name}_unfinished`;
  await asAdministrator(async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtext('${name}'))`);
    const made = await client.query(`SELECT FROM pg_database WHERE datname = '${name}'`);
    if (made.rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    await prepareDatabase(addressOf(unfinished), [role]);
    await migrate({ schema, url: urlForRole(addressOf(unfinished), role), migrations });
    // What a role is told about one database is not copied.
    await client.query(`ALTER ROLE ${name} SET search_path TO ${schema}`);
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return role;
}

/** The address of a database for the administrator. */
function addressOf(database: string): string {
  const url = new URL(engineUrls().postgres);
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdministrator(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: engineUrls().postgres });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
