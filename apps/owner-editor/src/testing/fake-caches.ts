type Key = string | { readonly url: string };

const nameOf = (key: Key) => (typeof key === 'string' ? key : new URL(key.url).pathname);

/** Fake of the browser's Cache API. The files outlive the page, and the keys are in insertion order. */
export function fakeCaches() {
  const files = new Map<string, Response>();
  const cache = {
    match: (key: Key) => Promise.resolve(files.get(nameOf(key))?.clone()),
    put: (key: Key, file: Response) => Promise.resolve(files.set(nameOf(key), file)),
    delete: (key: Key) => Promise.resolve(files.delete(nameOf(key))),
    keys: () =>
      Promise.resolve([...files.keys()].map((key) => ({ url: `http://localhost${key}` }))),
  };
  return { files, open: () => Promise.resolve(cache) };
}
