import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source';
import type { Migration } from './persistence.module';

/** Advisory lock for the migrations of one schema, so that replicas that start together take turns. */
const LOCK = `hashtext('cartaviva-migrations-' || current_schema())`;

/** Migrates a service's schema to the newest migration, or to `to`. Several processes may call it at once. */
export async function migrate(options: {
  schema: string;
  url: string;
  migrations: readonly Migration[];
  to?: string | undefined;
}): Promise<readonly string[]> {
  const { extra, ...connection } = dataSourceOptions({ ...options, entities: [], poolSize: 2 });
  const dataSource = new DataSource({
    ...connection,
    migrations: upTo(options.to, options.migrations),
    extra: {
      ...extra,
      // The driver does not send 0, so `options` disables the timeout. With a pooler, the role has its own limit.
      ...{ statement_timeout: 0, options: '-c statement_timeout=0' },
      ...{ query_timeout: 0, lock_timeout: 5000 },
    },
  });
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query(`SET lock_timeout = 0`);
    await lock.query(`SELECT pg_advisory_lock(${LOCK})`);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map(({ name }) => name);
  } finally {
    await lock.query(`SELECT pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

/** TypeORM orders migrations by the timestamp at the end of their names. */
function upTo(last: string | undefined, migrations: readonly Migration[]): Migration[] {
  if (last === undefined) return [...migrations];
  const momentOf = (name: string) => Number(name.slice(-13));
  if (!migrations.some(({ name }) => name === last)) {
    throw new Error(`This version has no migration ${last}: it is older than what it is to make`);
  }
  return migrations.filter(({ name }) => momentOf(name) <= momentOf(last));
}
