import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** How long the holder gets to say who it is, in milliseconds. */
const ANSWER_MS = 1000;

/**
 * Lets one process at a time use a folder, for as long as it lives: the operating system frees the lock
 * when it ends, however it ends. Rejects with what to do when another process has it.
 * @param {string} folder made when it is missing
 * @param {string} url where this process can be reached, as a second one is told
 */
export async function lockFolder(folder, url) {
  mkdirSync(folder, { recursive: true });
  const address = addressOf(folder);
  const holder = JSON.stringify({ pid: process.pid, url });
  if (await listen(address, holder)) return;
  const other = await ask(address);
  // Only where the address is a file: it stays when its process is killed.
  if (other === undefined && !address.startsWith('\0')) {
    rmSync(address, { force: true });
    if (await listen(address, holder)) return;
  }
  throw new Error(refusal(folder, other));
}

/** A name that only the operating system keeps on Linux, a socket file elsewhere. @param {string} folder */
function addressOf(folder) {
  const name = `cartaviva-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

/** @param {string} address @param {string} holder @returns {Promise<boolean>} false when it is taken */
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
 * @returns {Promise<{ pid?: number, url?: string } | undefined>} undefined when nobody listens there
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
