import { deviceEntries } from '@cartaviva/domain';
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Storage key of the choice. The shell's `theme.js` reads it before the first paint. */
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

/** Theme of a prerendered page. Its colors still follow the reader's choice. */
const written = (): Theme => 'light';

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, current, written), choose];
}
