import { Piscina as TestPiscina } from './piscina.mjs';

export { move, transferableSymbol, valueSymbol } from './piscina.mjs';

/** Threads by their options. @type {Map<string, SharedThreads>} */
const started = new Map();

class SharedThreads extends TestPiscina {
  /** @type {Set<object>} threads that have loaded their sources */
  loaded = new Set();

  /** @param {ConstructorParameters<typeof TestPiscina>[0]} options */
  constructor(options) {
    super(options);
    this.setMaxListeners(0);
    this.on('workerCreate', (thread) => this.loaded.add(thread));
    this.on('workerDestroy', (thread) => this.loaded.delete(thread));
  }
}

/**
 * Piscina for suites that share a realm with their worker. Pools with the same options share their threads, which
 * take a second or two to load their sources.
 */
export class Piscina {
  /** @param {ConstructorParameters<typeof TestPiscina>[0]} options */
  constructor(options) {
    const key = JSON.stringify(options);
    this.threads = started.get(key) ?? new SharedThreads(options);
    started.set(key, this.threads);
  }

  /** @param {Parameters<TestPiscina['run']>} task */
  run(...task) {
    return this.threads.run(...task);
  }

  /**
   * A pool also hears of the threads that others have started.
   * @param {string} event @param {(about: any) => void} listener
   */
  on(event, listener) {
    this.threads.on(event, listener);
    if (event === 'workerCreate') for (const thread of this.threads.loaded) listener(thread);
    return this;
  }

  /** Idle threads end by themselves. */
  async destroy() {}
}
