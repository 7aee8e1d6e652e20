import type { ObjectStorage } from '@cartaviva/object-storage';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Manifest, Schema } from './contents';
import { readBackup } from './read-backup';

const name = (...parts: readonly string[]) =>
  parts.map((part) => pg.escapeIdentifier(part)).join('.');

/** What brings a service's schema to a migration, or to its newest one. */
export type Migrate = (schema: string, to?: string) => Promise<void>;

export interface Target {
  /** Of an administrator of the database. */
  readonly databaseUrl: string;
  readonly objects: ObjectStorage;
  readonly migrate: Migrate;
}

/** The database already holds what a backup would bring. */
export class NotEmpty extends Error {}

/**
 * Puts a backup into a database that has none of its schemas, and its images into the storage. Each
 * schema is made by the service's migrations as far as the backup's had come, filled, all in one
 * transaction, and only then brought to the newest: a backup of an older version is restored by a newer one.
 * @param stream of a backup that was read whole before
 * @throws NotEmpty before anything was written
 */
export async function restoreBackup(
  stream: Readable,
  identity: string,
  { databaseUrl, objects, migrate }: Target,
) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  let schemas: readonly Schema[] = [];
  try {
    const restored = await readBackup(stream, identity, {
      manifest: async (manifest) => {
        schemas = manifest.schemas;
        await requireEmpty(client, manifest);
        await Promise.all(schemas.map(({ name, migrations }) => migrate(name, migrations.at(-1))));
        await client.query('BEGIN');
        for (const schema of schemas) await prepare(client, schema);
      },
      rows: (table, bytes) => fill(client, schemas, table, bytes),
      object: (key, bytes) => objects.write(key, bytes),
    });
    for (const schema of schemas) {
      await setSequences(client, schema);
      await setTriggers(client, schema, 'ENABLE');
    }
    await client.query('COMMIT');
    await Promise.all(schemas.map((schema) => migrate(schema.name)));
    return restored;
  } finally {
    await client.end();
  }
}

/**
 * Does what fills the database anew, with the schemas that are there out of its way. They are dropped when that is
 * done, and are back in their place when it fails.
 */
export async function inPlaceOf<T>(
  databaseUrl: string,
  schemas: readonly string[],
  fillAnew: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  const drop = (schema: string) => client.query(`DROP SCHEMA IF EXISTS ${name(schema)} CASCADE`);
  const rename = (from: string, to: string) =>
    client.query(`ALTER SCHEMA ${name(from)} RENAME TO ${name(to)}`);
  try {
    const there = await existing(client, schemas);
    for (const schema of there) {
      await drop(aside(schema));
      await rename(schema, aside(schema));
    }
    try {
      const filled = await fillAnew();
      for (const schema of there) await drop(aside(schema));
      return filled;
    } catch (error) {
      for (const schema of schemas) await drop(schema);
      for (const schema of there) await rename(aside(schema), schema);
      throw error;
    }
  } finally {
    await client.end();
  }
}

const aside = (schema: string) => `${schema}_before_restore`;

async function existing(client: pg.Client, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ nspname: string }>(
    `SELECT nspname FROM pg_namespace WHERE nspname = ANY ($1)`,
    [schemas],
  );
  return rows.map(({ nspname }) => nspname);
}

async function requireEmpty(client: pg.Client, { schemas }: Manifest): Promise<void> {
  const there = await existing(
    client,
    schemas.map((schema) => schema.name),
  );
  if (there.length === 0) return;
  throw new NotEmpty(`The database has these schemas already: ${there.join(', ')}`);
}

/** Makes the partitions that the migrations did not, and empties what they filled. */
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

/** What triggers wrote when the rows were new is in the backup, too: they write nothing meanwhile. */
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
