import { migrate, prepareDatabase, urlForRole, type Migration } from '@cartaviva/persistence';
import { randomBytes } from 'node:crypto';
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
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { postgres } = engineUrls();
  await asAdministrator(postgres, `CREATE DATABASE ${name}`);
  const own = new URL(postgres);
  own.pathname = `/${name}`;
  const role = { name: `${name}_role`, schema, password: 'test' };
  await prepareDatabase(own.href, [role]);
  const url = urlForRole(own.href, role);
  await migrate({ schema, url, migrations });
  const drop = async () => {
    await asAdministrator(postgres, `DROP DATABASE ${name} WITH (FORCE)`);
    await asAdministrator(postgres, `DROP ROLE ${role.name}`);
  };
  return { url, drop };
}

async function asAdministrator(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
