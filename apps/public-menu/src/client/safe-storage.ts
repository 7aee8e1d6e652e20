/** Storage of browsers that may keep nothing: in-app browsers, private windows, blocked cookies. */
export const safely = {
  read(storage: () => Storage, key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(storage: () => Storage, key: string, value: string): void {
    try {
      storage().setItem(key, value);
    } catch {
      // What cannot be kept is simply asked again.
    }
  },
  remove(storage: () => Storage, key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};
