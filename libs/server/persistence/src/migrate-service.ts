import { ConfigError, readConfig } from '@cartaviva/config';
import { isPooled } from './data-source';
import { variables } from './migration-config';
import { migrate } from './migrations';
import type { Migration } from './persistence.module';
import { prepareDatabase } from './prepare-database';

/**
 * Runs the migrations of one service as a separate process. With DATABASE_ADMIN_URL it first creates the role of
 * DATABASE_URL and its schema. With MIGRATE_TO it stops after that migration.
 */
export async function migrateService(
  schema: string,
  migrations: readonly Migration[],
  environment?: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const config = readConfig(variables, environment);
  // The lock for migrations belongs to a session, which a pooler does not preserve.
  for (const name of ['DATABASE_ADMIN_URL', 'DATABASE_URL'] as const) {
    if (isPooled(config[name] ?? '')) throw new ConfigError([`${name}: is that of a pooler`]);
  }
  if (config.DATABASE_ADMIN_URL) {
    const { username, password } = new URL(config.DATABASE_URL);
    await prepareDatabase(config.DATABASE_ADMIN_URL, [
      { name: decodeURIComponent(username), schema, password: decodeURIComponent(password) },
    ]);
  }
  const { DATABASE_URL: url, MIGRATE_TO: to } = config;
  const done = await migrate({ schema, url, migrations, to });
  process.stdout.write(`${schema}: ${done.length ? done.join(', ') : 'already up to date'}\n`);
}
