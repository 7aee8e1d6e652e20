/**
 * Fills the counts of days and months of a menu (`$1`) as a number of views (`$2`) within a year leaves them. Every
 * day has the same number of views, each by another visitor. Of each kind, few values are frequent and most are rare.
 */

/**
 * Values of each kind on a day of a busy menu, and the percentage of views that count for them. `counts.ts` of
 * menus-service declares the names of the kinds.
 */
const KINDS = [
  { kind: 'h', values: `SELECT hour::text FROM generate_series(8, 23) hour`, share: 100 },
  { kind: 'd', values: `VALUES ('mobile'), ('tablet'), ('desktop'), ('unknown')`, share: 100 },
  { kind: 'l', values: `VALUES ('es'), ('en'), ('fr'), ('de'), ('pt')`, share: 100 },
  { kind: 't', values: `SELECT 'Mesa ' || t FROM generate_series(1, 40) t`, share: 60 },
  { kind: 'p', values: `VALUES (''), ('tent'), ('label'), ('poster')`, share: 70 },
  {
    kind: 'c',
    values: `SELECT id::text FROM menu_categories WHERE menu_id = $1`,
    share: 400,
  },
  { kind: 'i', values: `SELECT id::text FROM menu_items WHERE menu_id = $1`, share: 600 },
  { kind: 'o', values: `SELECT id::text FROM menu_items WHERE menu_id = $1`, share: 30 },
  {
    kind: 's',
    values: `SELECT id::text FROM menu_items WHERE menu_id = $1 LIMIT 9`,
    share: 4,
  },
  { kind: 'q', values: `SELECT 'plato ' || s FROM generate_series(1, 60) s`, share: 5 },
  { kind: 'f', values: `VALUES ('Vegano'), ('Vegetariano'), ('Picante')`, share: 8 },
];

const DAYS = `
  SELECT (now() AT TIME ZONE 'America/Santo_Domingo')::date - age AS day
  FROM generate_series(0, 364) age`;
/** Distributes the count of a kind over its values by Zipf's law, with the first values as the most frequent ones. */
const countsOf = (/** @type {typeof KINDS[number]} */ { kind, values, share }) => `
  SELECT '${kind}' AS kind, value,
    $2::float / 365 * ${share / 100} / row_number() OVER () / sum(1.0 / place) OVER () AS mean
  FROM (SELECT value, row_number() OVER () AS place FROM (${values}) AS known (value)) placed`;

/** Registers of a HyperLogLog after `visitors` random visitors, or hashes of the visitors when they are few. */
export const REGISTERS = `
  SELECT '\\x01'::bytea || string_agg(set_byte('\\x00', 0,
    greatest(0, least(37, ceil(-ln(1 - power(random(), 4096 / visitors)) / ln(2))))::int + 0 * place),
    ''::bytea)
  FROM generate_series(1, 4096) place`;
const HASHES = `
  SELECT '\\x00'::bytea || string_agg(
    substring(sha256(convert_to(random()::text || place, 'UTF8')) FOR 6), ''::bytea)
  FROM generate_series(1, visitors::int) place`;

/** JSON of a table's rows without spaces. @param {string} key @param {string} value */
export const compactJson = (key, value) =>
  `replace(replace(json_object_agg(${key}, ${value})::text, '" : ', '":'), ', "', ',"')::json`;

/** Row of a day or a month. Three of four views come from a code, and each view is by another visitor. */
const COUNTED = `
  SELECT counted.start, views, views * 3 / 4 AS qr, views * 2 / 5 AS newcomers, counts,
    CASE WHEN visitors > 2048 THEN (${REGISTERS}) ELSE (${HASHES}) END AS visitors
  FROM (
    SELECT start, ${compactJson('kind', 'values')} AS counts
    FROM (
      SELECT start, kind, ${compactJson('value', 'count')} AS values
      FROM (SELECT %START% AS start, kind, value, sum(count) AS count FROM filled_counts GROUP BY 1, 2, 3) summed
      GROUP BY 1, 2
    ) by_kind GROUP BY 1
  ) counted JOIN (
    SELECT %START% AS start, (count(*) * $2::float / 365)::int AS views,
      count(*) * $2::float / 365 AS visitors
    FROM (${DAYS}) days GROUP BY 1
  ) viewed USING (start)`;

const MONTH = `date_trunc('month', day::timestamp)::date`;

/** Statements in their order. Each takes both parameters. */
const FILL_COUNTS = [
  `INSERT INTO filled_counts
   SELECT day, kind, CASE kind WHEN 'h'
     THEN ((extract(isodow FROM day) - 1) * 24 + value::int)::text ELSE value END AS value, count
   FROM (
     SELECT day, kind, value, floor(mean + random())::int AS count
     FROM (${DAYS}) days CROSS JOIN (${KINDS.map(countsOf).join(' UNION ALL ')}) means
   ) counted WHERE count > 0`,
  `INSERT INTO menu_days (menu_id, day, views, qr, newcomers, counts, visitors)
   SELECT $1::uuid, counted.* FROM (${COUNTED.replaceAll('%START%', 'day')}) counted ORDER BY start`,
  // The current month has only rows for its days.
  `INSERT INTO menu_months (menu_id, month, views, qr, newcomers, counts, visitors)
   SELECT $1::uuid, counted.* FROM (${COUNTED.replaceAll('%START%', MONTH)}) counted
   WHERE start < date_trunc('month', now() AT TIME ZONE 'America/Santo_Domingo')`,
];

/** @param {import('pg').Client} database @param {string} menuId @param {number} views */
export async function fillCounts(database, menuId, views) {
  await database.query(
    `CREATE TEMPORARY TABLE filled_counts (day date, kind text, value text, count integer)`,
  );
  for (const statement of FILL_COUNTS) await database.query(statement, [menuId, views]);
  await database.query(`DROP TABLE filled_counts`);
}
