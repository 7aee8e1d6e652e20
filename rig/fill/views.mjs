import pg from 'pg';
import { withoutIndexes } from './without-indexes.mjs';
import { REGISTERS } from './counts-of-a-year.mjs';

/**
 * Views of thirteen months with all that the product keeps of them, by SQL: visits, views, engagements,
 * roll-ups and sketches, as decision 23 tells them apart (views.int-spec.ts compares them with the product's own).
 * Month after month, the oldest first, because rows come in the order of time in the product, too; counts of a
 * month are made while the views of the next one are. Visits come last: a visitor's first view is the visit.
 *
 * Which menu is viewed follows Zipf's law: the menu of rank r gets 1/r of what the first one gets. Four of
 * five views of a menu are by visitors of their own. One view in ten opens an item.
 */

/** Months that raw rows are stored for. */
const MONTHS = 13;
const MAX_EXACT_VISITORS = 2048;
const ZONE = 'America/Santo_Domingo';

/** Published menus that nobody has opened yet, by rank. */
const RANKS = `
  CREATE UNLOGGED TABLE filled_ranks AS
  SELECT row_number() OVER (ORDER BY md5(menu.id::text))::int AS rank, menu.id AS menu_id,
    (SELECT array_agg(item.id) FROM menu_items item WHERE item.menu_id = menu.id) AS items
  FROM menus menu WHERE is_published AND ($1::uuid IS NULL) = (user_id IS DISTINCT FROM $2::uuid)
    AND NOT EXISTS (SELECT FROM roll_ups WHERE menu_id = menu.id)`;

/**
 * One row for each visitor of a menu and day: the first view. `$1` first and `$2` last day, `$3` views of the
 * month, `$4` views of all months. A logarithm that is equally likely everywhere is Zipf's law.
 */
const VIEWS = `
  CREATE UNLOGGED TABLE %VIEWS% AS
  SELECT DISTINCT ON (menu_id, day, visitor_id) *,
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

/** What a browser calls itself on each device. */
export const AGENTS = {
  mobile:
    'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
};
export const ADDRESS = '190.80.1.0';

const SPANS = `
  CROSS JOIN LATERAL (
    VALUES ('day', day), ('month', date_trunc('month', day::timestamp)::date)) AS spans (span, start)`;

/** The visits of all months, and the new visitors of each. */
const VISITS = `
  WITH new AS (
    INSERT INTO menu_visits (menu_id, visitor_id, source, ip_address, user_agent, created_at)
    SELECT menu_id, visitor_id, source, '${ADDRESS}',
      CASE device WHEN 'mobile' THEN '${AGENTS.mobile}' ELSE '${AGENTS.desktop}' END, viewed_at
    FROM (
      SELECT DISTINCT ON (menu_id, visitor_id) menu_id, visitor_id, source, device, viewed_at
      FROM menu_views JOIN filled_ranks USING (menu_id)
      ORDER BY menu_id, visitor_id, viewed_at
    ) first ORDER BY viewed_at
    RETURNING menu_id, (created_at AT TIME ZONE '${ZONE}')::date AS day
  )
  INSERT INTO roll_ups (menu_id, span, kind, start, value, count)
  SELECT menu_id, span, 'new', start, '', count(*) FROM new ${SPANS} GROUP BY 1, 2, 4`;

const STORED_VIEWS = `
  INSERT INTO menu_views (menu_id, day, visitor_id, source, device, viewed_at, language, piece)
  SELECT menu_id, day, visitor_id, source, device, viewed_at, language, nullif(piece, '')
  FROM %VIEWS%`;

const ENGAGEMENTS = `
  INSERT INTO engagements (menu_id, day, kind, value, visitor_id)
  SELECT menu_id, day, 'item', item_id, visitor_id FROM %VIEWS% WHERE item_id IS NOT NULL`;

const ROLL_UPS = `
  INSERT INTO roll_ups (menu_id, span, kind, start, value, count)
  SELECT menu_id, span, kind, start, value, sum(views)
  FROM (
    SELECT menu_id, day, kind, value, count(*) AS views
    FROM %VIEWS% CROSS JOIN LATERAL (VALUES
      ('hour', extract(isodow FROM day) - 1 || ' ' || extract(hour FROM viewed_at AT TIME ZONE '${ZONE}')),
      ('source', source), ('device', device), ('language', language), ('piece', piece),
      ('item', item_id::text)) AS counts (kind, value)
    WHERE value IS NOT NULL GROUP BY 1, 2, 3, 4
  ) by_day ${SPANS}
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`;

const sketches = (/** @type {string} */ span, /** @type {string} */ start) => `
  INSERT INTO visitor_sketches (menu_id, span, start, sketch)
  SELECT menu_id, '${span}', start,
    CASE WHEN visitors > ${MAX_EXACT_VISITORS} THEN (${REGISTERS}) ELSE '\\x00'::bytea || hashes END
  FROM (
    SELECT menu_id, start, count(*)::float AS visitors, string_agg(hash, ''::bytea ORDER BY hash) AS hashes
    FROM (SELECT DISTINCT menu_id, ${start} AS start, hash FROM %VIEWS%) seen GROUP BY 1, 2
  ) counted`;

/** Of the views of a month. What stands apart is made at the same time. */
const COUNTS = [
  [ROLL_UPS],
  [sketches('day', 'day'), sketches('month', `date_trunc('month', day::timestamp)::date`)],
];

/** The largest first. */
const TABLES = ['roll_ups', 'menu_views', 'visitor_sketches', 'menu_visits', 'engagements'];
/** More views than this are filled in faster without indexes. */
const MANY = 1e6;

/**
 * Fills in so many views of the published menus of one owner, or of everybody but this one, that have none. Repeats of a
 * visitor on a day count once, so that some fewer rows are stored.
 * @param {pg.Client} database of the administrator
 * @param {{ views: number, ownerId: string, of: 'owner' | 'others', today?: Date, say?: ((line: string) => void) | undefined }} what
 */
export async function fillViews(database, { views, ownerId, of, today = new Date(), say }) {
  /** @type {readonly [pg.Client, ...pg.Client[]]} */
  const clients = [
    await asMenus(database),
    ...(await Promise.all(COUNTS.map(() => asMenus(database)))),
  ];
  try {
    const isMany = views > MANY;
    const work = () => fill(clients, { views, ownerId, of, today, say });
    await (isMany ? withoutIndexes(clients, TABLES, work) : work());
  } finally {
    const [first] = clients;
    const { rows: left } = await first.query(
      `SELECT relname FROM pg_class WHERE relkind = 'r' AND relname ~ '^filled_(ranks|views_)'`,
    );
    for (const { relname } of left) await first.query(`DROP TABLE ${relname}`);
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** @param {readonly [pg.Client, ...pg.Client[]]} clients @param {Parameters<typeof fillViews>[1] & { today: Date }} what */
async function fill([first, ...others], { views, ownerId, of, today, say }) {
  const whose = of === 'others' ? 'NULL' : `'${ownerId}'`;
  await first.query(RANKS.replaceAll('$2', `'${ownerId}'`).replace('$1', whose));
  await first.query(`CREATE UNIQUE INDEX ON filled_ranks (rank); ANALYZE filled_ranks`);
  /** @type {Promise<unknown>} */
  let counted = Promise.resolve();
  for (const [at, month] of monthsTo(today).entries()) {
    const start = Date.now();
    const name = `filled_views_${at}`;
    const ofMonth = (/** @type {string} */ statement) => statement.replaceAll('%VIEWS%', name);
    const last = at === MONTHS - 1 ? dateOf(today) : month.last;
    for (const table of ['menu_views', 'engagements']) await first.query(partition(table, month));
    await first.query(
      ofMonth(VIEWS)
        .replaceAll('$1', `'${month.first}'`)
        .replaceAll('$2', `'${last}'`)
        .replaceAll('$3', `${Math.ceil(views / MONTHS)}`)
        .replaceAll('$4', `${views}`),
    );
    await first.query(`ANALYZE ${name}`);
    // No more than two months lie around.
    await counted;
    counted = (async () => {
      await Promise.all(
        COUNTS.map(async (statements, place) => {
          for (const statement of statements) await others[place]?.query(ofMonth(statement));
        }),
      );
      say?.(`${month.first.slice(0, 7)}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
    })();
    // It is waited for before the next month, and at the end.
    counted.catch(() => undefined);
    for (const statement of [STORED_VIEWS, ENGAGEMENTS]) await first.query(ofMonth(statement));
    if (at > 0) await first.query(`DROP TABLE filled_views_${at - 1}`);
  }
  await Promise.all([counted, first.query(VISITS)]);
}

/** A connection on which everything that is made belongs to the service. @param {pg.Client} database */
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

/** First and last days of the thirteen months up to this one. @param {Date} today */
const monthsTo = (today) =>
  Array.from({ length: MONTHS }, (_, at) => {
    const start = (/** @type {number} */ later) =>
      Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + at - MONTHS + 1 + later);
    const [first, next] = [dateOf(new Date(start(0))), dateOf(new Date(start(1)))];
    return { first, next, last: dateOf(new Date(start(1) - 86_400_000)) };
  });

/** @param {string} table @param {{ first: string, next: string }} month */
const partition = (table, { first, next }) =>
  `CREATE TABLE IF NOT EXISTS ${table}_${first.slice(0, 7).replace('-', '_')}
   PARTITION OF ${table} FOR VALUES FROM ('${first}') TO ('${next}')`;
