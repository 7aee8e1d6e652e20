import { memoryOf } from '../../../figures/process.mjs';
import { addCrowd } from '../../../fill/crowd.mjs';
import { openLoadSystem } from '../../../system/load-system.mjs';
import { callerOf, ownerWithViews } from '../../../clients/route-caller.mjs';
import { acts } from './acts.mjs';
import { costOf, IDLE_SECONDS, idleCpu } from './cost-of.mjs';
import { writeOnPage } from './page.mjs';
import { ASSUMED, breaksOf, reachOf, TIMES } from './reach.mjs';

/** Enough menus for each to be requested only once. */
const CROWD = { menus: 3000, views: 30_000 };

/**
 * Measures the costs of a diner, a visit, an owner and an image in CPU time, rows and bytes, and calculates the load
 * that a server can take.
 * @param {import('../../../report.mjs').Report} report
 */
export async function costs(report) {
  const load = await openLoadSystem();
  const { system, database } = load;
  try {
    const someone = await ownerWithViews(load);
    await addCrowd(database, { ...CROWD, accountId: someone.accountId });
    const caller = await callerOf(load, someone);
    const idle = await idleCpu(load);
    const all = [];
    for (const { act, ...one } of await acts()) {
      all.push(await costOf(load, { ...one, idle, act: (turn) => act(caller, turn) }));
      console.log(`  ${one.what}: ${all.at(-1)?.ms.toFixed(2)} ms`);
    }
    const atTheEnd = Object.entries(system.running().pids).map(([name, pid]) => [
      ...[name, (memoryOf(pid) / 1e6).toFixed(0)],
    ]);
    const reach = reachOf(all);
    const sections = [
      costsSection(all),
      tablesSection(all),
      redisSection(all),
      reachSection(reach),
      breaksSection(reach),
      {
        title: 'At rest',
        text: `Milliseconds of CPU in a second when nobody asks, over ${IDLE_SECONDS} s.`,
        head: ['process', 'ms'],
        rows: [...idle].map(([name, ms]) => [name, ms.toFixed(1)]),
      },
      {
        title: 'Memory after all acts',
        text: 'Megabytes (RSS).',
        head: ['process', 'MB'],
        rows: atTheEnd,
      },
    ];
    for (const section of sections) report.add(section);
    if (report.file) await writeOnPage(sections);
  } finally {
    await load.close();
  }
}

const number = (/** @type {number} */ value, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

/** @param {readonly import('./cost-of.mjs').Cost[]} all @returns {import('../../../report.mjs').Section} */
const costsSection = (all) => ({
  title: 'What each costs',
  text: 'Milliseconds of CPU, of all processes and of those that use the most, without what they use when nobody asks; rows of the tables, and bytes of them with their indexes; bytes of files.',
  head: ['of', 'times', 'CPU ms', 'most of them', 'rows', 'bytes of tables', 'bytes of files'],
  rows: all.map(({ what, times, ms, of, rows, bytes, fileBytes }) => [
    ...[what, times, ms.toFixed(ms < 10 ? 2 : 0)],
    of
      .slice(0, 3)
      .map(([name, one]) => `${name} ${one.toFixed(one < 10 ? 2 : 0)}`)
      .join(', '),
    ...[number(rows, 1), number(bytes), fileBytes > 0 ? number(fileBytes) : '0'],
  ]),
});

/** Matches acts that write rows or files. */
const WRITES = /^(a visit|an owner who|a sign-in|a menu|an item|an image)/;

/** @param {readonly import('./cost-of.mjs').Cost[]} all @returns {import('../../../report.mjs').Section} */
const tablesSection = (all) => ({
  title: 'In which tables',
  text: 'Rows and bytes with indexes that one leaves. Of a thousand and more times they are exact; of fewer, a table grows by whole pages of 8 KB.',
  head: ['of', 'table', 'rows', 'bytes'],
  rows: all
    .filter(({ what }) => WRITES.test(what))
    .flatMap(({ what, tables }) =>
      tables.map(([table, rows, bytes]) => [what, table, number(rows, 2), number(bytes)]),
    ),
});

/** @param {readonly import('./cost-of.mjs').Cost[]} all @returns {import('../../../report.mjs').Section} */
const redisSection = (all) => ({
  title: 'In Redis',
  text: 'Bytes that Redis uses more after one: events for ten minutes, answers to writes with an `Idempotency-Key` for a day. Of few times they vary with what Redis and its clients need for themselves.',
  head: ['of', 'times', 'bytes'],
  rows: all
    .filter(({ what }) => WRITES.test(what))
    .map(({ what, times, redisBytes }) => [what, times, number(Math.max(0, redisBytes))]),
});

/** @param {ReturnType<typeof reachOf>} reach @returns {import('../../../report.mjs').Section} */
const reachSection = (reach) => ({
  title: 'How far one server goes',
  text: ASSUMED,
  head: ['what', ...TIMES.map((times) => `${number(times)} ×`), 'limit', 'reached at'],
  rows: reach.map(({ what, unit, at, limit, reachedAt }) => [
    what + (unit && `, ${unit}`),
    ...at.map((one) => number(one, 3)),
    ...[number(limit), `${number(reachedAt, reachedAt < 10 ? 1 : 0)} ×`],
  ]),
});

/** @param {ReturnType<typeof reachOf>} reach @returns {import('../../../report.mjs').Section} */
const breaksSection = (reach) => ({
  title: 'What breaks first',
  text: 'What is beyond the limits of one server, the first to end first, and what is added in the same order.',
  head: ['times', 'menus, views a month', 'what breaks first', 'what is added'],
  rows: breaksOf(reach).map(({ times, menus, views, what, added }) => [
    ...[number(times), `${number(menus)}; ${number(views)}`],
    ...[what.join('; ') || 'nothing', added.join('; ') || 'nothing'],
  ]),
});
