import { isRunning, startChild } from './child-process.mjs';
import { until } from './ports.mjs';

/** Number of output chunks in the error message when a server does not start. */
const LAST_WORDS = 5;

/**
 * Starts a server and resolves when it is ready. When the server ends before that or is not ready after `limitMs`,
 * stops it and rejects with its last output.
 * @param {string} name name in error messages
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
  // Output may arrive after the process has ended.
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
