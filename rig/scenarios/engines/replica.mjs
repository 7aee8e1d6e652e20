import assert from 'node:assert/strict';
import { until } from '../../../tools/engines/ports.mjs';
import { visit } from '../../clients/visits.mjs';
import { startMixedTraffic } from '../../clients/traffic.mjs';
import { PostgresNode } from '../../engines/debian-postgres.mjs';
import { limitRoles } from './pgbouncer.mjs';
import { Pooler } from '../../engines/pooler.mjs';
import { ownRedis, startSystem } from '../../engines/system.mjs';
import { query } from '../../system/database.mjs';

/** Time within which reports are read from the replica again after it returns, in milliseconds. */
const RETURN_MS = 30_000;
/** Number of reports requested while the replica is unavailable. */
const REPORTS = 10;

/**
 * Reads reports from a replica that lags, is killed, and is frozen. Then promotes another replica, to which PgBouncer
 * redirects the services. A commit waits for one of two replicas.
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 */
export async function run({ check }) {
  const primary = await PostgresNode.make('postgres-primary');
  const copies = [await primary.standby('copy_1'), await primary.standby('copy_2')];
  const [copy, other] = /** @type {[PostgresNode, PostgresNode]} */ (copies);
  await query(primary.url, `ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (copy_1, copy_2)'`);
  await query(primary.url, 'SELECT pg_reload_conf()');
  const pooler = await Pooler.make(primary.port, 'pgbouncer-replica');
  const redis = await ownRedis('redis-replica');
  const system = await startSystem({
    ...{ adminUrl: primary.url, pooledUrl: pooler.url, readUrl: copy.url, redis },
  });
  await limitRoles(primary.url);
  const traffic = await startMixedTraffic(system);
  const { ledger, owner, pageOf } = traffic;
  const views = async () => {
    const path = `/api/menus/${pageOf}/analytics`;
    const report = await ledger.reply(() => owner.call('GET', path), 'report');
    assert.ok(report, ledger.answers.findLast(({ kind }) => kind === 'report')?.why);
    return report.totalViews;
  };
  /** Records a visit. Resolves when the primary has counted it. */
  const comeBy = async () => {
    const counted = async () =>
      (await query(primary.url, 'SELECT count(*)::int AS count FROM menus.menu_visits'))[0].count;
    const before = await counted();
    assert.equal(await visit(system, pageOf), 202);
    await until(async () => (await counted()) > before, 10_000, 'The visit was not counted');
  };
  /**
   * Checks that the primary answers all reports while the replica is unavailable.
   * @param {() => Promise<unknown>} fault
   */
  const without = async (fault) => {
    const before = await views();
    const moment = Date.now();
    await fault();
    await comeBy();
    await until(async () => (await views()) === before + 1, 10_000, 'The report is old');
    for (let time = 0; time < REPORTS; time += 1) assert.equal(await views(), before + 1);
    return traffic.notice(moment);
  };
  /** Returns true when reports come from the replica: while replay is paused, they do not contain a new visit. */
  const readsCopy = async () => {
    await query(copy.url, 'SELECT pg_wal_replay_pause()');
    const before = await views();
    await comeBy();
    const isOld = (await views()) === before;
    await query(copy.url, 'SELECT pg_wal_replay_resume()');
    await until(async () => (await views()) > before, RETURN_MS, 'The report stays as it was');
    return isOld;
  };
  try {
    await check(
      'a report is as old as the copy, a page and its owner see each change at once',
      async () => {
        await query(copy.url, 'SELECT pg_wal_replay_pause()');
        const before = await views();
        await comeBy();
        assert.equal(await views(), before, 'The report is not the copy’s');
        await owner.call('PUT', `/api/menus/${pageOf}`, { name: 'Carta nueva' });
        const page = () => owner.call('GET', `/menu/${pageOf}`);
        const isThere = () =>
          page().then(
            () => true,
            () => false,
          );
        await until(async () => (await page()).includes('Carta nueva'), 5000, 'The page is old');
        await owner.call('PUT', `/api/menus/${pageOf}`, { isPublished: false });
        await until(async () => !(await isThere()), 5000, 'The page is still there');
        await owner.call('PUT', `/api/menus/${pageOf}`, { isPublished: true });
        await until(isThere, 5000, 'The page does not come back');
        const moment = Date.now();
        await query(copy.url, 'SELECT pg_wal_replay_resume()');
        await until(async () => (await views()) === before + 1, 10_000, 'The report stays old');
        return `the report was right ${((Date.now() - moment) / 1000).toFixed(1)} s after the copy went on`;
      },
    );
    const begun = Date.now();
    await check('the copy killed under load (SIGKILL): every report is answered', () =>
      without(async () => {
        copy.signal('SIGKILL');
        await copy.stop();
      }),
    );
    await check('the copy back: reports are its own again', async () => {
      const moment = Date.now();
      await copy.start();
      await until(readsCopy, RETURN_MS, 'Reports stay with the primary');
      return `after ${((Date.now() - moment) / 1000).toFixed(1)} s`;
    });
    await check('the copy frozen under load (SIGSTOP): every report is answered', () =>
      without(async () => copy.signal('SIGSTOP')),
    );
    copy.signal('SIGCONT');
    await until(readsCopy, RETURN_MS, 'Reports stay with the primary').catch(() => {});
    await check('writes and pages noticed nothing of it', async () => traffic.notice(begun));
    await check('the primary killed under load; a copy promoted, PgBouncer led to it', async () => {
      const moment = Date.now();
      primary.signal('SIGKILL');
      await primary.stop();
      const received = await Promise.all(
        copies.map(async ({ url }) =>
          query(url, `SELECT pg_last_wal_receive_lsn() - '0/0' AS position`),
        ),
      );
      const [at = 0, otherAt = 0] = received.map(([{ position }]) => Number(position));
      const newest = at >= otherAt ? copy : other;
      await query(newest.url, `ALTER SYSTEM RESET synchronous_standby_names`);
      await query(newest.url, 'SELECT pg_reload_conf()');
      await query(newest.url, 'SELECT pg_promote()');
      pooler.pointTo(newest.port);
      await pooler.ask('RELOAD');
      await traffic.whenAnswered(Date.now());
      const seen = traffic.notice(moment);
      await traffic.stop();
      return `${seen}; ${await traffic.compare(newest.url)}`;
    });
  } finally {
    await traffic.stop();
    await system.close();
    await redis.stop();
    await pooler.stop();
    copy.signal('SIGCONT');
    for (const node of [...copies, primary]) await node.stop();
  }
}
