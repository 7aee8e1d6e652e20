import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, until } from '../../../tools/engines/ports.mjs';
import { Owner } from '../../../tools/api/owner.mjs';
import {
  folderFor,
  PostgresNode,
  runPostgres,
  urlAt,
  writeFor,
} from '../../engines/debian-postgres.mjs';
import { openTwoMenus } from '../../clients/traffic.mjs';
import { PASSWORD } from '../../clients/restaurant.mjs';
import { ownRedis, startSystem } from '../../engines/system.mjs';
import { query } from '../../system/database.mjs';

/**
 * Restores the moment between two writes from a base backup and WAL, as docs/operations/backups.md describes.
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 */
export async function run({ check }) {
  const wal = folderFor('wal');
  const archiving = {
    archive_mode: 'on',
    // docs/operations/backups.md uses a minute. The test uses a shorter time.
    archive_timeout: '10',
    archive_command: `test ! -f ${wal}/%f && cp %p ${wal}/.%f && sync ${wal}/.%f && mv ${wal}/.%f ${wal}/%f`,
  };
  const before = await PostgresNode.make('postgres-before', archiving);
  const redis = await ownRedis('redis-before');
  const system = await startSystem({ adminUrl: before.url, redis });
  const { owner, email, menuId, categoryId } = await openTwoMenus(system);
  const path = `/api/menus/${menuId}/items`;
  const newItem = (/** @type {string} */ name) => ({
    ...{ name, price: '100', categoryId },
  });
  const write = (/** @type {string} */ name) => owner.call('POST', path, newItem(name));
  await write('before the base backup');
  const base = folderFor('base');
  await check('a base backup beside the running system', () =>
    runPostgres('pg_basebackup', [
      ...['-d', urlAt(before.port, 'postgres'), '-D', base, '-X', 'none', '-c', 'fast'],
    ]).then(() => undefined),
  );
  await write('before the moment');
  const [{ moment }] = await query(before.url, 'SELECT clock_timestamp()::text AS moment');
  await write('after the moment');
  await system.close();
  await check('what was written is in the archive within archive_timeout', async () => {
    const start = Date.now();
    const [{ file }] = await query(
      before.url,
      'SELECT pg_walfile_name(pg_current_wal_lsn()) AS file',
    );
    await until(() => existsSync(join(wal, file)), 90_000, `${file} was not archived`);
    return `${readdirSync(wal).length} files, the last after ${((Date.now() - start) / 1000).toFixed(0)} s`;
  });
  // Only the base backup and the WAL archive remain of this machine.
  before.signal('SIGKILL');
  await before.stop();
  await redis.stop();

  const restored = new PostgresNode(base, await freePort(), {
    ...archiving,
    restore_command: `cp ${wal}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  });
  writeFor(join(base, 'recovery.signal'), '');
  await check('Postgres goes back to the moment and opens', async () => {
    const start = Date.now();
    await restored.start();
    const isOpen = async () =>
      (await query(restored.url, 'SELECT NOT pg_is_in_recovery() AS open'))[0].open;
    await until(isOpen, 60_000, 'It stays in recovery');
    return `after ${((Date.now() - start) / 1000).toFixed(1)} s`;
  });
  const empty = await ownRedis('redis-after');
  const again = await startSystem({ adminUrl: restored.url, redis: empty });
  try {
    await check(
      'the system has what was written before the moment, and nothing of what came after',
      async () => {
        const person = new Owner(again.url, again.inboxUrl);
        await person.signIn(email, PASSWORD);
        /** @type {{ name: string }[]} */
        const items = await person.call('GET', path);
        assert.deepEqual(items.map(({ name }) => name).sort(), [
          'before the base backup',
          'before the moment',
        ]);
        await person.call('POST', path, newItem('since'));
      },
    );
  } finally {
    await again.close();
    await empty.stop();
    await restored.stop();
  }
}
