import { deviceEntries } from '@cartaviva/domain';
import { OWNER_ENTRIES } from '@cartaviva/session';
import type { MenuFormValues, TypedOver } from '../menu-form';

export interface UnsavedMenu extends TypedOver {
  /** Version of the menu at the time of the input. */
  readonly version: number;
  /** In epoch milliseconds. */
  readonly storedAt: number;
}

const keyOf = (menuId: string) => `${OWNER_ENTRIES.unsavedMenu}${menuId}`;

/** Ignores a full storage, because the warning before closing the tab still protects the input. */
export const storeUnsaved = (menuId: string, stored: UnsavedMenu): void =>
  void deviceEntries.write(keyOf(menuId), JSON.stringify(stored));

export const forgetUnsaved = (menuId: string): void => deviceEntries.remove(keyOf(menuId));

/** Finds input that an earlier visit did not save, unless the menu already has the same values. */
export function findUnsaved(menuId: string, saved: MenuFormValues): UnsavedMenu | undefined {
  try {
    const stored = JSON.parse(deviceEntries.read(keyOf(menuId)) ?? 'null') as UnsavedMenu | null;
    const typed = Object.entries(stored?.typed ?? {});
    const isUnsaved = typed.some(([name, value]) => saved[name as keyof MenuFormValues] !== value);
    if (stored && isUnsaved) return stored;
  } catch {
    // An unreadable entry is treated as missing.
  }
  forgetUnsaved(menuId);
  return undefined;
}
