import * as react from 'react';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A desk's window: wide, and without wishes of its reader. @param {string} query */
const matchMedia = (query) => ({
  matches: query.includes('width >='),
  addEventListener() {},
  removeEventListener() {},
});

/** A stream of events on which nothing happens but what a suite dispatches. */
class EventStream extends EventTarget {
  close() {}
}

/** Browsers observe sizes and visibility; jsdom lays nothing out. */
Object.assign(globalThis, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  EventSource: EventStream,
  matchMedia,
});

/** jsdom has no navigation timing. */
globalThis.performance.getEntriesByType ??= () => [];

/** Fingers that slide off what they pressed, and pages that scroll: jsdom has neither. */
Object.assign(globalThis.Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
  scrollIntoView() {},
});

/** jsdom draws nothing: its canvases have no context. */
globalThis.HTMLCanvasElement.prototype.getContext = () => null;

/** jsdom gives a file's bytes only to FileReader. @this {Blob} */
function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
}
Object.assign(globalThis.Blob.prototype, { arrayBuffer });

/**
 * React's development build notes where each element was made, for the stacks of its warnings, up to a number
 * that it counts here: a fifth of the time of these suites.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  /** @type {any} */ (react);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
