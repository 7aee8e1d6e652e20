import type { MenuFormValues, TypedOver } from '../menu-form';

/** What was typed and not saved, kept in the browser against a crash or a closed tab. */
export interface MenuDraft extends TypedOver {
  /** The menu's version it was typed over. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

const keyOf = (menuId: string) => `menuDraft:${menuId}`;

export function storeDraft(menuId: string, draft: MenuDraft): void {
  try {
    localStorage.setItem(keyOf(menuId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the warning on closing the tab still stands.
  }
}

export function forgetDraft(menuId: string): void {
  localStorage.removeItem(keyOf(menuId));
}

/** What an earlier visit left unsaved, unless the menu holds just that by now. */
export function findDraft(menuId: string, saved: MenuFormValues): MenuDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(menuId)) ?? 'null') as MenuDraft | null;
    const typed = Object.entries(draft?.typed ?? {});
    const isUnsaved = typed.some(([name, value]) => saved[name as keyof MenuFormValues] !== value);
    if (draft && isUnsaved) return draft;
  } catch {
    // Unreadable: worth nothing to anybody.
  }
  forgetDraft(menuId);
  return undefined;
}
