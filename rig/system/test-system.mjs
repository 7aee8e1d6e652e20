import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startChild } from '../../tools/engines/child-process.mjs';
import { freePort } from '../../tools/engines/ports.mjs';
import { readRunning } from '../../tools/start/running.mjs';

const MAIN_PATH = 'tools/start/main.mjs';
export const MAIN = resolve(MAIN_PATH);
/** Last line that `npm start` prints when the system is open. */
const OPEN = 'Ctrl-C closes everything';
const START_TIMEOUT_MS = 8 * 60_000;
/** Time for the system to close, in seconds. */
const CLOSING_SECONDS = 60;

/**
 * System of its own: `npm start` on free ports, with a temporary data folder.
 * @typedef {object} TestSystem
 * @property {string} url URL of the gateway
 * @property {string} inboxUrl
 * @property {string} paypalUrl URL of the PayPal double
 * @property {string} data
 * @property {number} openedInMs
 * @property {Record<string, string>} ports variables `PORT`, `INBOX_PORT` and `PAYPAL_PORT`
 * @property {() => import('../../tools/start/running.mjs').Running} running
 * @property {() => string} output returns the output of `npm start` so far
 * @property {() => Promise<number | null>} close resolves with the exit code
 */

/**
 * Starts a system and waits until it is open. Rejects with the output when it ends before. `sources` is the folder of
 * another version.
 * @param {{ args?: string[], sample?: boolean, env?: Record<string, string>, data?: string, sources?: string }} [options]
 * @returns {Promise<TestSystem>}
 */
export async function startTestSystem(options = {}) {
  const { args = [], sample = false, env = {}, data, sources = '.' } = options;
  const folder = data ?? mkdtempSync(join(tmpdir(), 'cartaviva-house-'));
  // As root, Postgres runs as another user, who must be able to reach its data.
  chmodSync(folder, 0o755);
  const [port, inboxPort, paypalPort] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: `${port}`, INBOX_PORT: `${inboxPort}`, PAYPAL_PORT: `${paypalPort}` };
  const start = Date.now();
  const { process: child, stop } = startChild(
    process.execPath,
    [resolve(sources, MAIN_PATH), ...args, ...(sample ? [] : ['--no-sample'])],
    {
      cwd: sources,
      env: {
        ...process.env,
        DATA_DIR: folder,
        ...ports,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      stopSignal: 'SIGINT',
      graceSeconds: CLOSING_SECONDS,
    },
  );
  let said = '';
  const forget = () => void (data || rmSync(folder, { recursive: true, force: true }));
  await new Promise((opened, failed) => {
    const timer = setTimeout(
      () => failed(new Error(`Not open in time:\n${said}`)),
      START_TIMEOUT_MS,
    );
    const hear = (/** @type {Buffer} */ chunk) => {
      said += chunk.toString();
      if (!said.includes(OPEN)) return;
      clearTimeout(timer);
      opened(undefined);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      failed(new Error(`npm start ended with ${code}:\n${said}`));
    });
  }).catch(async (error) => {
    await stop();
    forget();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    inboxUrl: `http://localhost:${inboxPort}`,
    paypalUrl: `http://localhost:${paypalPort}`,
    data: folder,
    openedInMs: Date.now() - start,
    ports,
    running: () => readRunning(folder),
    output: () => said,
    close: async () => {
      await stop();
      forget();
      return child.exitCode;
    },
  };
}
