import pg from 'pg';

/**
 * What the database of a system answers.
 * @param {import('./test-system.mjs').TestSystem} system
 * @param {string} sql @param {unknown[]} values
 * @returns {Promise<any[]>}
 */
export async function rows(system, sql, values) {
  const client = new pg.Client({ connectionString: system.running().postgresUrl });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
