/** Beginnings of the keys in `localStorage` under which an owner's unfinished work is stored, by menu, or by person. */
export const OWNER_ENTRIES = {
  unsavedMenu: 'menuDraft:',
  unfinishedImport: 'menuImport:',
  kitchenMarks: 'kitchenMarks:',
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

/** Deletes the marks of the kitchen that other people left waiting in this browser. */
export function forgetMarksOfOthers(userId: string): void {
  try {
    const own = `${OWNER_ENTRIES.kitchenMarks}${userId}:`;
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OWNER_ENTRIES.kitchenMarks) && !key.startsWith(own))
        localStorage.removeItem(key);
    }
  } catch {
    // A browser that refuses storage has stored none.
  }
}
