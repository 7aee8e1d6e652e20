import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** A loop that is busy no longer than this is at rest. */
const COOLDOWN_MS = 20;
/** Time after which work that an answer left behind has begun. */
const AFTER_MS = 60;
const SETTLE_MS = 10_000;

/** What a process needs in its environment to be watched. @param {string} folder of the sockets */
export const watchedBy = (folder) => ({
  LOOP_PROBES: folder,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'probe.mjs')).href}`,
});

/**
 * How long each process's event loop was blocked since it was last asked, in milliseconds by process: its
 * longest delay, but no more than the processor time that the process used. A process that had to wait for
 * a busy machine blocked nobody.
 * @typedef {ReadonlyMap<string, number>} Blocks
 */

/** The event loops of all watched processes. */
export class LoopProbes {
  /** @type {Map<string, { ask: () => Promise<number>, close: () => void }>} */
  #loops = new Map();

  /** @param {string} folder */
  static async connect(folder) {
    const probes = new LoopProbes();
    for (const file of readdirSync(folder)) await probes.#add(join(folder, file));
    if (probes.#loops.size === 0) throw new Error(`Nothing is watched in ${folder}`);
    return probes;
  }

  /** @returns {Promise<Blocks>} rejects when a process is gone */
  async take() {
    const asked = [...this.#loops].map(
      async ([name, { ask }]) => /** @type {const} */ ([name, await ask()]),
    );
    return new Map(await Promise.all(asked));
  }

  /** What the work blocks, begun when all loops are at rest and over when they are again. @param {() => Promise<unknown>} work @returns {Promise<Blocks>} */
  async around(work) {
    await this.#rest();
    await work();
    return this.#rest();
  }

  /** Waits until no loop is busy; the longest block of each until then. @returns {Promise<Blocks>} */
  async #rest() {
    const deadline = Date.now() + SETTLE_MS;
    /** @type {Map<string, number>} */
    const longest = new Map();
    for (;;) {
      await pause(AFTER_MS);
      const blocks = await this.take();
      for (const [name, ms] of blocks) longest.set(name, Math.max(ms, longest.get(name) ?? 0));
      if (Math.max(...blocks.values()) <= COOLDOWN_MS || Date.now() > deadline) return longest;
    }
  }

  close() {
    for (const { close } of this.#loops.values()) close();
  }

  /** @param {string} path of a socket */
  async #add(path) {
    const socket = connect(path);
    await once(socket, 'connect');
    const name = basename(path, '.sock');
    const lines = createInterface(socket)[Symbol.asyncIterator]();
    const ask = async () => {
      socket.write('?');
      const { value, done } = await lines.next();
      if (done) throw new Error(`${name} is gone`);
      const { delayMs, cpuMs } = JSON.parse(value);
      return Math.min(delayMs, cpuMs);
    };
    socket.on('error', () => socket.destroy());
    this.#loops.set(name, { ask, close: () => socket.destroy() });
    await ask();
  }
}
