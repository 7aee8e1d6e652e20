import * as react from 'react';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Matches a wide desktop window without any user preferences. @param {string} query */
const matchMedia = (query) => ({
  matches: query.includes('width >='),
  addEventListener() {},
  removeEventListener() {},
});

/** Event stream on which only events that a suite dispatches occur. */
class EventStream extends EventTarget {
  close() {}
}

/** jsdom has no layout, so sizes and visibility never change. */
Object.assign(globalThis, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  EventSource: EventStream,
  matchMedia,
});

/** jsdom has no navigation timing. */
globalThis.performance.getEntriesByType ??= () => [];

/** jsdom has neither pointer capture nor scrolling. */
Object.assign(globalThis.Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
  scrollIntoView() {},
});

/** jsdom does not render canvases. */
globalThis.HTMLCanvasElement.prototype.getContext = () => null;

/** jsdom gives the bytes of a file only to FileReader. @this {Blob} */
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
 * The development build of React records the stack where each element is created for its warnings, up to a limit that
 * this counter enforces. Recording takes a fifth of the time of these suites.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  /** @type {any} */ (react);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
