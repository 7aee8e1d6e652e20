import { deviceEntries } from '@cartaviva/domain';
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Where the choice is kept; the shell's `theme.js` reads it before the first paint. */
const KEY = 'theme';

const current = (): Theme =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

function choose(theme: Theme): void {
  deviceEntries.write(KEY, theme);
  const page = document.documentElement;
  page.dataset['theme'] = theme;
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', getComputedStyle(page).getPropertyValue('--color-paper'));
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** What a page that is written out at build is drawn in; its colours follow the reader all the same. */
const written = (): Theme => 'light';

/** The theme shown now, and the way to change it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, current, written), choose];
}
