import { format, stripVTControlCharacters } from 'node:util';

/** @typedef {import('@jest/types').Circus.Event} Event */
/** @typedef {import('@jest/types').Circus.State} State */
/** @typedef {import('@jest/environment').JestEnvironment} Environment */

const CONSOLE = /** @type {const} */ (['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn']);
const STREAMS = /** @type {const} */ (['stdout', 'stderr']);

/**
 * Makes an environment fail each test that prints, with the text that was printed: a warning that scrolls by in a
 * green run is read by nobody. A test that expects a message spies on the method that prints it and replaces it.
 * What is printed before the first test or between two counts for the next one, after the last for the suite.
 * @template {new (...args: any[]) => Environment} Base
 * @param {Base} Base
 */
export const silent = (Base) =>
  class extends Base {
    /** @type {Map<string, Error>} by text: a message that is repeated is reported once */
    #printed = new Map();
    #restore = () => {};

    /** @override @param {Event} event @param {State} state */
    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(/** @type {any} */ (event), state);
      if (event.name === 'setup') this.#restore = this.#replaceOutputs();
      if (event.name === 'test_done') event.test.errors.push(...this.#takePrinted());
      if (event.name === 'run_finish') {
        state.unhandledErrors.push(...this.#takePrinted());
        this.#restore();
      }
    }

    /** @returns {() => void} what puts the process's streams back: a worker's process outlives its suites */
    #replaceOutputs() {
      const { console, process } = this.global;
      for (const method of CONSOLE) {
        console[method] = (/** @type {unknown[]} */ ...parts) =>
          this.#note(`console.${method}: ${format(...parts)}`, console[method]);
      }
      const descriptors = STREAMS.map((name) => {
        const descriptor = Object.getOwnPropertyDescriptor(process, name);
        const stream = Object.create(process[name]);
        /** @param {string | Uint8Array} chunk @param {unknown[]} rest */
        stream.write = (chunk, ...rest) => {
          this.#note(`process.${name}: ${Buffer.from(chunk)}`, stream.write);
          const written = rest.at(-1);
          if (typeof written === 'function') written();
          return true;
        };
        Object.defineProperty(process, name, { value: stream, configurable: true });
        return [name, descriptor];
      });
      return () => Object.defineProperties(process, Object.fromEntries(descriptors));
    }

    /** @param {string} text @param {Function} caller the function that the stack leaves out */
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
