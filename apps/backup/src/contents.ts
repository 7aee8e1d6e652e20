/*
 * A backup is a tar archive, compressed by gzip and encrypted by age (https://age-encryption.org), so that
 * `age -d -i KEY backup.age | tar -xz` opens it where this program does not run. It holds, in this order:
 *   manifest.json                      a `Manifest`
 *   database/SCHEMA/TABLE/000001.copy  rows as Postgres' COPY writes them, in parts of a few megabytes
 *   objects/KEY                        images, by their key
 *   end.json                           an `End`: what a whole backup holds
 */

export interface Table {
  readonly name: string;
  /** Column names in the order of the COPY output. Generated columns are left out. */
  readonly columns: readonly string[];
}

/** A schema of one service. The migrations of that service create its tables. */
export interface Schema {
  readonly name: string;
  /** Database role that owns the schema. */
  readonly owner: string;
  /** Names of the applied migrations, oldest first. */
  readonly migrations: readonly string[];
  /** A table comes after the tables that its foreign keys reference. */
  readonly tables: readonly Table[];
  /** Partitions that the service creates over time. `bounds` is a clause such as `FOR VALUES FROM (…) TO (…)`. */
  readonly partitions: readonly { name: string; of: string; bounds: string }[];
  /** Last values of the sequences. A sequence that was never used is left out. */
  readonly sequences: readonly { name: string; value: string }[];
}

export interface Manifest {
  readonly format: 1;
  /** Time of the database snapshot, ISO 8601 in UTC. */
  readonly takenAt: string;
  readonly schemas: readonly Schema[];
}

/** Totals of a complete backup. */
export interface End {
  /** Row counts keyed by `SCHEMA.TABLE`. */
  readonly rows: Readonly<Record<string, number>>;
  readonly objects: number;
  /** IDs of images that the tables reference but the storage lacked. The backup does not contain them. */
  readonly lacking: readonly string[];
}

export const MANIFEST = 'manifest.json';
export const END = 'end.json';

export const rowsPath = (schema: string, table: string, part: number) =>
  `database/${schema}/${table}/${String(part).padStart(6, '0')}.copy`;
/** Prefixes of the objects in a backup. Unfinished uploads and the sources of menu drafts are left out. */
export const STORED_OBJECTS = ['originals/', 'variants/'];

export const objectPath = (key: string) => `objects/${key}`;

const ROWS = /^database\/([^/]+)\/([^/]+)\/\d+\.copy$/;
const OBJECT = /^objects\/(.+)$/;

/** Parses the path of an archive entry. Returns undefined for the manifest, the end and unknown entries. */
export function entryOf(path: string): { table: string } | { key: string } | undefined {
  const [, schema, table] = ROWS.exec(path) ?? [];
  if (schema && table) return { table: `${schema}.${table}` };
  const [, key] = OBJECT.exec(path) ?? [];
  return key ? { key } : undefined;
}
