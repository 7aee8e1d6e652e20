import { Piscina as TestPiscina } from './piscina.mjs';

export { move, transferableSymbol, valueSymbol } from './piscina.mjs';

/** Threads by their options. @type {Map<string, TestPiscina>} */
const started = new Map();

/**
 * Piscina for suites that share a realm with their worker. Pools with the same options share their threads, which
 * take a second or two to load their sources.
 */
export class Piscina {
  /** @param {ConstructorParameters<typeof TestPiscina>[0]} options */
  constructor(options) {
    const key = JSON.stringify(options);
    this.threads = started.get(key) ?? new TestPiscina(options).setMaxListeners(0);
    started.set(key, this.threads);
  }

  /** @param {Parameters<TestPiscina['run']>} task */
  run(...task) {
    return this.threads.run(...task);
  }

  /** @param {Parameters<TestPiscina['on']>} listener */
  on(...listener) {
    this.threads.on(...listener);
    return this;
  }

  /** Idle threads end by themselves. */
  async destroy() {}
}
