/**
 * The tables that Postgres reads as a whole for a statement.
 * @param {import('pg').Client} client whose search path is the service's schema
 * @param {string} statement with parameters `$1` and on, planned for any values of them
 * @returns {Promise<string[]>} each table once
 */
export async function tablesReadWhole(client, statement) {
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement}`);
  const scans = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter(
    (node) => node['Node Type'] === 'Seq Scan',
  );
  return [...new Set(scans.map((node) => node['Relation Name']))];
}

/** @typedef {Record<string, any>} Node of a plan, as Postgres writes it */

/** @param {Node} node @returns {Node[]} */
const nodesOf = (node) => [node, ...(node['Plans'] ?? []).flatMap(nodesOf)];
