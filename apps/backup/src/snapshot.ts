import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Readable } from 'node:stream';
import type { Schema, Table } from './contents';
import { ASIDE } from './set-aside';

/** Schemas with TypeORM migrations, and their owners. Schemas that a restore has set aside are left out. */
const SCHEMAS = `
  SELECT nspname AS name, pg_get_userbyid(nspowner) AS owner
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relname = 'migrations' AND relkind = 'r' AND nspname NOT LIKE '%${ASIDE}' ORDER BY nspname`;

/** The storage has the original of each ready image. An image is no longer ready once its erasure begins. */
const READY_IMAGES = `SELECT id FROM media.objects WHERE status = 'ready'`;

const TABLES = `
  SELECT relname AS name, (
    SELECT json_agg(attname ORDER BY attnum) FROM pg_attribute
    WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  ) AS columns, (
    SELECT coalesce(json_agg(confrelid::regclass::oid::int), '[]') FROM pg_constraint
    WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid
  ) AS refers, oid::int
  FROM pg_class
  WHERE relnamespace = to_regnamespace($1) AND relkind IN ('r', 'p')
    AND NOT relispartition AND relname <> 'migrations'
  ORDER BY relname`;

const PARTITIONS = `
  SELECT child.relname AS name, parent.relname AS of,
    pg_get_expr(child.relpartbound, child.oid) AS bounds
  FROM pg_inherits
  JOIN pg_class child ON child.oid = inhrelid JOIN pg_class parent ON parent.oid = inhparent
  WHERE child.relnamespace = to_regnamespace($1) AND child.relispartition AND child.relkind = 'r'
  ORDER BY child.relname`;

const SEQUENCES = `
  SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = $1 AND last_value IS NOT NULL ORDER BY sequencename`;

/** A consistent view of the database at one moment. Later writes do not change it. */
export class Snapshot {
  private constructor(
    private readonly client: pg.Client,
    private readonly url: string,
    /** Time of the snapshot, ISO 8601. */
    readonly takenAt: string,
    readonly schemas: readonly Schema[],
  ) {}

  /** @param url connection URL for a role that may read every schema */
  static async take(url: string): Promise<Snapshot> {
    const client = await connect(url);
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
    const moment = await client.query<{ now: Date }>(`SELECT now()`);
    const found = await client.query<Pick<Schema, 'name' | 'owner'>>(SCHEMAS);
    const schemas: Schema[] = [];
    for (const schema of found.rows)
      schemas.push({ ...schema, ...(await partsOf(client, schema)) });
    return new Snapshot(client, url, moment.rows[0]!.now.toISOString(), schemas);
  }

  /** Streams the rows of a table in COPY's text format, one row per line. */
  rowsOf(schema: Schema, { name, columns }: Table): Readable {
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const table = `${pg.escapeIdentifier(schema.name)}.${pg.escapeIdentifier(name)}`;
    return this.client.query(copyTo(`COPY (SELECT ${list} FROM ${table}) TO STDOUT`));
  }

  /**
   * Returns the IDs of missing images: the tables reference them both in the snapshot and now, but they are not
   * stored. The second check leaves out images that were deleted meanwhile, because their reference goes with the
   * file.
   */
  async imagesWithout(isStored: (id: string) => boolean): Promise<string[]> {
    const named = await imagesIn(this.client);
    const missing = named.filter((id) => !isStored(id));
    if (missing.length === 0) return [];
    const present = await connect(this.url);
    try {
      const stillNamed = new Set(await imagesIn(present));
      return missing.filter((id) => stillNamed.has(id));
    } finally {
      await present.end();
    }
  }

  async end(): Promise<void> {
    await this.client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  return client;
}

async function imagesIn(client: pg.Client): Promise<string[]> {
  const found = await client.query<{ has: boolean }>(
    `SELECT to_regclass('media.objects') IS NOT NULL AS has`,
  );
  if (!found.rows[0]!.has) return [];
  return (await client.query<{ id: string }>(READY_IMAGES)).rows.map(({ id }) => id);
}

type Found = Table & { readonly refers: readonly number[]; readonly oid: number };

async function partsOf(client: pg.Client, { name }: Pick<Schema, 'name'>) {
  const read = async <Row extends pg.QueryResultRow>(sql: string) =>
    (await client.query<Row>(sql, [name])).rows;
  const migrations = await client.query<{ name: string }>(
    `SELECT name FROM ${pg.escapeIdentifier(name)}.migrations ORDER BY timestamp, id`,
  );
  return {
    migrations: migrations.rows.map((migration) => migration.name),
    tables: inOrder(await read<Found>(TABLES)).map(({ name, columns }) => ({ name, columns })),
    partitions: await read<Schema['partitions'][number]>(PARTITIONS),
    sequences: await read<Schema['sequences'][number]>(SEQUENCES),
  };
}

/** Sorts the tables so that each one follows those that its foreign keys reference. */
function inOrder(tables: readonly Found[]): Found[] {
  const ordered: Found[] = [];
  const waiting = new Set(tables);
  const isThere = (oid: number) => ordered.some((table) => table.oid === oid);
  while (waiting.size > 0) {
    const ready = [...waiting].filter(({ refers }) => refers.every(isThere));
    if (ready.length === 0) throw new Error('These tables refer to each other in a circle');
    for (const table of ready) {
      ordered.push(table);
      waiting.delete(table);
    }
  }
  return ordered;
}
