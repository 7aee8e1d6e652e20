import { say } from './say.mjs';

/** Signals within this time count as one, in milliseconds, because the terminal and npm both forward Ctrl-C. */
const SAME_SIGNAL_MS = 1000;

/** Steps to run before this process ends, in the reverse order of their addition. */
export class Shutdown {
  /** @type {(() => Promise<void> | void)[]} */
  #steps = [];
  /** @type {Promise<void> | undefined} */
  #closing;
  #firstSignalAt = 0;

  /** Is true once shutdown has begun. Nothing new may start then. */
  get hasBegun() {
    return this.#closing !== undefined;
  }

  /** Adds a step, which runs before those that were added earlier. @param {() => Promise<void> | void} step */
  add(step) {
    this.#steps.push(step);
  }

  /** Runs every step once, even when another one fails. */
  close() {
    return (this.#closing ??= this.#runSteps());
  }

  /** Shuts down on Ctrl-C, on SIGTERM, and when the terminal closes. A second signal ends the process at once. */
  onSignals() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        const now = Date.now();
        if (this.#firstSignalAt === 0) {
          this.#firstSignalAt = now;
          say.note('Closing');
          void this.close().then(() => process.exit(process.exitCode ?? 0));
        } else if (now - this.#firstSignalAt > SAME_SIGNAL_MS) {
          say.failed('Ended without closing');
          process.exit(1);
        }
      });
    }
  }

  async #runSteps() {
    for (const step of this.#steps.reverse()) {
      try {
        await step();
      } catch (error) {
        process.exitCode = 1;
        say.failed(error instanceof Error ? error.message : String(error));
      }
    }
  }
}
