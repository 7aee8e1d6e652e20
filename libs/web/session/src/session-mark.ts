import { deviceEntries } from '@cartaviva/domain';

/** Storage key of the signed-in mark. `public/theme.js` of the shell also reads it. */
const KEY = 'cartaviva-session';

/**
 * Stores whether a user is signed in, so that the next prerendered page shows the right links before the server
 * answers. The mark grants no access.
 */
export function markSession(isOpen: boolean): void {
  // A browser without storage shows the links for visitors until the server answers.
  if (isOpen) deviceEntries.write(KEY, '1');
  else deviceEntries.remove(KEY);
}
