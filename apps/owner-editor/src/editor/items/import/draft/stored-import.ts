import { deviceEntries } from '@cartaviva/domain';
import { OWNER_ENTRIES } from '@cartaviva/session';
import type { EditedDraft } from './edited-draft';

export interface UnfinishedImport {
  readonly text?: string;
  readonly draft?: EditedDraft;
}

const keyOf = (menuId: string) => `${OWNER_ENTRIES.unfinishedImport}${menuId}`;

/** Drafts in memory. They survive closing the dialog, even when the browser's storage is full. */
const inMemory = new Map<string, UnfinishedImport>();

/** Stores an import in memory and, with `isLasting`, also in the browser. */
export function storeImport(
  menuId: string,
  unfinished: UnfinishedImport,
  isLasting: boolean,
): void {
  inMemory.set(menuId, unfinished);
  if (isLasting) deviceEntries.write(keyOf(menuId), JSON.stringify(unfinished));
}

export function forgetImport(menuId: string): void {
  inMemory.delete(menuId);
  deviceEntries.remove(keyOf(menuId));
}

/** Finds an unfinished import. Returns an empty object when there is none or it is corrupt. */
export function findImport(menuId: string): UnfinishedImport {
  const known = inMemory.get(menuId);
  if (known) return known;
  try {
    const stored = JSON.parse(deviceEntries.read(keyOf(menuId)) ?? '{}') as UnfinishedImport;
    const isDraft = !stored.draft || Array.isArray(stored.draft.sections);
    return isDraft ? stored : {};
  } catch {
    return {};
  }
}
