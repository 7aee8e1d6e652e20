/*
 * A backup is a tar archive, compressed by gzip and encrypted by age (https://age-encryption.org), so that
 * `age -d -i KEY backup.age | tar -xz` opens it where this program does not run. It holds, in this order:
 *   manifest.json                      a `Manifest`
 *   database/SCHEMA/TABLE/000001.copy  rows as Postgres' COPY writes them, in parts of a few megabytes
 *   objects/KEY                        images, by their key
 *   end.json                           an `End`: what a whole backup holds
 */

/** A table whose rows a backup holds. */
export interface Table {
  readonly name: string;
  /** In the order in which the rows hold them; without those that Postgres computes. */
  readonly columns: readonly string[];
}

/** A schema of one service. Its tables are made by the service's own migrations. */
export interface Schema {
  readonly name: string;
  /** The role that owns it. */
  readonly owner: string;
  /** Names of the migrations that it has had, the first one first. */
  readonly migrations: readonly string[];
  /** Each stands behind those that it refers to. */
  readonly tables: readonly Table[];
  /** Partitions that the service adds as time goes by: `FOR VALUES FROM (…) TO (…)`. */
  readonly partitions: readonly { name: string; of: string; bounds: string }[];
  /** Where sequences stand; none for one that gave no number yet. */
  readonly sequences: readonly { name: string; value: string }[];
}

export interface Manifest {
  readonly format: 1;
  /** ISO 8601, in UTC: the moment of which the database is shown. */
  readonly takenAt: string;
  readonly schemas: readonly Schema[];
}

/** How much a backup holds. */
export interface End {
  /** Rows by `SCHEMA.TABLE`. */
  readonly rows: Readonly<Record<string, number>>;
  readonly objects: number;
  /** IDs of images that the tables reference but the storage lacked. The backup does not contain them. */
  readonly lacking: readonly string[];
}

export const MANIFEST = 'manifest.json';
export const END = 'end.json';

export const rowsPath = (schema: string, table: string, part: number) =>
  `database/${schema}/${table}/${String(part).padStart(6, '0')}.copy`;
/** Images are kept, with all sizes made of them; uploads on their way and sources of drafts are not. */
export const STORED_OBJECTS = ['originals/', 'variants/'];

export const objectPath = (key: string) => `objects/${key}`;

const ROWS = /^database\/([^/]+)\/([^/]+)\/\d+\.copy$/;
const OBJECT = /^objects\/(.+)$/;

/** What an entry of the archive is, by its path. */
export function entryOf(path: string): { table: string } | { key: string } | undefined {
  const [, schema, table] = ROWS.exec(path) ?? [];
  if (schema && table) return { table: `${schema}.${table}` };
  const [, key] = OBJECT.exec(path) ?? [];
  return key ? { key } : undefined;
}
