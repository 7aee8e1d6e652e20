import { GRANTS, NO_GRANTS, SHARED_KEYS, type ServiceName } from '@cartaviva/contracts';
import { databaseFor } from '@cartaviva/server-testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const APPS: Readonly<Record<ServiceName, string>> = {
  identity: 'identity-service',
  menus: 'menus-service',
  billing: 'billing-service',
  media: 'media-worker',
};
const SERVICES = Object.keys(APPS) as ServiceName[];

const WHAT_TO_DO =
  'Whoever adds a way to let a person in, or to act for them later, gives it a row in GRANTS ' +
  '(libs/contracts/src/people/grants.ts) and ends it when they depart; what is none is said there, too.';

/** Columns that identify a person or contain a secret, except those of the outbox and of handled events. */
const NAMING_COLUMNS = `
  SELECT table_name || '.' || column_name AS column FROM information_schema.columns
  WHERE table_schema = current_schema()
    AND table_name NOT IN ('outbox', 'handled_events', 'migrations')
    AND (data_type = 'uuid' AND column_name ~ '(^|_)(user|owner|account|author|person|member|by)(_id)?$'
      OR data_type <> 'boolean' AND column_name ~ '(^|_)(email|password|secret|token|digest|code|link|sid)$'
      OR column_name ~ '_digest$')
  ORDER BY 1`;

async function columnsIn(service: ServiceName): Promise<string[]> {
  const exported: unknown = await import(`../../apps/${APPS[service]}/migrations`);
  const { migrations } = exported as { migrations: Parameters<typeof databaseFor>[1] };
  const database = await databaseFor(service, migrations);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ column: string }>(NAMING_COLUMNS);
    return rows.map(({ column }) => column);
  } finally {
    await client.end();
    await database.drop();
  }
}

const sources = ['apps/gateway', ...SERVICES.map((service) => `apps/${APPS[service]}`), 'libs']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\/src\/.*(?<!spec)\.ts$/.test(path) && !path.includes('node_modules'))
  .filter((path) => !path.startsWith('libs/web') && !path.includes('/dist/'));

describe('the table of grants', () => {
  it.each(SERVICES)(
    'lists each column of %s that names a person or holds a secret',
    async (service) => {
      const grants = Object.values(GRANTS).filter(({ endedBy }) => endedBy === service);
      const known = [
        ...grants.flatMap(({ columns }) => columns),
        ...Object.keys(NO_GRANTS[service]),
      ];
      const found = await columnsIn(service);
      expect({ WHAT_TO_DO, columns: found }).toEqual({ WHAT_TO_DO, columns: known.sort() });
    },
    60_000,
  );

  it('lists each Redis name that processes share', () => {
    const names = sources.flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/[`'"{](cv-[a-z-]+)/g),
    ]);
    const found = [...new Set(names.map(([, name]) => name!))].sort();
    expect({ WHAT_TO_DO, names: found }).toEqual({ WHAT_TO_DO, names: Object.keys(SHARED_KEYS) });
  });
});
