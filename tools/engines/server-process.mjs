import { isRunning, startChild } from './child-process.mjs';
import { until } from './ports.mjs';

/** Pieces of its output that are shown when a server does not start. */
const LAST_WORDS = 5;

/**
 * Starts a server and resolves when it answers. Rejects, with nothing left running, with what it last
 * wrote when it ends before that, and when it has not answered after `limitMs`.
 * @param {string} name as messages call it
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof startChild>[2] & { isReady: () => Promise<boolean>, limitMs?: number }} options
 * @returns {Promise<import('./child-process.mjs').Child>}
 */
export async function startServer(name, command, args, { isReady, limitMs = 15_000, ...options }) {
  const server = startChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const lastWords = [];
  for (const stream of [server.process.stdout, server.process.stderr]) {
    stream?.on('data', (text) => {
      lastWords.splice(0, lastWords.length - LAST_WORDS + 1);
      lastWords.push(String(text));
    });
  }
  server.process.once('error', (error) => lastWords.push(error.message));
  // Its output may arrive after it has ended.
  const heardAll = new Promise((resolve) => server.process.once('close', resolve));
  const isUp = async () => {
    if (isRunning(server.process)) return isReady();
    await heardAll;
    throw new Error(`${name} ended: ${lastWords.join('').trim()}`);
  };
  try {
    await until(isUp, limitMs, `${name} did not answer within ${limitMs / 1000} s`);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
