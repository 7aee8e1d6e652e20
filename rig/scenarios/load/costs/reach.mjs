/** Load for which one server is intended (docs/operations/self-hosting.md). It has two cores and 4 GB. */
const ONE = { menus: 1000, viewsAMonth: 100_000 };
export const TIMES = [1, 10, 100, 1000];
const LIMITS = { cores: 2, month: 2e9, tables: 40e9, files: 40e9 };

/** Assumptions about users. The page lists them beside the table. */
const MENUS_EACH = 1.6;
const DAYS_A_MONTH = 30;
const BUSIEST_HOUR = 0.15;
const IMAGES_OF_MENU = 3.5;
/** Weekly acts of an owner. @type {Record<string, number>} */
const OWNERS_WEEK = {
  'a sign-in': 1,
  'the list of menus': 10,
  'a report of 30 days': 1,
  'an item that is saved': 10,
  'a sheet of tents to print': 0.1,
  'an image of 12 megapixels': 0.5,
};
/** Tables that remain when raw rows are deleted, and retention in months. */
const COUNTS = ['menus.menu_days', 'menus.menu_months'];
const MONTHS = { raw: 13, counts: 37 };
/**
 * Size of a month of a menu with 100 views in `menu_months`, with its index. No visit writes it; the month is built
 * later.
 */
const BUILT_MONTH_BYTES = 1400;

export const ASSUMED = `One is ${ONE.menus.toLocaleString('en')} menus and ${ONE.viewsAMonth.toLocaleString('en')} views a month. An owner has ${MENUS_EACH} menus with ${IMAGES_OF_MENU} images each; ${BUSIEST_HOUR * 100} % of a day's views and of owners' work are in its busiest hour, and of a week's work a seventh on each day: ${Object.entries(
  OWNERS_WEEK,
)
  .map(([what, times]) => `${times} × ${what}`)
  .join(
    ', ',
  )}. A menu is visited 3.3 times a day. A page is read and rendered once a day for each menu and once for each save. Limits are those of one server of ${LIMITS.cores} cores, 4 GB of memory and 80 GB of disk: half of the memory for the rows of the month that is being counted, half of the disk for tables and half for images.`;

/**
 * Calculates the demand for each resource at multiples of the intended load, and the multiple at which it exceeds the
 * limit. The resource that is exhausted first comes first.
 * @param {readonly import('./cost-of.mjs').Cost[]} costs
 * @returns {{ what: string, unit: string, at: number[], limit: number, reachedAt: number }[]}
 */
export function reachOf(costs) {
  const costOf = by(costs);
  const owners = ONE.menus / MENUS_EACH;
  const views = ONE.viewsAMonth / DAYS_A_MONTH;
  const owned = (/** @type {string} */ what) => ((OWNERS_WEEK[what] ?? 0) * owners) / 7;
  const renders = Math.min(views, ONE.menus + owned('an item that is saved'));
  const msADay =
    views * (costOf('a diner page from memory').ms + costOf('a visit').ms) +
    renders * costOf('a diner page, read and rendered').ms +
    Object.keys(OWNERS_WEEK).reduce((sum, what) => sum + owned(what) * costOf(what).ms, 0);
  const ofView = costOf('a visit');
  const counts = ofView.tables
    .filter(([table]) => COUNTS.includes(table))
    .reduce((sum, [, , bytes]) => sum + bytes, 0);
  const aMonth = ONE.viewsAMonth * ofView.bytes;
  const atTheEnd =
    ONE.viewsAMonth * (counts * MONTHS.counts + (ofView.bytes - counts) * MONTHS.raw) +
    ONE.menus * (costOf('a menu of ten items').bytes + MONTHS.counts * BUILT_MONTH_BYTES) +
    owners * costOf('an owner who registers').bytes;
  const files = ONE.menus * IMAGES_OF_MENU * costOf('an image of 12 megapixels').fileBytes;
  return [
    quantity('cores in the busiest hour', '', (msADay * BUSIEST_HOUR) / 3_600_000, LIMITS.cores),
    quantity('rows of a month, with indexes', 'GB', aMonth / 1e9, LIMITS.month / 1e9),
    quantity('tables after 37 months', 'GB', atTheEnd / 1e9, LIMITS.tables / 1e9),
    quantity('files of images', 'GB', files / 1e9, LIMITS.files / 1e9),
  ].sort((one, other) => one.reachedAt - other.reachedAt);
}

/** Measure to take when a resource is exhausted. @type {Record<string, string>} */
const ADDED = {
  'cores in the busiest hour':
    'gateways with `ROLES=diners` of their own (decision 25), more replicas of each process, media-worker on other cores',
  'rows of a month, with indexes':
    'Postgres on a server of its own, with memory for the counts of a month; then raw rows in a column store, counts stay (decision 23)',
  'tables after 37 months':
    'a disk for them; then days older than two years left to their months (decision 23)',
  'files of images': 'a bucket instead of the disk (decision 10)',
};

/**
 * For each multiple of the load, lists the exhausted resources, the first to be exhausted first, and the measures to
 * take.
 * @param {ReturnType<typeof reachOf>} reach
 */
export const breaksOf = (reach) =>
  TIMES.filter((times) => times > 1).map((times) => {
    const beyond = reach.filter(({ reachedAt }) => reachedAt < times);
    return {
      ...{ times, menus: ONE.menus * times, views: ONE.viewsAMonth * times },
      ...{
        what: beyond.map(({ what }) => what),
        added: beyond.map(({ what }) => ADDED[what] ?? ''),
      },
    };
  });

/** @param {string} what @param {string} unit @param {number} one @param {number} limit */
const quantity = (what, unit, one, limit) => ({
  ...{ what, unit, limit, reachedAt: limit / one },
  at: TIMES.map((times) => one * times),
});

/** @template {{ what: string }} T @param {readonly T[]} all @returns {(what: string) => T} */
const by = (all) => (what) => {
  const found = all.find((one) => one.what === what);
  if (!found) throw new Error(`Nobody measured ${what}`);
  return found;
};
