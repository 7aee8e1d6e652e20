/**
 * Lists the tables that Postgres scans sequentially for a statement.
 * @param {import('pg').Client} client client whose search path is the service's schema
 * @param {string} statement statement with parameters from `$1` on, planned independently of their values
 * @returns {Promise<string[]>} distinct tables
 */
export async function tablesReadWhole(client, statement) {
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement}`);
  const scans = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter(
    (node) => node['Node Type'] === 'Seq Scan',
  );
  return [...new Set(scans.map((node) => node['Relation Name']))];
}

/** @typedef {Record<string, any>} Node node of a plan in the format of Postgres */

/** @param {Node} node @returns {Node[]} */
const nodesOf = (node) => [node, ...(node['Plans'] ?? []).flatMap(nodesOf)];
