import pg from 'pg';
import { REGISTERS } from '../../../tools/bench/analytics/counts-of-a-year.mjs';

/**
 * Views of thirteen months with all that the product keeps of them, by SQL: visits, views, engagements,
 * roll-ups and sketches, as decision 23 tells them apart. Month after month, the oldest first, because a
 * visitor's first view is the visit, and because rows come in the order of time in the product, too.
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
  CREATE UNLOGGED TABLE filled_views AS
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
        ($1::date + floor(random() * ($2::date - $1::date + 1))::int
          + make_interval(secs => 28800 + random() * 54000)) AT TIME ZONE '${ZONE}' AS at,
        random() AS visitor, random() AS chance, random() AS other
      FROM generate_series(1, $3::int), (SELECT count(*)::int AS menus FROM filled_ranks) counted
    ) made JOIN filled_ranks USING (rank)
  ) viewed ORDER BY menu_id, day, visitor_id, viewed_at`;

const AGENT =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

const SPANS = `
  CROSS JOIN LATERAL (
    VALUES ('day', day), ('month', date_trunc('month', day::timestamp)::date)) AS spans (span, start)`;

/** The visits of the month, and the new visitors among them. */
const VISITS = `
  WITH new AS (
    INSERT INTO menu_visits (menu_id, visitor_id, source, ip_address, user_agent, created_at)
    SELECT menu_id, visitor_id, source, '190.80.1.0', '${AGENT}', viewed_at
    FROM filled_views ORDER BY viewed_at
    ON CONFLICT DO NOTHING
    RETURNING menu_id, (created_at AT TIME ZONE '${ZONE}')::date AS day
  )
  INSERT INTO roll_ups (menu_id, span, kind, start, value, count)
  SELECT menu_id, span, 'new', start, '', count(*) FROM new ${SPANS} GROUP BY 1, 2, 4`;

const STORED_VIEWS = `
  INSERT INTO menu_views (menu_id, day, visitor_id, source, device, viewed_at, language, piece)
  SELECT menu_id, day, visitor_id, source, device, viewed_at, language, nullif(piece, '')
  FROM filled_views`;

const ENGAGEMENTS = `
  INSERT INTO engagements (menu_id, day, kind, value, visitor_id)
  SELECT menu_id, day, 'item', item_id, visitor_id FROM filled_views WHERE item_id IS NOT NULL`;

const ROLL_UPS = `
  INSERT INTO roll_ups (menu_id, span, kind, start, value, count)
  SELECT menu_id, span, kind, start, value, sum(views)
  FROM (
    SELECT menu_id, day, kind, value, count(*) AS views
    FROM filled_views CROSS JOIN LATERAL (VALUES
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
    FROM (SELECT DISTINCT menu_id, ${start} AS start, hash FROM filled_views) seen GROUP BY 1, 2
  ) counted`;

/**
 * Fills in so many views of the published menus of one owner, or of everybody but this one, that have none. Repeats of a
 * visitor on a day count once, so that some fewer rows are stored.
 * @param {pg.Client} database of the administrator
 * @param {{ views: number, ownerId: string, of: 'owner' | 'others', today?: Date, say?: ((line: string) => void) | undefined }} what
 */
export async function fillViews(database, { views, ownerId, of, today = new Date(), say }) {
  const [first, second] = [await asMenus(database), await asMenus(database)];
  try {
    await first.query(
      RANKS.replaceAll('$2', `'${ownerId}'`).replace(
        '$1',
        of === 'others' ? 'NULL' : `'${ownerId}'`,
      ),
    );
    await first.query(`CREATE UNIQUE INDEX ON filled_ranks (rank); ANALYZE filled_ranks`);
    for (const [at, month] of monthsTo(today).entries()) {
      const start = Date.now();
      const last = at === MONTHS - 1 ? dateOf(today) : month.last;
      for (const table of ['menu_views', 'engagements']) await first.query(partition(table, month));
      await first.query(
        VIEWS.replaceAll('$1', `'${month.first}'`)
          .replaceAll('$2', `'${last}'`)
          .replaceAll('$3', `${Math.ceil(views / MONTHS)}`)
          .replaceAll('$4', `${views}`),
      );
      await first.query(`ANALYZE filled_views`);
      const work = async (/** @type {pg.Client} */ client, /** @type {string[]} */ statements) => {
        for (const statement of statements) await client.query(statement);
      };
      await Promise.all([
        work(first, [STORED_VIEWS, VISITS, ENGAGEMENTS]),
        work(second, [
          ROLL_UPS,
          sketches('day', 'day'),
          sketches('month', `date_trunc('month', day::timestamp)::date`),
        ]),
      ]);
      await first.query(`DROP TABLE filled_views`);
      say?.(`${month.first.slice(0, 7)}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
    }
  } finally {
    await first.query(`DROP TABLE IF EXISTS filled_ranks, filled_views`);
    await Promise.all([first.end(), second.end()]);
  }
}

/** A connection on which everything that is made belongs to the service. @param {pg.Client} database */
async function asMenus({ host, port, user, password, database }) {
  const client = new pg.Client({ host, port, user, password, database });
  await client.connect();
  await client.query(
    `SET ROLE menus; SET search_path = menus; SET synchronous_commit = off; SET work_mem = '256MB'`,
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
