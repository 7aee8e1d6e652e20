/**
 * How Postgres answers a statement: the kinds of nodes, the tables and the indexes, without what depends on
 * how much is in them (costs, rows) or on what is asked (conditions).
 * @param {import('pg').Client} client whose search path is the service's schema
 * @param {string} statement with parameters `$1` and on, planned for any values of them
 * @returns {Promise<string[]>} lines, indented by depth
 */
export async function planOf(client, statement) {
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement}`);
  return linesOf(rows[0]['QUERY PLAN'][0].Plan);
}

/** @typedef {Record<string, any>} Node of a plan, as Postgres writes it */

/** @param {Node} node @param {number} [depth] @returns {string[]} */
function linesOf(node, depth = 0) {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
  const what = [
    node['Operation'] ?? type,
    node['Join Type'] && node['Join Type'] !== 'Inner' && `(${node['Join Type'].toLowerCase()})`,
    index && `using ${index}`,
    table && `on ${table}`,
    index && !node['Index Cond'] && '(all of it)',
    node['CTE Name'] && `of ${node['CTE Name']}`,
  ];
  return [
    `${'  '.repeat(depth)}${what.filter(Boolean).join(' ')}`,
    ...(node['Plans'] ?? []).flatMap((/** @type {Node} */ one) => linesOf(one, depth + 1)),
  ];
}

/**
 * What a statement reads its rows by: the names of indexes, with `(all of it)` of one
 * that it does not search, and `all of` a table that it reads as a whole. How
 * it joins and sorts them changes with the width of rows, so with every new column.
 * @param {readonly string[]} plan @returns {string[]} sorted, each once
 */
export const readsOf = (plan) =>
  [...new Set(plan.flatMap((line) => [...indexesIn(line), ...wholeIn(line)]))].sort();

/**
 * The tables that a statement reads as a whole.
 * @param {readonly string[]} plan @returns {string[]}
 */
export const wholeTables = (plan) =>
  readsOf(plan).flatMap((name) => (name.startsWith(WHOLE) ? [name.slice(WHOLE.length)] : []));

const WHOLE = 'all of ';
const indexesIn = (/** @type {string} */ line) =>
  /\busing (\S+.*)/
    .exec(line)
    ?.slice(1)
    .map((rest) => rest.replace(/ on \S+/, '')) ?? [];
const wholeIn = (/** @type {string} */ line) =>
  /^\s*(?:Parallel )?Seq Scan on (\S+)/
    .exec(line)
    ?.slice(1)
    .map((table) => WHOLE + table) ?? [];
