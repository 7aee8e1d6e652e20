import { format, stripVTControlCharacters } from 'node:util';

const CONSOLE = /** @type {const} */ (['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn']);
const STREAMS = /** @type {const} */ (['stdout', 'stderr']);

/**
 * @typedef {{ readonly name: string, readonly test?: { readonly errors: unknown[] } }} TestEvent event of jest-circus
 */
/** @typedef {{ readonly unhandledErrors: unknown[] }} TestState */
/** @typedef {{ global: any, handleTestEvent?(event: any, state: any): unknown }} Environment */

/**
 * Makes an environment fail each test that prints, with the printed text, because nobody reads warnings in a passing
 * run. A test that expects a message mocks the method that prints it. Output before a test counts for that test, and
 * output after the last test counts for the suite.
 * @template {new (...args: any[]) => Environment} Base
 * @param {Base} Base
 */
export const silent = (Base) =>
  class extends Base {
    /** @type {Map<string, Error>} errors by text, so that a repeated message is reported once */
    #printed = new Map();
    #restore = () => {};

    /** @override @param {TestEvent} event @param {TestState} state */
    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'setup') this.#restore = this.#replaceOutputs();
      if (event.name === 'test_done') event.test?.errors.push(...this.#takePrinted());
      if (event.name === 'run_finish') {
        state.unhandledErrors.push(...this.#takePrinted());
        this.#restore();
      }
    }

    /** @returns a function that restores the streams, because the process may run other suites */
    #replaceOutputs() {
      const { console, process } = this.global;
      for (const method of CONSOLE) {
        console[method] = (/** @type {unknown[]} */ ...parts) =>
          this.#note(`console.${method}: ${format(...parts)}`, console[method]);
      }
      const descriptors = STREAMS.map((name) => {
        const descriptor = Object.getOwnPropertyDescriptor(process, name);
        Object.defineProperty(process, name, {
          value: this.#recorder(name, process[name]),
          configurable: true,
        });
        return [name, descriptor];
      });
      return () => Object.defineProperties(process, Object.fromEntries(descriptors));
    }

    /** @param {string} name @param {NodeJS.WriteStream} stream */
    #recorder(name, stream) {
      const recorder = Object.create(stream);
      /** @param {string | Uint8Array} chunk @param {unknown[]} rest */
      recorder.write = (chunk, ...rest) => {
        // Node writes the error output of a child even when it is empty.
        if (chunk.length > 0) {
          this.#note(
            `process.${name}: ${Buffer.from(/** @type {string} */ (chunk))}`,
            recorder.write,
          );
        }
        const written = rest.at(-1);
        if (typeof written === 'function') written();
        return true;
      };
      return recorder;
    }

    /** @param {string} text @param {Function} caller function that the stack omits */
    #note(text, caller) {
      const message = `printed ${stripVTControlCharacters(text).trim()}`;
      if (this.#printed.has(message)) return;
      const error = new Error(message);
      Error.captureStackTrace(error, caller);
      this.#printed.set(message, error);
    }

    #takePrinted() {
      const errors = [...this.#printed.values()];
      this.#printed.clear();
      return errors;
    }
  };
