/**
 * What Postgres reads a statement's rows by, without what depends on how much is in them (costs, rows) or on what is asked
 * (conditions). How it joins and sorts them changes with the width of rows, so with every new column.
 * @param {import('pg').Client} client whose search path is the service's schema
 * @param {string} statement with parameters `$1` and on, planned for any values of them
 * @returns {Promise<{ tables: string[], reads: string[] }>} sorted, each once; `reads`: names of indexes, with
 *   `(all of it)` of one that it does not search, and `all of` a table that it reads as a whole
 */
export async function planOf(client, statement) {
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement}`);
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  const reads = nodes.flatMap((node) => {
    const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
    if (index) return node['Index Cond'] ? index : `${index} (all of it)`;
    return type === 'Seq Scan' ? WHOLE + table : [];
  });
  return {
    tables: sorted(nodes.flatMap(({ 'Relation Name': table }) => table ?? [])),
    reads: sorted(reads),
  };
}

/** @typedef {Record<string, any>} Node of a plan, as Postgres writes it */

/** @param {Node} node @returns {Node[]} */
const nodesOf = (node) => [node, ...(node['Plans'] ?? []).flatMap(nodesOf)];

/** @param {readonly string[]} names */
const sorted = (names) => [...new Set(names)].sort();

const WHOLE = 'all of ';

/** The tables that are read as a whole. @param {readonly string[]} reads */
export const wholeTables = (reads) =>
  reads.flatMap((name) => (name.startsWith(WHOLE) ? [name.slice(WHOLE.length)] : []));

/** The indexes that are read. @param {readonly string[]} reads */
export const indexesIn = (reads) =>
  reads.flatMap((name) => (name.startsWith(WHOLE) ? [] : [name.replace(' (all of it)', '')]));

/**
 * The indexes of a schema, each with its definition.
 * @param {import('pg').Client} client whose search path is the schema
 * @returns {Promise<Map<string, string>>}
 */
export async function indexesOf(client) {
  const { rows } = await client.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = current_schema ORDER BY indexname`,
  );
  return new Map(rows.map(({ name, definition }) => [name, definition.replace(/^CREATE /, '')]));
}
