import { Piscina as TestPiscina } from './piscina.mjs';

export { move, transferableSymbol, valueSymbol } from './piscina.mjs';

/** Threads by what they run, and how. @type {Map<string, TestPiscina>} */
const started = new Map();

/**
 * Piscina for suites that share their worker's realm: the pools of services that follow each other have the same
 * threads, which take a second or two to load their sources.
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

  /** They end by themselves when nobody has had work for them for a while. */
  async destroy() {}
}
