import pg from 'pg';
import { withoutIndexes } from './without-indexes.mjs';
import { compactJson, REGISTERS } from './counts-of-a-year.mjs';

/**
 * Creates views of thirteen months in SQL, with everything that the product stores about them: visits, engagements,
 * and counts of days and months, as decision 23 distinguishes them. views.int-spec.ts compares the result with the
 * product's own. Months are filled from the oldest on, because rows arrive in chronological order in the product,
 * too. The counts of a month are created while the views of the next month are. Visits come last, because the first
 * view of a visitor is the visit.
 *
 * The number of views per menu follows Zipf's law: the menu of rank r gets 1/r of the views of the first one. Four of
 * five views of a menu are by different visitors. One view in ten opens an item.
 */

/** Number of months for which raw rows are stored. */
const MONTHS = 13;
const MAX_EXACT_VISITORS = 2048;
const ZONE = 'America/Santo_Domingo';

/** Published menus without views, by rank. */
const RANKS = `
  CREATE UNLOGGED TABLE filled_ranks AS
  SELECT row_number() OVER (ORDER BY md5(menu.id::text))::int AS rank, menu.id AS menu_id,
    (SELECT array_agg(item.id) FROM menu_items item WHERE item.menu_id = menu.id) AS items
  FROM menus menu WHERE is_published AND ($1::uuid IS NULL) = (account_id IS DISTINCT FROM $2::uuid)
    AND NOT EXISTS (SELECT FROM menu_days WHERE menu_id = menu.id)`;

/**
 * Creates one row for the first view of each visitor of a menu on a day. `$1` and `$2` are the first and the last
 * day, `$3` is the number of views in the month, and `$4` is the number in all months. A uniformly distributed
 * logarithm yields Zipf's law.
 */
const VIEWS = `
  CREATE UNLOGGED TABLE %VIEWS% AS
  SELECT DISTINCT ON (menu_id, day, visitor_id) *,
    extract(hour FROM viewed_at AT TIME ZONE '${ZONE}')::int AS hour,
    substring(sha256(convert_to(menu_id || ' ' || visitor_id, 'UTF8')) FOR 6) AS hash
  FROM (
    SELECT menu_id, (at AT TIME ZONE '${ZONE}')::date AS day, at AS viewed_at,
      md5(menu_id || ' ' || floor(visitor * greatest(1, 0.8 * $4 / (rank * (ln(menus) + 0.58)))))
        COLLATE "C" AS visitor_id,
      CASE WHEN chance < 0.75 THEN 'qr' ELSE 'direct_link' END AS source,
      CASE WHEN chance < 0.9 THEN 'mobile' ELSE 'desktop' END AS device,
      CASE WHEN other < 0.85 THEN 'es' ELSE 'en' END AS language,
      CASE WHEN chance < 0.75 AND other < 0.3 THEN 'tent' WHEN chance < 0.75 THEN '' END AS piece,
      CASE WHEN other > 0.9 THEN items[1 + floor(chance * cardinality(items))::int] END AS item_id
    FROM (
      SELECT floor(exp(random() * ln(menus + 1)))::int AS rank, menus,
        date_trunc('milliseconds', ($1::date + floor(random() * ($2::date - $1::date + 1))::int
          + make_interval(secs => 28800 + random() * 54000)) AT TIME ZONE '${ZONE}') AS at,
        random() AS visitor, random() AS chance, random() AS other
      FROM generate_series(1, $3::int), (SELECT count(*)::int AS menus FROM filled_ranks) counted
    ) made JOIN filled_ranks USING (rank)
  ) viewed ORDER BY menu_id, day, visitor_id, viewed_at`;

/** First view of each visitor of a menu on a day, over all months. */
const SEEN = `
  CREATE UNLOGGED TABLE filled_seen (menu_id uuid, visitor_id text COLLATE "C", day date, hour int,
    viewed_at timestamptz, source text, device text, language text, piece text)`;

/** User agent of each device. */
export const AGENTS = {
  mobile:
    'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
};
export const ADDRESS = '190.80.1.0';

/** Hash of a visitor of a menu as a number. */
const NUMBER = (/** @type {string} */ hash) =>
  `('x0000' || encode(${hash}, 'hex'))::bit(64)::bigint`;

/** Creates the visits of all months, with the views on later days, and the number of new visitors of each day. */
const VISITS = `
  WITH ordered AS (
    SELECT seen.*, row_number() OVER (PARTITION BY menu_id, visitor_id ORDER BY viewed_at) AS place
    FROM filled_seen seen
  ), later AS (
    SELECT menu_id, visitor_id, json_agg(json_build_array(day, hour,
      to_char(viewed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      source, device, language, NULL, nullif(piece, '')) ORDER BY day) AS views
    FROM ordered WHERE place > 1 GROUP BY 1, 2
  ), new AS (
    INSERT INTO menu_visits (menu_id, visitor_id, source, ip_address, user_agent, created_at,
      day, hour, device, language, piece, later)
    SELECT menu_id, visitor_id, source, '${ADDRESS}',
      CASE device WHEN 'mobile' THEN '${AGENTS.mobile}' ELSE '${AGENTS.desktop}' END, viewed_at,
      day, hour, device, language, nullif(piece, ''), replace(later.views::text, ', ', ',')::json
    FROM ordered LEFT JOIN later USING (menu_id, visitor_id) WHERE place = 1 ORDER BY viewed_at
    RETURNING menu_id, day
  ), of_days AS (
    SELECT menu_id, day, count(*)::int AS newcomers FROM new GROUP BY 1, 2
  ), changed AS (
    UPDATE menu_days SET newcomers = of_days.newcomers FROM of_days
    WHERE menu_days.menu_id = of_days.menu_id AND menu_days.day = of_days.day
  )
  UPDATE menu_months SET newcomers = of_month.newcomers
  FROM (SELECT menu_id, date_trunc('month', day::timestamp)::date AS month, sum(newcomers) AS newcomers
    FROM of_days GROUP BY 1, 2) of_month
  WHERE menu_months.menu_id = of_month.menu_id AND menu_months.month = of_month.month`;

/** Collects the views of all months, from which visits are created. */
const KEEP = `
  INSERT INTO filled_seen
  SELECT menu_id, visitor_id, day, hour, viewed_at, source, device, language, piece FROM %VIEWS%`;

const ENGAGEMENTS = `
  INSERT INTO engagements (menu_id, day, visitor, done)
  SELECT menu_id, day, ${NUMBER('hash')},
    substring(sha256(convert_to('item ' || item_id, 'UTF8')) FOR 6)
  FROM %VIEWS% WHERE item_id IS NOT NULL`;

/** @param {string} table @param {string} column @param {string} start */
const counts = (table, column, start) => `
  INSERT INTO ${table} (menu_id, ${column}, views, qr, newcomers, counts, visitors)
  SELECT menu_id, start, views, qr, 0, counts, visitors
  FROM (
    SELECT menu_id, start, ${compactJson('kind', 'values')} AS counts
    FROM (
      SELECT menu_id, start, kind, ${compactJson('value', 'views')} AS values
      FROM (
        SELECT menu_id, ${start} AS start, kind, value, count(*) AS views
        FROM %VIEWS% CROSS JOIN LATERAL (VALUES
          ('h', ((extract(isodow FROM day) - 1) * 24 + hour)::text), ('d', device), ('l', language),
          ('p', piece), ('i', item_id::text)) AS counts (kind, value)
        WHERE value IS NOT NULL GROUP BY 1, 2, 3, 4
      ) by_value GROUP BY 1, 2, 3
    ) by_kind GROUP BY 1, 2
  ) counted JOIN (
    SELECT menu_id, ${start} AS start, count(*) AS views,
      count(*) FILTER (WHERE source = 'qr') AS qr FROM %VIEWS% GROUP BY 1, 2
  ) viewed USING (menu_id, start) JOIN (
    SELECT menu_id, start,
      CASE WHEN visitors > ${MAX_EXACT_VISITORS} THEN (${REGISTERS}) ELSE '\\x00'::bytea || hashes END AS visitors
    FROM (
      SELECT menu_id, start, count(*)::float AS visitors, string_agg(hash, ''::bytea ORDER BY hash) AS hashes
      FROM (SELECT DISTINCT menu_id, ${start} AS start, hash FROM %VIEWS%) seen GROUP BY 1, 2
    ) hashed
  ) distinct_visitors USING (menu_id, start)
  ORDER BY start, menu_id`;

/** Statements for the views of a month. The elements run concurrently. */
const COUNTS = [
  [counts('menu_days', 'day', 'day')],
  [counts('menu_months', 'month', `date_trunc('month', day::timestamp)::date`)],
];

/** Sorted by size, the largest first. */
const TABLES = ['menu_visits', 'menu_days', 'engagements', 'menu_months'];
/** Above this number, filling is faster without indexes. */
const MANY = 1e6;

/**
 * Creates views of published menus that have none, either of one account or of all others. Repeated views of a
 * visitor on a day count once, so slightly fewer rows are stored.
 * @param {pg.Client} database connection of the administrator
 * @param {{ views: number, accountId: string, of: 'owner' | 'others', today?: Date, say?: ((line: string) => void) | undefined }} what
 */
export async function fillViews(database, { views, accountId, of, today = new Date(), say }) {
  /** @type {readonly [pg.Client, ...pg.Client[]]} */
  const clients = [
    await asMenus(database),
    ...(await Promise.all(COUNTS.map(() => asMenus(database)))),
  ];
  try {
    const isMany = views > MANY;
    const work = () => fill(clients, { views, accountId, of, today, say });
    await (isMany ? withoutIndexes(clients, TABLES, work) : work());
  } finally {
    const [first] = clients;
    const { rows: left } = await first.query(
      `SELECT relname FROM pg_class WHERE relkind = 'r' AND relname ~ '^filled_(ranks|seen|views_)'`,
    );
    for (const { relname } of left) await first.query(`DROP TABLE ${relname}`);
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** @param {readonly [pg.Client, ...pg.Client[]]} clients @param {Parameters<typeof fillViews>[1] & { today: Date }} what */
async function fill([first, ...others], { views, accountId, of, today, say }) {
  const whose = of === 'others' ? 'NULL' : `'${accountId}'`;
  await first.query(RANKS.replaceAll('$2', `'${accountId}'`).replace('$1', whose));
  await first.query(`CREATE UNIQUE INDEX ON filled_ranks (rank); ANALYZE filled_ranks`);
  await first.query(SEEN);
  /** @type {Promise<unknown>} */
  let counted = Promise.resolve();
  for (const [at, month] of monthsTo(today).entries()) {
    const start = Date.now();
    const name = `filled_views_${at}`;
    const ofMonth = (/** @type {string} */ statement) => statement.replaceAll('%VIEWS%', name);
    const last = at === MONTHS - 1 ? dateOf(today) : month.last;
    await first.query(partition(month));
    await first.query(
      ofMonth(VIEWS)
        .replaceAll('$1', `'${month.first}'`)
        .replaceAll('$2', `'${last}'`)
        .replaceAll('$3', `${Math.ceil(views / MONTHS)}`)
        .replaceAll('$4', `${views}`),
    );
    await first.query(`ANALYZE ${name}`);
    // This limits the tables of views to two months at a time.
    await counted;
    counted = (async () => {
      await Promise.all(
        COUNTS.map(async (statements, place) => {
          // The product has no monthly count for the current month, only daily ones.
          const built = at === MONTHS - 1 && place === 1 ? [] : statements;
          for (const statement of built) await others[place]?.query(ofMonth(statement));
        }),
      );
      say?.(`${month.first.slice(0, 7)}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
    })();
    // The promise is awaited before the next month and at the end.
    counted.catch(() => undefined);
    for (const statement of [KEEP, ENGAGEMENTS]) await first.query(ofMonth(statement));
    if (at > 0) await first.query(`DROP TABLE filled_views_${at - 1}`);
  }
  await counted;
  await first.query(VISITS);
  // This removes the dead row versions that updates left. Later measurements then start from a compact table.
  await first.query('VACUUM FULL menu_days, menu_months');
}

/** Opens a connection on which all new objects belong to the service's role. @param {pg.Client} database */
async function asMenus({ host, port, user, password, database }) {
  const client = new pg.Client({ host, port, user, password, database });
  await client.connect();
  await client.query(
    `SELECT set_config('role', nspowner::regrole::text, false) FROM pg_namespace WHERE nspname = 'menus';
     SET search_path = menus; SET synchronous_commit = off; SET work_mem = '256MB';
     SET maintenance_work_mem = '1GB'`,
  );
  return client;
}

const dateOf = (/** @type {Date} */ moment) => moment.toISOString().slice(0, 10);

/** @param {Date} today */
const monthsTo = (today) =>
  Array.from({ length: MONTHS }, (_, at) => {
    const start = (/** @type {number} */ later) =>
      Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + at - MONTHS + 1 + later);
    const [first, next] = [dateOf(new Date(start(0))), dateOf(new Date(start(1)))];
    return { first, next, last: dateOf(new Date(start(1) - 86_400_000)) };
  });

/** @param {{ first: string, next: string }} month */
const partition = ({ first, next }) =>
  `CREATE TABLE IF NOT EXISTS engagements_${first.slice(0, 7).replace('-', '_')}
   PARTITION OF engagements FOR VALUES FROM ('${first}') TO ('${next}')`;
