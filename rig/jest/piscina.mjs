// Imported by path, because the package name resolves to this file.
import { Piscina as BuiltPiscina } from '../../node_modules/piscina/dist/index.js';

export { move, transferableSymbol, valueSymbol } from '../../node_modules/piscina/dist/index.js';

const typescript = new URL('./typescript-threads.mjs', import.meta.url).href;

/** Piscina whose threads can load TypeScript sources, like the suites. */
export class Piscina extends BuiltPiscina {
  /** @param {ConstructorParameters<typeof BuiltPiscina>[0]} options */
  constructor(options) {
    // A suite that sends no file then starts no thread.
    super({ ...options, minThreads: 0, execArgv: ['--import', typescript] });
  }
}
