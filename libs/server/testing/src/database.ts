import {
  migrate,
  prepareDatabase,
  urlForRole,
  type Migration,
  type ServiceRole,
} from '@cartaviva/persistence';
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** Addresses of the engines for integration suites. The global set-up of the runner sets them. */
export function engineUrls(): { postgres: string; redis: string } {
  const postgres = process.env['TEST_POSTGRES_URL'];
  const redis = process.env['TEST_REDIS_URL'];
  if (!postgres || !redis) throw new Error('run this suite with --selectProjects integration');
  return { postgres, redis };
}

/**
 * Creates a database for the suite, with one service's role, schema and migrations.
 * @returns the address for that role, and a function that drops the database
 */
export async function databaseFor(schema: string, migrations: readonly Migration[]) {
  const role = await templateFor(schema, migrations);
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes a third of the time of copying pages.
  const copy = `CREATE DATABASE ${name} TEMPLATE ${role.name} STRATEGY file_copy`;
  await asAdministrator((client) => client.query(copy));
  return {
    url: urlForRole(addressOf(name), role),
    drop: () => asAdministrator((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** Returns an address with a long connection timeout, for processes of a suite on a busy machine. */
export function withLongConnectTimeout(url: string): string {
  const address = new URL(url);
  address.searchParams.set('connect_timeout', '30');
  return address.href;
}

/**
 * Creates a template database in the first suite that needs it, because a copy takes a tenth of the time of the
 * migrations. The template has the name of the role that owns its tables.
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
    // Settings of a role in one database are not copied.
    await client.query(`ALTER ROLE ${name} SET search_path TO ${schema}`);
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return role;
}

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
