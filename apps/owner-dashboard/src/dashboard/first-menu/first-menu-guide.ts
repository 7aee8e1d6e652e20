import type { MenuView } from '@cartaviva/contracts';

/** Where the guide to the first menu is, another app's screen. */
export const FIRST_MENU = '/empezar';

/** The one menu that has not been online yet; none for whoever has others, or is through. */
export function unfinishedMenu([menu, another]: readonly MenuView[]): MenuView | undefined {
  return menu && !another && !menu.isPublished ? menu : undefined;
}
