import type { MenuView } from '@cartaviva/contracts';

/** Address of the first-menu guide, which is a screen of the owner-editor app. */
export const FIRST_MENU = '/empezar';

/** Returns the only menu of the account if it is not published. */
export function unfinishedMenu([menu, another]: readonly MenuView[]): MenuView | undefined {
  return menu && !another && !menu.isPublished ? menu : undefined;
}
