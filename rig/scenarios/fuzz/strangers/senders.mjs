import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';

/**
 * Sends requests over two hundred connections. It runs in a process of low priority: on two cores, it would otherwise
 * take time from the servers and distort the measurement. A connection sends its next request after the last answer,
 * but not before its time. Only the first line of an answer is read.
 *
 * @typedef {object} Sending
 * @property {number} port
 * @property {number} count number of connections
 * @property {number} everyMs shortest interval between two requests of a connection
 * @property {readonly string[]} requests raw HTTP requests, sent in turn
 *
 * @typedef {{ ms: number, statuses: Record<string, number> }} Sent duration, and number of answers by status
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Milliseconds before a closed connection is opened again. */
const AGAIN_MS = 200;
const ANSWER = /HTTP\/1\.1 (\d{3})/g;

/** @type {Record<string, number>} */
const statuses = {};
let startedAt = 0;
let answered = 0;
let next = 0;
let isOver = false;

/** @param {Sending} sending @param {number} delayMs delay that spreads the first requests */
function stranger(sending, delayMs) {
  const { port, everyMs, requests } = sending;
  const socket = connect(port, '127.0.0.1');
  let sentAt = 0;
  const send = () => {
    if (isOver || socket.destroyed) return;
    sentAt = performance.now();
    socket.write(requests[next++ % requests.length] ?? '');
  };
  const later = (/** @type {number} */ ms) => setTimeout(send, Math.max(0, ms));
  socket.setNoDelay().on('error', () => undefined);
  socket.on('connect', () => later(delayMs));
  socket.on('data', (bytes) => {
    for (const [, status = ''] of bytes.toString('latin1').matchAll(ANSWER)) {
      answered += 1;
      if (answered === sending.count) process.send?.('warm');
      statuses[status] = (statuses[status] ?? 0) + 1;
      later(everyMs - (performance.now() - sentAt));
    }
  });
  socket.on('close', () => isOver || setTimeout(() => stranger(sending, 0), AGAIN_MS));
}

// The measuring process has ended.
process.on('disconnect', () => process.exit());
process.on('message', (/** @type {Sending | 'end'} */ message) => {
  if (message === 'end') {
    isOver = true;
    const sent = /** @type {Sent} */ ({ ms: performance.now() - startedAt, statuses });
    process.send?.(sent, () => process.exit(0));
    return;
  }
  startedAt = performance.now();
  for (let at = 0; at < message.count; at += 1) {
    stranger(message, (message.everyMs * at) / message.count);
  }
});
