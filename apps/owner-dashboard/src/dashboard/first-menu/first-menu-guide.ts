import type { MenuView } from '@cartaviva/contracts';

/** Where the guide to the first menu is, another app's screen. */
export const FIRST_MENU = '/empezar';

/** The one menu that has not been online yet; none for whoever has others, or is through. */
export function unfinishedMenu([menu, another]: readonly MenuView[]): MenuView | undefined {
  return menu && !another && !menu.isPublished ? menu : undefined;
}

const keyOf = (userId: string) => `firstMenuGuide:${userId}`;

/** Whether the guide has opened by itself in this browser, or was never needed. A browser that keeps nothing says so. */
export function wasOffered(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return true;
  }
}

export function noteOffered(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), 'offered');
  } catch {
    // Then it may open by itself again.
  }
}
