import { deviceEntries } from '@cartaviva/domain';
import { OWNER_ENTRIES } from '@cartaviva/session';
import type { MenuFormValues, TypedOver } from '../menu-form';

/** What was typed and not saved, kept in the browser against a crash or a closed tab. */
export interface UnsavedMenu extends TypedOver {
  /** The menu's version it was typed over. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

const keyOf = (menuId: string) => `${OWNER_ENTRIES.unsavedMenu}${menuId}`;

/** If the storage refuses the menu, the warning on closing the tab still protects it. */
export const storeUnsaved = (menuId: string, stored: UnsavedMenu): void =>
  void deviceEntries.write(keyOf(menuId), JSON.stringify(stored));

export const forgetUnsaved = (menuId: string): void => deviceEntries.remove(keyOf(menuId));

/** What an earlier visit left unsaved, unless the menu holds just that by now. */
export function findUnsaved(menuId: string, saved: MenuFormValues): UnsavedMenu | undefined {
  try {
    const stored = JSON.parse(deviceEntries.read(keyOf(menuId)) ?? 'null') as UnsavedMenu | null;
    const typed = Object.entries(stored?.typed ?? {});
    const isUnsaved = typed.some(([name, value]) => saved[name as keyof MenuFormValues] !== value);
    if (stored && isUnsaved) return stored;
  } catch {
    // Unreadable: worth nothing to anybody.
  }
  forgetUnsaved(menuId);
  return undefined;
}
