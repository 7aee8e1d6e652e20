/**
 * @typedef {{ calls: number, ms: number, pages: number }} Cost cost of one execution: time in milliseconds, and pages
 *   of 8 KB read
 */

const COSTS = `
  SELECT rolname AS service, query, sum(calls)::int AS calls,
    sum(total_exec_time) / sum(calls) AS ms,
    (sum(shared_blks_hit + shared_blks_read + temp_blks_read) / sum(calls))::float AS pages
  FROM pg_stat_statements JOIN pg_roles ON pg_roles.oid = userid
  WHERE rolname = ANY ($1) AND query !~* '^(begin|start|commit|rollback|set|show|listen|create|drop)'
  GROUP BY 1, 2`;

const SERVICES = ['identity', 'menus', 'billing', 'media'];

/** @param {import('pg').Client} database */
export const forgetStatements = (database) => database.query('SELECT pg_stat_statements_reset()');

/**
 * Cost of each statement of the services since the last reset, by service and text.
 * @param {import('pg').Client} database
 * @returns {Promise<Map<string, Cost>>}
 */
export async function statementCosts(database) {
  const { rows } = await database.query(COSTS, [SERVICES]);
  return new Map(rows.map(({ service, query, ...cost }) => [`${service}: ${query}`, cost]));
}
