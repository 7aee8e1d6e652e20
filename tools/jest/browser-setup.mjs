class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Browsers observe sizes and visibility; jsdom lays nothing out. */
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
