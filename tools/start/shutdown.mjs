import { say } from './say.mjs';

/** A terminal and npm both pass Ctrl-C on: signals that come together are one, in milliseconds. */
const SAME_SIGNAL_MS = 1000;

/** What has to be done before this process may end, in the order in which it was begun. */
export class Shutdown {
  /** @type {(() => Promise<void> | void)[]} */
  #steps = [];
  /** @type {Promise<void> | undefined} */
  #closing;
  #firstSignalAt = 0;

  /** Whether everything is being closed: nothing new may be started. */
  get hasBegun() {
    return this.#closing !== undefined;
  }

  /** The step runs before those that were added earlier. @param {() => Promise<void> | void} step */
  add(step) {
    this.#steps.push(step);
  }

  /** Runs every step once; one that fails does not keep the others from running. */
  close() {
    return (this.#closing ??= this.#runSteps());
  }

  /** Closes and ends on Ctrl-C, on SIGTERM and with its terminal. A second signal ends at once. */
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
