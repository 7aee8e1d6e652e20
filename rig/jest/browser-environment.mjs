import { TestEnvironment } from 'jest-environment-jsdom';

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

/** jsdom with the parts of the web that Node has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    for (const name of NODE_HAS) {
      const value = /** @type {any} */ (globalThis)[name];
      if (value) /** @type {any} */ (this.global)[name] = value;
    }
  }
}
