import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startChild } from '../../../tools/engines/child-process.mjs';
import { freePort, until } from '../../../tools/engines/ports.mjs';
import { environmentOf, folderOf, ofProcess, pidsWhere } from '../../figures/process.mjs';
import { signalAll, whenAllReady, whenReplaced } from '../../system/running-processes.mjs';
import { MAIN } from '../../system/test-system.mjs';
import { built } from '../../../tools/start/processes.mjs';
import { readRunning } from '../../../tools/start/running.mjs';

/**
 * Checks promises of `npm start`: a folder has at most one system, and engines restart.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 */
export async function processes(system, check) {
  await check(
    'a second start with the same data is refused, and the first is untouched',
    async () => {
      const before = system.running().pids;
      const second = spawn(process.execPath, [MAIN], {
        env: { ...process.env, DATA_DIR: system.data, PORT: '0' },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const said = text(second.stderr);
      const [code] = await once(second, 'exit');
      assert.equal(code, 1);
      assert.ok((await said).includes(`CartaViva already runs at ${system.url}`), await said);
      assert.deepEqual(system.running().pids, before);
    },
  );

  // A fault scenario covers Redis and Postgres.
  for (const name of ['Mail inbox', 'Google double', 'PayPal double']) {
    await check(`${name}, killed, is started again and said so`, async () => {
      await whenReplaced(system, signalAll(system, new RegExp(`^${name}$`), 'SIGKILL'));
      assert.match(system.output(), new RegExp(`${name} ended \\(SIGKILL\\)`));
    });
  }
  await check('and everything is ready again', () => whenAllReady(system));
}

/**
 * Checks that a start leaves no process behind, however and whenever it ends, and does not touch the builds that
 * other processes use.
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 */
export async function endings(check) {
  const data = mkdtempSync(join(tmpdir(), 'cartaviva-endings-'));
  // As root, Postgres runs as another user, who must be able to reach its data.
  chmodSync(data, 0o755);
  const [port, inboxPort, paypalPort] = [await freePort(), await freePort(), await freePort()];
  const env = { PORT: `${port}`, INBOX_PORT: `${inboxPort}`, PAYPAL_PORT: `${paypalPort}` };
  const made = statSync(built('gateway', 'main')).ctimeMs;
  for (const [how, signal] of /** @type {const} */ ([
    ['its terminal is closed', 'SIGHUP'],
    ['it is stopped', 'SIGTERM'],
    ['it is killed', 'SIGKILL'],
  ])) {
    await check(`a start during which ${how} leaves no process`, async () => {
      const { process: start } = startChild(process.execPath, [MAIN], {
        env: { ...process.env, ...env, DATA_DIR: data },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      start.stdout?.on('data', (chunk) => (said += String(chunk)));
      await until(() => said.includes('Redis is up'), 60_000, 'no engine was started');
      assert.deepEqual(Object.keys(readRunning(data).pids), ['Postgres', 'Redis']);
      const gone = once(start, 'exit');
      start.kill(signal);
      const [code] = await gone;
      if (signal !== 'SIGKILL') assert.equal(code, 0);
      await nothingLeft(data);
      assert.equal(statSync(built('gateway', 'main')).ctimeMs, made, 'the apps were built again');
    });
  }
  rmSync(data, { recursive: true });
}

/** @param {string} data */
export const nothingLeft = (data) =>
  until(() => processesOf(data).length === 0, 30_000, 'A process is left').catch((error) => {
    throw new Error(`${error.message}: ${processesOf(data).join(', ')}`);
  });

/**
 * Lists every process that was started for a folder, as ID and command. Postgres and Redis overwrite their
 * environment, so their working folder identifies them.
 * @param {string} data
 */
const processesOf = (data) =>
  pidsWhere(
    (pid) =>
      pid !== process.pid &&
      (environmentOf(pid)['DATA_DIR'] === data || folderOf(pid).startsWith(data)),
  ).map((pid) => `${pid} ${ofProcess(pid, 'cmdline').split('\0', 3).join(' ')}`);
