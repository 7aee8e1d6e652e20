import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';

/**
 * Two hundred connections that send requests, in a process of its own that stands back behind those that answer: on two
 * cores it would take from them what is measured. A connection sends the next request when the last one was answered
 * and its time has come; of an answer its first line alone is read.
 *
 * @typedef {object} Sending
 * @property {number} port
 * @property {number} count connections
 * @property {number} everyMs how often one of them sends, at most
 * @property {readonly string[]} requests as they are written, in turn
 *
 * @typedef {{ ms: number, statuses: Record<string, number> }} Sent for how long it was sent, and what was answered
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Pause of a connection that was closed, in milliseconds. */
const AGAIN_MS = 200;
const ANSWER = /HTTP\/1\.1 (\d{3})/g;

/** @type {Record<string, number>} */
const statuses = {};
let startedAt = 0;
let answered = 0;
let next = 0;
let isOver = false;

/** @param {Sending} sending @param {number} delayMs so that not all send at once */
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

// Whoever measures is gone.
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
