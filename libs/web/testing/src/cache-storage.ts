type Key = RequestInfo | URL;

/**
 * Fake cache storage of a service worker (Service Workers, section 5.4), limited to the features in use. The address
 * with its query identifies a request, a repeated put moves an entry to the end, and each match returns a new
 * readable response. Relative addresses resolve against `origin`.
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
