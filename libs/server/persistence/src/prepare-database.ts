import pg from 'pg';

export interface ServiceRole {
  readonly name: string;
  readonly schema: string;
  readonly password: string;
}

const identifier = (name: string) => pg.escapeIdentifier(name);

/**
 * Creates a role and a schema for each service in the database of `adminUrl`, and revokes all other access. Another
 * run only changes the passwords.
 */
export async function prepareDatabase(
  adminUrl: string,
  roles: readonly ServiceRole[],
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('cartaviva-prepare'))`);
    const database = identifier(client.database ?? 'postgres');
    await client.query(`REVOKE ALL ON SCHEMA public FROM PUBLIC`);
    await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
    for (const { name, schema, password } of roles) {
      const role = identifier(name);
      const known = await client.query(`SELECT 1 FROM pg_roles WHERE rolname = $1`, [name]);
      await client.query(
        `${known.rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(password)}`,
      );
      await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${role}`);
      await client.query(`GRANT ${role} TO CURRENT_USER`);
      await client.query(`CREATE SCHEMA IF NOT EXISTS ${identifier(schema)} AUTHORIZATION ${role}`);
      await client.query(
        `ALTER ROLE ${role} IN DATABASE ${database} SET search_path TO ${identifier(schema)}`,
      );
    }
  } finally {
    await client.end();
  }
}

export function urlForRole(adminUrl: string, { name, password }: ServiceRole): string {
  const url = new URL(adminUrl);
  url.username = name;
  url.password = encodeURIComponent(password);
  return url.href;
}
