import pg from 'pg';

const CONNECT_MS = 5000;

/**
 * @template T
 * @param {string} url @param {(client: pg.Client) => Promise<T>} work
 */
export async function withDatabase(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // The server may end while the connection is open.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @param {string} url @param {string} sql @param {unknown[]} [values] @returns {Promise<any[]>} */
export const query = (url, sql, values = []) =>
  withDatabase(url, async (client) => (await client.query(sql, values)).rows);

/**
 * Runs a statement in the database of a system, as its administrator.
 * @param {Pick<import('./test-system.mjs').TestSystem, 'running'>} system
 * @param {string} sql @param {unknown[]} [values]
 */
export const rows = (system, sql, values) => query(system.running().postgresUrl, sql, values);

/**
 * Runs `work` while another session holds an open transaction or lock.
 * @param {Pick<import('./test-system.mjs').TestSystem, 'running'>} system
 * @param {string} sql statement of that session, as the administrator @param {() => Promise<unknown>} work
 */
export const whileHeld = (system, sql, work) =>
  withDatabase(system.running().postgresUrl, async (holder) => {
    await holder.query(sql);
    await work();
  });
