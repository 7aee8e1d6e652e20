import pg from 'pg';

/**
 * Does something while another session, that nobody looks after, has done this and does not end.
 * @param {import('./test-system.mjs').TestSystem} system
 * @param {string} sql what it did, as the administrator
 * @param {() => Promise<unknown>} work
 */
export async function whileHeld(system, sql, work) {
  const holder = new pg.Client({ connectionString: system.running().postgresUrl });
  await holder.connect();
  try {
    await holder.query(sql);
    await work();
  } finally {
    await holder.end();
  }
}
