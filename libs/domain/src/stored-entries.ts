/** A browser's storage, as far as it is used here. */
interface EntryStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Texts that a browser stores for our pages by their keys; nobody else touches its storage. Where the browser refuses
 * it, they last as long as the page.
 */
export interface StoredEntries {
  /** Null where nothing is stored. */
  read(key: string): string | null;
  /** False where the storage is full. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** Stands in for a storage that the browser refuses. Its entries are its own properties, as in a storage. */
const inMemory = (): EntryStorage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as EntryStorage;

function entriesIn(name: 'localStorage' | 'sessionStorage'): StoredEntries {
  // A remote has code of its own; a page has one storage.
  const page = globalThis as Record<symbol | string, unknown>;
  const memory = Symbol.for(`cartaviva-${name}`);
  /** Blocked cookies make the storage throw; some in-app browsers have null in its place. */
  const lasting = () => {
    try {
      return page[name] as EntryStorage | null | undefined;
    } catch {
      return undefined;
    }
  };
  const attempt = <Result>(work: (storage: EntryStorage) => Result, otherwise: Result): Result => {
    try {
      return work(lasting() ?? ((page[memory] ??= inMemory()) as EntryStorage));
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** What the browser stores until it is removed. */
export const deviceEntries = /* @__PURE__ */ entriesIn('localStorage');
/** What it stores until the tab is closed. */
export const tabEntries = /* @__PURE__ */ entriesIn('sessionStorage');
