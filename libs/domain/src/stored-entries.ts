/** The part of the browser's storage that this file uses. */
interface EntryStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Texts that the browser stores by key. Other code must not use the storage directly. If the
 * browser refuses the storage, the entries last until the page closes.
 */
export interface StoredEntries {
  /** Returns null for a missing entry. */
  read(key: string): string | null;
  /** Returns false if the storage is full. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** Replaces a storage that the browser refuses. The entries are own properties, as in a real storage. */
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
  // Each remote bundles its own copy of this module, so the page shares the storage through a
  // global.
  const page = globalThis as Record<symbol | string, unknown>;
  const memory = Symbol.for(`cartaviva-${name}`);
  /** The storage throws if cookies are blocked, and is null in some in-app browsers. */
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

/** Entries that last until they are removed (`localStorage`). */
export const deviceEntries = /* @__PURE__ */ entriesIn('localStorage');
/** Entries that last until the tab closes (`sessionStorage`). */
export const tabEntries = /* @__PURE__ */ entriesIn('sessionStorage');
