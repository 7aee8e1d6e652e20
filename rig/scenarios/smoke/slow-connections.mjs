import assert from 'node:assert/strict';
import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startHaproxy } from '../../../tools/engines/haproxy.mjs';
import { until } from '../../../tools/engines/ports.mjs';

/** The attacker and the diner are two clients of HAProxy on one machine. */
const ATTACKER = '127.0.0.2';
const DINER = '127.0.0.1';
/** Connections that the attacker opens. Half of them send nothing at all. */
const CONNECTIONS = 2000;
/** `sc0_conn_rate` of `deploy/haproxy.cfg`. */
const MOST_ACCEPTED = 1000;
/** `timeout http-request` of `deploy/haproxy.cfg` and some tolerance, in milliseconds. */
const CLOSED_MS = 9000;
/** Longest wait of a diner, in milliseconds. */
const ANSWER_MS = 300;
/** A busy machine may delay two of twenty answers. */
const ASKED = 20;
const MAY_BE_LATE = 2;

/**
 * Simulates an attacker who opens thousands of connections to HAProxy and never finishes a request.
 * @param {import('../../system/test-system.mjs').TestSystem} system a system with two replicas of each process
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 */
export const slowConnections = (system, check) =>
  check(
    'half-sent requests of one client are bounded and closed, and delay nobody else',
    async () => {
      const { port } = new URL(system.url);
      const haproxy = await startHaproxy([`127.0.0.1:${port}`, `127.0.0.1:${Number(port) + 1}`]);
      const sockets = /** @type {import('node:net').Socket[]} */ ([]);
      const open = () => sockets.filter(({ closed }) => !closed).length;
      try {
        await haproxy.whenAllUp();
        const to = Number(new URL(haproxy.url).port);
        for (let at = 0; at < CONNECTIONS; at += 1) {
          sockets.push(slowConnection(to, at % 2 === 0 ? HALF_A_HEAD : ''));
        }
        const isBounded = async () => open() <= MOST_ACCEPTED;
        await until(isBounded, CLOSED_MS / 2, 'HAProxy takes every connection of one client');
        const trickling = setInterval(() => {
          for (const [at, socket] of sockets.entries()) if (at % 2 === 0) socket.write('a');
        }, 1000);
        try {
          const waits = [];
          for (let time = 0; time < ASKED; time += 1) {
            waits.push(await measureWait(to));
            await pause(50);
          }
          const late = waits.filter((ms) => ms > ANSWER_MS);
          assert.ok(late.length <= MAY_BE_LATE, `a diner waits ${waits.join(', ')} ms`);
          const areGone = async () => open() === 0;
          await until(areGone, CLOSED_MS, 'half-sent requests stay open');
        } finally {
          clearInterval(trickling);
        }
      } finally {
        for (const socket of sockets) socket.destroy();
        await haproxy.stop();
      }
    },
  );

const HALF_A_HEAD = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ';

/** @param {number} port @param {string} text the incomplete request */
function slowConnection(port, text) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
  // HAProxy may reset a connection that it refuses.
  socket.on('error', () => undefined).resume();
  if (text) socket.write(text);
  return socket;
}

/** Returns the milliseconds that a diner waits for an answer. @param {number} port @returns {Promise<number>} */
const measureWait = (port) =>
  new Promise((resolve, reject) => {
    const asked = performance.now();
    const options = { port, path: '/health/live', agent: false, localAddress: DINER };
    const call = get({ ...options, host: '127.0.0.1' }, (response) => {
      response.resume().on('end', () => resolve(Math.round(performance.now() - asked)));
    });
    call.on('error', reject);
  });
