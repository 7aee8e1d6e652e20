import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns true when a process listens on the port of the loopback interface.
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

/** Returns true when the URL answers with a success status within 5 s. @param {string} url */
export const isOk = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Outside the ephemeral ranges of operating systems, so no outgoing connection takes a port before its server does.
 */
const [FIRST_PORT, PAST_LAST_PORT] = [20_000, 32_000];

/** @type {Set<number>} */
const givenPorts = new Set();

/** Returns an unused port that was not returned before. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST_PORT, PAST_LAST_PORT);
    if (givenPorts.has(port)) continue;
    givenPorts.add(port);
    if (await canListen(port)) return port;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '0.0.0.0', () => server.close(() => resolve(true)));
  });
}

/**
 * Polls until `condition` holds. Rejects with `complaint` after `limit` milliseconds.
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
