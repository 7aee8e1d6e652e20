import type { ObjectStorage } from '@cartaviva/object-storage';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { STORED_OBJECTS, type Schema } from './contents';
import { BrokenBackup, readBackup } from './read-backup';
import { replaceSchemas, type Replacing } from './set-aside';

const name = (...parts: readonly string[]) =>
  parts.map((part) => pg.escapeIdentifier(part)).join('.');

/** Migrates a service's schema to the given migration, or to the newest one. */
export type Migrate = (schema: string, to?: string) => Promise<void>;

export interface Target {
  /** Connection URL of a database administrator. */
  readonly databaseUrl: string;
  readonly objects: ObjectStorage;
  readonly migrate: Migrate;
}

export interface Restoring extends Target, Replacing {
  /** Opens the backup from its beginning. Each call returns a new stream. */
  readonly open: () => Promise<Readable>;
  readonly identity: string;
  readonly acceptMissingImages: boolean;
}

/**
 * Restores a backup into the database and the image storage. It reads the whole backup before it changes
 * anything. If the restore fails, the previous data is in place again.
 * @throws BrokenBackup if the backup is incomplete or lacks images
 * @throws NotEmpty if the database has data that may not be replaced
 */
export async function restore({ open, identity, acceptMissingImages, ...target }: Restoring) {
  let schemas: string[] = [];
  const { lacking } = await readBackup(await open(), identity, {
    manifest: async (manifest) => void (schemas = manifest.schemas.map(({ name }) => name)),
  });
  if (!acceptMissingImages) requireImages(lacking);
  return replaceSchemas(target.databaseUrl, schemas, target, async () =>
    fillFrom(await open(), identity, target),
  );
}

/** @throws BrokenBackup if the tables of a backup reference images that it lacks */
export function requireImages(lacking: readonly string[]): void {
  if (lacking.length === 0) return;
  throw new BrokenBackup(
    `It lacks images that its tables name (${lacking.length}): ${inShort(lacking)}. ` +
      '`restore --accept-missing-images` restores the rest',
  );
}

/**
 * Runs each service's migrations up to the version of the backup, fills all schemas in one transaction, and
 * then runs the remaining migrations. Therefore a newer version can restore a backup of an older one.
 */
async function fillFrom(stream: Readable, identity: string, target: Target) {
  const { databaseUrl, objects, migrate } = target;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  let schemas: readonly Schema[] = [];
  const keys: string[] = [];
  try {
    const restored = await readBackup(stream, identity, {
      manifest: async (manifest) => {
        schemas = manifest.schemas;
        await all(schemas.map(({ name, migrations }) => migrate(name, migrations.at(-1))));
        await client.query('BEGIN');
        for (const schema of schemas) await prepare(client, schema);
      },
      rows: (table, bytes) => fill(client, schemas, table, bytes),
      object: async (key, bytes) => {
        await objects.write(key, bytes);
        keys.push(key);
      },
    });
    await requireStored(objects, keys);
    for (const schema of schemas) {
      await setSequences(client, schema);
      await setTriggers(client, schema, 'ENABLE');
    }
    await client.query('COMMIT');
    await all(schemas.map((schema) => migrate(schema.name)));
    return restored;
  } finally {
    await client.end();
  }
}

/** Waits for all of them, so that none still runs after another has failed. */
async function all(works: readonly Promise<void>[]): Promise<void> {
  for (const done of await Promise.allSettled(works)) {
    if (done.status === 'rejected') throw done.reason;
  }
}

async function requireStored(objects: ObjectStorage, keys: readonly string[]): Promise<void> {
  const stored = new Set<string>();
  for (const prefix of STORED_OBJECTS) {
    for (const key of await objects.list(prefix)) stored.add(key);
  }
  const lost = keys.filter((key) => !stored.has(key));
  if (lost.length === 0) return;
  throw new Error(
    `${lost.length} of ${keys.length} images are not in the storage: ${inShort(lost)}`,
  );
}

export const inShort = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} …` : names.join(', ');

/** Creates the partitions that the migrations did not create, and deletes the rows that the migrations inserted. */
async function prepare(client: pg.Client, schema: Schema): Promise<void> {
  await client.query(`SET LOCAL ROLE ${name(schema.owner)}`);
  for (const partition of schema.partitions) {
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${name(schema.name, partition.name)}
       PARTITION OF ${name(schema.name, partition.of)} ${partition.bounds}`,
    );
  }
  for (const table of schema.tables.toReversed()) {
    const full = await client.query(`SELECT FROM ${name(schema.name, table.name)} LIMIT 1`);
    if (full.rowCount) await client.query(`DELETE FROM ${name(schema.name, table.name)}`);
  }
  await client.query('RESET ROLE');
  await setTriggers(client, schema, 'DISABLE');
}

/** User triggers are disabled during the restore, because the backup already contains the rows that they wrote. */
async function setTriggers(
  client: pg.Client,
  schema: Schema,
  turn: 'ENABLE' | 'DISABLE',
): Promise<void> {
  await client.query(`SET LOCAL ROLE ${name(schema.owner)}`);
  for (const table of schema.tables) {
    await client.query(`ALTER TABLE ${name(schema.name, table.name)} ${turn} TRIGGER USER`);
  }
  await client.query('RESET ROLE');
}

async function fill(
  client: pg.Client,
  schemas: readonly Schema[],
  of: string,
  bytes: Readable,
): Promise<void> {
  const schema = schemas.find((one) => of.startsWith(`${one.name}.`))!;
  const table = schema.tables.find((one) => of === `${schema.name}.${one.name}`)!;
  const columns = table.columns.map((column) => name(column)).join(', ');
  const copy = copyFrom(`COPY ${name(schema.name, table.name)} (${columns}) FROM STDIN`);
  await pipeline(bytes, client.query(copy));
}

async function setSequences(client: pg.Client, schema: Schema): Promise<void> {
  for (const sequence of schema.sequences) {
    const of = name(schema.name, sequence.name);
    await client.query(`SELECT setval($1::regclass, $2::bigint)`, [of, sequence.value]);
  }
}
