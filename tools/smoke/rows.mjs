import pg from 'pg';

/**
 * What the database of a house answers.
 * @param {import('../house/house.mjs').House} house
 * @param {string} sql @param {unknown[]} values
 * @returns {Promise<any[]>}
 */
export async function rows(house, sql, values) {
  const client = new pg.Client({ connectionString: house.running().postgresUrl });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
