import { TestEnvironment } from 'jest-environment-jsdom';
import { silent } from './silent-environment.mjs';

const NODE_HAS = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    for (const name of NODE_HAS) {
      const value = /** @type {any} */ (globalThis)[name];
      if (value) /** @type {any} */ (this.global)[name] = value;
    }
  }
}

export default silent(BrowserEnvironment);
