/** Beginnings of the keys in `localStorage` under which an owner's unfinished work is stored, by menu. */
export const OWNER_ENTRIES = {
  unsavedMenu: 'menuDraft:',
  unfinishedImport: 'menuImport:',
} as const;

/** Deletes all of them: whoever signs out leaves no work behind in the browser. */
export function forgetOwnerEntries(): void {
  try {
    const beginnings = Object.values(OWNER_ENTRIES);
    for (const key of Object.keys(localStorage)) {
      if (beginnings.some((beginning) => key.startsWith(beginning))) localStorage.removeItem(key);
    }
  } catch {
    // A browser that refuses storage has stored none.
  }
}
