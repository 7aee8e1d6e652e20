import { deviceEntries } from '@cartaviva/domain';

/** Prefixes of the browser's storage keys for an owner's unfinished work, by menu or by person. */
export const OWNER_ENTRIES = {
  unsavedMenu: 'menuDraft:',
  unfinishedImport: 'menuImport:',
  kitchenMarks: 'kitchenMarks:',
} as const;

/** Deletes all unfinished work. Sign-out calls it, so that no work remains in the browser. */
export function forgetOwnerEntries(): void {
  const beginnings = Object.values(OWNER_ENTRIES);
  forget((key) => beginnings.some((beginning) => key.startsWith(beginning)));
}

/** Deletes the pending kitchen marks that other people left in this browser. */
export function forgetMarksOfOthers(userId: string): void {
  const own = `${OWNER_ENTRIES.kitchenMarks}${userId}:`;
  forget((key) => key.startsWith(OWNER_ENTRIES.kitchenMarks) && !key.startsWith(own));
}

const forget = (isForgotten: (key: string) => boolean): void =>
  deviceEntries.keys().filter(isForgotten).forEach(deviceEntries.remove);
