type Key = RequestInfo | URL;

/**
 * Implements the part of cache storage (Service Workers, section 5.4) that the worker uses. A request is identified
 * by its URL with the query. An entry that is stored again moves to the end. Each match returns its own readable
 * response. Relative URLs are resolved against `origin`.
 */
export function cacheStorage(origin: string) {
  const caches = new Map<string, TestCache>();
  return {
    open: (name: string) => {
      const cache = caches.get(name) ?? new TestCache(origin);
      caches.set(name, cache);
      return Promise.resolve(cache);
    },
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
  };
}

class TestCache {
  private readonly entries = new Map<string, Response>();

  constructor(private readonly origin: string) {}

  match(key: Key): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(this.addressOf(key))?.clone());
  }

  put(key: Key, response: Response): Promise<void> {
    if (response.bodyUsed) return Promise.reject(new TypeError('The body was read'));
    this.entries.delete(this.addressOf(key));
    this.entries.set(this.addressOf(key), response);
    return Promise.resolve();
  }

  delete(key: Key): Promise<boolean> {
    return Promise.resolve(this.entries.delete(this.addressOf(key)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((address) => new Request(address)));
  }

  private addressOf(key: Key): string {
    const url = new URL(key instanceof Request ? key.url : key, this.origin);
    url.hash = '';
    return url.href;
  }
}
