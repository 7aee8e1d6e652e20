import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Whether something listens on the loopback port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve((socket.destroy(), true)));
    socket.once('error', () => resolve(false));
  });
}

/** A loopback port nobody uses now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Asks again and again until `condition` holds; rejects with `complaint` after `limit` milliseconds.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} limit
 * @param {string} complaint
 */
export async function until(condition, limit, complaint) {
  const deadline = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(complaint);
    await pause(50);
  }
}
