/**
 * What so many views of a menu within a year leave behind in roll-ups and sketches: `$1` the menu, `$2`
 * the views. Each day has as many, each by a visitor of its own. Of each kind, some values are counted
 * often and most of them rarely.
 */

/** Values of each kind that a busy menu counts on a day, and how many of a hundred views count for them. */
const KINDS = [
  { kind: 'hour', values: `SELECT '0 ' || hour FROM generate_series(8, 23) hour`, share: 100 },
  { kind: 'source', values: `VALUES ('qr'), ('direct_link')`, share: 100 },
  { kind: 'device', values: `VALUES ('mobile'), ('tablet'), ('desktop'), ('unknown')`, share: 100 },
  { kind: 'language', values: `VALUES ('es'), ('en'), ('fr'), ('de'), ('pt')`, share: 100 },
  { kind: 'table', values: `SELECT 'Mesa ' || t FROM generate_series(1, 40) t`, share: 60 },
  { kind: 'piece', values: `VALUES (''), ('tent'), ('label'), ('poster')`, share: 70 },
  { kind: 'new', values: `VALUES ('')`, share: 40 },
  {
    kind: 'category',
    values: `SELECT id::text FROM menu_categories WHERE menu_id = $1`,
    share: 400,
  },
  { kind: 'item', values: `SELECT id::text FROM menu_items WHERE menu_id = $1`, share: 600 },
  { kind: 'item-ordered', values: `SELECT id::text FROM menu_items WHERE menu_id = $1`, share: 30 },
  {
    kind: 'item-sold-out',
    values: `SELECT id::text FROM menu_items WHERE menu_id = $1 LIMIT 9`,
    share: 4,
  },
  { kind: 'search', values: `SELECT 'plato ' || s FROM generate_series(1, 60) s`, share: 5 },
  { kind: 'filter', values: `VALUES ('Vegano'), ('Vegetariano'), ('Picante')`, share: 8 },
];

const DAYS = `
  SELECT (now() AT TIME ZONE 'America/Santo_Domingo')::date - age AS day
  FROM generate_series(0, 364) age`;
const SPANS = `
  CROSS JOIN LATERAL (
    VALUES ('day', day), ('month', date_trunc('month', day::timestamp)::date)) AS spans (span, start)`;

/** Share of a value among n: those in front are counted most (Zipf). */
const countsOf = (/** @type {typeof KINDS[number]} */ { kind, values, share }) => `
  SELECT '${kind}' AS kind, value,
    $2::float / 365 * ${share / 100} / row_number() OVER () / sum(1.0 / place) OVER () AS mean
  FROM (SELECT value, row_number() OVER () AS place FROM (${values}) AS known (value)) placed`;

export const FILL_ROLL_UPS = `
  INSERT INTO roll_ups (menu_id, span, kind, start, value, count)
  SELECT $1::uuid, span, kind, start, value, sum(count)
  FROM (
    SELECT day, kind, value, floor(mean + random())::int AS count
    FROM (${DAYS}) days CROSS JOIN (${KINDS.map(countsOf).join(' UNION ALL ')}) means
  ) counted ${SPANS}
  WHERE count > 0 GROUP BY span, kind, start, value ORDER BY start`;

/** Registers of a HyperLogLog that saw n visitors at random, or where they are few, their hashes. */
export const REGISTERS = `
  SELECT '\\x01'::bytea || string_agg(set_byte('\\x00', 0,
    greatest(0, least(37, ceil(-ln(1 - power(random(), 4096 / visitors)) / ln(2))))::int + 0 * place),
    ''::bytea)
  FROM generate_series(1, 4096) place`;
const HASHES = `
  SELECT '\\x00'::bytea || string_agg(
    substring(sha256(convert_to(random()::text || place, 'UTF8')) FOR 6), ''::bytea)
  FROM generate_series(1, visitors::int) place`;

export const FILL_SKETCHES = `
  INSERT INTO visitor_sketches (menu_id, span, start, sketch)
  SELECT $1::uuid, span, start,
    CASE WHEN visitors > 2048 THEN (${REGISTERS}) ELSE (${HASHES}) END
  FROM (
    SELECT span, start, count(*) * $2::float / 365 AS visitors
    FROM (${DAYS}) days ${SPANS} GROUP BY span, start
  ) counted`;
