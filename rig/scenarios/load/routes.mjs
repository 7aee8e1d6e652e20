import { addCrowd, FEW, tableSizes } from '../../fill/crowd.mjs';
import { openLoadSystem } from '../../system/load-system.mjs';
import { tablesReadWhole } from './plans/explain.mjs';
import { hear } from './plans/hear.mjs';
import { callerOf, ownerWithViews } from '../../clients/route-caller.mjs';
import { measureRoutes } from './routes/measure.mjs';
import { forgetStatements, statementCosts } from './routes/statements.mjs';

/** A table up to this number of rows is small. */
const FEW_ROWS = 20_000;
/** Maximum ratio between the pages read at the end and at the beginning. */
const MAX_GROWTH = 2;
/** Statements that read fewer pages are ignored. */
const FEW_PAGES = 50;

/**
 * Measures the time of every route and the pages that every statement reads, with few menus of other owners and with
 * the requested number. Also lists the statements that then scan whole tables.
 * @param {{ menus: number, views: number, calls: number }} size
 * @param {import('../../report.mjs').Report} report
 */
export async function routes(size, report) {
  const load = await openLoadSystem();
  const { database } = load;
  try {
    const someone = await ownerWithViews(load);
    await addCrowd(database, { ...FEW, accountId: someone.accountId });
    const measured = async () => {
      await forgetStatements(database);
      const times = await measureRoutes(await callerOf(load, someone), size.calls);
      return { times, costs: await statementCosts(database) };
    };
    const before = await measured();
    console.log(`  measured before at ${new Date().toISOString()}`);
    await addCrowd(database, { ...size, accountId: someone.accountId });
    const after = await measured();
    report.add(timesSection(size, before.times, after.times));
    report.add(costsSection(before.costs, after.costs));
    report.add(await wholeSection(database, await hear(load, someone)));
    report.add(await sizesSection(database));
  } finally {
    await load.close();
  }
}

/** @param {{ menus: number, views: number, calls: number }} size @param {Map<string, import('./routes/measure.mjs').Times>} before @param {Map<string, import('./routes/measure.mjs').Times>} after */
const timesSection = ({ menus, views, calls }, before, after) => ({
  title: 'Every route',
  text: `Milliseconds as a client sees them, one call after the other, ${calls} of each at most, by an owner with 20 menus and 20,000 views. Before: ${FEW.menus} menus and ${count(FEW.views)} views of others; after: ${count(menus)} menus and ${count(views)} views more.`,
  head: [
    ...['route', 'p50 before', 'p95 before', 'p50 after', 'p95 after', 'p95 after / before'],
    'answered 503, before and after',
  ],
  rows: [...before].map(([name, small]) => {
    const large = after.get(name);
    return [
      name,
      ...[small.p50, small.p95, large?.p50, large?.p95].map((ms) => (ms ?? NaN).toFixed(1)),
      ((large?.p95 ?? NaN) / small.p95).toFixed(2),
      small.refused + (large?.refused ?? 0) > 0 ? `${small.refused}, ${large?.refused}` : '',
    ];
  }),
});

/** @param {Map<string, import('./routes/statements.mjs').Cost>} before @param {Map<string, import('./routes/statements.mjs').Cost>} after */
function costsSection(before, after) {
  const grown = [...after]
    .filter(([text, { pages }]) => {
      const small = before.get(text);
      return pages > FEW_PAGES && (!small || pages > small.pages * MAX_GROWTH);
    })
    .sort(([, one], [, other]) => other.pages - one.pages);
  return {
    title: 'Statements that read more',
    text: `Of ${after.size} statements those that read more than ${FEW_PAGES} pages of 8 KB, and more than ${MAX_GROWTH} times those of before.`,
    head: ['statement', 'calls', 'pages before', 'pages after', 'ms before', 'ms after'],
    rows: grown.map(([text, { calls, pages, ms }]) => [
      `\`${text.replace(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 180)}\``,
      ...[calls, before.get(text)?.pages.toFixed(0) ?? '', pages.toFixed(0)],
      ...[before.get(text)?.ms.toFixed(2) ?? '', ms.toFixed(2)],
    ]),
  };
}

/** @param {import('pg').Client} database @param {ReadonlyMap<string, string[]>} heard logged statements by service */
async function wholeSection(database, heard) {
  const large = new Map(
    (await tableSizes(database)).map(({ table, rows }) => [table.split('.')[1] ?? '', rows]),
  );
  const rows = [];
  for (const [service, statements] of heard) {
    await database.query(`SET search_path = ${service}`);
    for (const text of statements) {
      const whole = (await tablesReadWhole(database, text)).filter(
        (table) => (large.get(table.replace(/_\d{4}_\d\d$/, '')) ?? 0) > FEW_ROWS,
      );
      if (whole.length > 0) {
        rows.push([
          whole.join(', '),
          `\`${text.replace(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 220)}\``,
        ]);
      }
    }
  }
  return {
    title: 'Statements that read whole tables',
    text: `Of the ${[...heard.values()].flat().length} statements of all routes, operations and chores, as Postgres plans them on the filled database, those that read a table of more than ${count(FEW_ROWS)} rows as a whole.`,
    head: ['table', 'statement'],
    rows,
  };
}

/** @param {import('pg').Client} database */
const sizesSection = async (database) => ({
  title: 'Rows and bytes',
  text: 'Tables with their indexes, after.',
  head: ['table', 'rows', 'MB', 'bytes a row'],
  rows: (await tableSizes(database))
    .filter(({ bytes }) => bytes > 1e6)
    .map(({ table, rows, bytes }) => [
      ...[table, count(rows), (bytes / 1e6).toFixed(1)],
      (bytes / rows).toFixed(0),
    ]),
});

/** @param {number} number */
const count = (number) => new Intl.NumberFormat('en').format(number);
