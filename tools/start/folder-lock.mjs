import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Time for the lock holder to identify itself, in milliseconds. */
const ANSWER_MS = 1000;

/**
 * Locks a folder for this process. The operating system releases the lock when the process ends, however it ends.
 * When another process holds the lock, rejects with instructions.
 * @param {string} folder created when it is missing
 * @param {string} url URL of this process, which a second process shows to the user
 */
export async function lockFolder(folder, url) {
  mkdirSync(folder, { recursive: true });
  const address = addressOf(folder);
  const holder = JSON.stringify({ pid: process.pid, url });
  if (await listen(address, holder)) return;
  const other = await ask(address);
  // A socket file remains when its process is killed. An abstract socket does not.
  if (other === undefined && !address.startsWith('\0')) {
    rmSync(address, { force: true });
    if (await listen(address, holder)) return;
  }
  throw new Error(refusal(folder, other));
}

/** Abstract socket name on Linux, socket file elsewhere. @param {string} folder */
function addressOf(folder) {
  const name = `cartaviva-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

/** @param {string} address @param {string} holder @returns {Promise<boolean>} false when the address is in use */
function listen(address, holder) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(holder);
    });
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true));
    server.unref();
  });
}

/**
 * @param {string} address
 * @returns {Promise<{ pid?: number, url?: string } | undefined>} undefined when no process listens there
 */
async function ask(address) {
  const socket = connect(address);
  socket.setTimeout(ANSWER_MS, () => socket.destroy());
  try {
    return JSON.parse(await text(socket));
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    return code === 'ECONNREFUSED' || code === 'ENOENT' ? undefined : {};
  }
}

/** @param {string} folder @param {{ pid?: number, url?: string }} [other] */
function refusal(folder, { pid, url } = {}) {
  const where = url ? ` at ${url}` : '';
  const stop = pid ? `kill ${pid}` : 'Ctrl-C in its terminal';
  return [
    `CartaViva already runs${where} with the data in ${folder}. Nothing was changed.`,
    `  To stop it:            ${stop}`,
    '  To run another beside: DATA_DIR=another-folder PORT=3100 INBOX_PORT=1180 PAYPAL_PORT=4000 npm start',
  ].join('\n');
}
