import { deviceEntries } from '@cartaviva/domain';
import { OWNER_ENTRIES } from '@cartaviva/session';
import type { EditedDraft } from './edited-draft';

/** What an import that is not finished has come to. */
export interface UnfinishedImport {
  /** Typed or pasted, and not read yet. */
  readonly text?: string;
  readonly draft?: EditedDraft;
}

const keyOf = (menuId: string) => `${OWNER_ENTRIES.unfinishedImport}${menuId}`;

/** Keeps drafts that were closed by accident, also where the browser's storage is full. */
const inMemory = new Map<string, UnfinishedImport>();

/** Against a closed tab too, where `isLasting`. */
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

/** What was left of an earlier one; nothing when there is none, or nobody can read it. */
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
