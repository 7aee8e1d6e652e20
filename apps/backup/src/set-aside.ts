import pg from 'pg';

/** Suffix of a schema that a restore has set aside. */
export const ASIDE = '_before_restore';

const aside = (schema: string) => `${schema}${ASIDE}`;

/** The database already contains schemas that the restore would create. */
export class NotEmpty extends Error {}

export interface Replacing {
  readonly replace: boolean;
  /** Backs up the existing data. If this fails, the restore changes nothing. */
  readonly backUpFirst: () => Promise<void>;
}

/**
 * Fills the database while the existing schemas are set aside. On success it drops them; on failure it puts them
 * back. If an earlier restore was interrupted, for example by a power loss, its remains are backed up and removed
 * first.
 * @throws NotEmpty before it changes anything
 */
export async function replaceSchemas<T>(
  databaseUrl: string,
  schemas: readonly string[],
  { replace, backUpFirst }: Replacing,
  fillAnew: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const left = await existing(client, schemas.map(aside));
    let there = await existing(client, schemas);
    if (!replace) requireNone(there, left);
    if (there.length > 0) await backUpFirst();
    if (left.length > 0) {
      await putBack(client, schemas, left);
      await backUpFirst();
      there = await existing(client, schemas);
    }
    await atOnce(
      client,
      there.map((schema) => rename(schema, aside(schema))),
    );
    try {
      const filled = await fillAnew();
      await atOnce(client, there.map(aside).map(drop));
      return filled;
    } catch (error) {
      await putBack(client, schemas, there.map(aside));
      throw error;
    }
  } finally {
    await client.end();
  }
}

function requireNone(there: readonly string[], left: readonly string[]): void {
  if (left.length > 0) {
    throw new NotEmpty(
      `A restore was broken off, and what was there before it is in ${left.join(', ')}. ` +
        '`restore --replace` puts that back, backs it up, and begins again',
    );
  }
  if (there.length > 0) {
    throw new NotEmpty(
      `The database has these schemas already: ${there.join(', ')}. ` +
        '`restore --replace` backs them up, and puts the backup in their place',
    );
  }
}

/** Drops the schemas that the restore created, and renames the ones it set aside back to their old names. */
const putBack = (client: pg.Client, schemas: readonly string[], setAside: readonly string[]) =>
  atOnce(client, [
    ...schemas.map(drop),
    ...setAside.map((name) => rename(name, name.slice(0, -ASIDE.length))),
  ]);

const drop = (schema: string) => `DROP SCHEMA IF EXISTS ${pg.escapeIdentifier(schema)} CASCADE`;

const rename = (from: string, to: string) =>
  `ALTER SCHEMA ${pg.escapeIdentifier(from)} RENAME TO ${pg.escapeIdentifier(to)}`;

/** Postgres runs several statements in one query as one transaction, so all of them succeed or none does. */
async function atOnce(client: pg.Client, statements: readonly string[]): Promise<void> {
  await client.query(statements.join(';\n'));
}

async function existing(client: pg.Client, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ nspname: string }>(
    `SELECT nspname FROM pg_namespace WHERE nspname = ANY ($1) ORDER BY nspname`,
    [schemas],
  );
  return rows.map(({ nspname }) => nspname);
}
