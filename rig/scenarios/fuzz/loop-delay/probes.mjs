import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** A loop with a delay up to this limit is idle, in milliseconds. */
const COOLDOWN_MS = 20;
/** Time after which work that a response left behind has started, in milliseconds. */
const AFTER_MS = 60;
const SETTLE_MS = 10_000;

/** Variables that make a process report its event loop. @param {string} folder folder of the sockets */
export const watchedBy = (folder) => ({
  LOOP_PROBES: folder,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'probe.mjs')).href}`,
});

/**
 * Time for which the event loop of each process was blocked since the last request, in milliseconds by process name.
 * It is the longest delay, limited to the CPU time of the process, because a process that only waited for a busy
 * machine did not block.
 * @typedef {ReadonlyMap<string, number>} Blocks
 */

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

  /** @returns {Promise<Blocks>} blocked times; rejects when a process is gone */
  async take() {
    const asked = [...this.#loops].map(
      async ([name, { ask }]) => /** @type {const} */ ([name, await ask()]),
    );
    return new Map(await Promise.all(asked));
  }

  /**
   * Measures the blocked times during `work`, from when all loops are idle until they are idle again.
   * @param {() => Promise<unknown>} work @returns {Promise<Blocks>}
   */
  async around(work) {
    await this.#rest();
    await work();
    return this.#rest();
  }

  /**
   * Waits until all loops are idle. Returns the longest blocked time of each until then.
   * @returns {Promise<Blocks>}
   */
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

  /** @param {string} path path of a socket */
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
