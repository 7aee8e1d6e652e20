import { deviceEntries } from '@cartaviva/domain';

/** Where a browser remembers that somebody is signed in; `public/theme.js` of the shell reads it. */
const KEY = 'cartaviva-session';

/**
 * Remembers for the next page whether somebody is signed in, so that a page that was written in
 * advance shows the right links before anybody was asked. It opens nothing.
 */
export function markSession(isOpen: boolean): void {
  // A browser without storage shows visitors' links until the server answers.
  if (isOpen) deviceEntries.write(KEY, '1');
  else deviceEntries.remove(KEY);
}
