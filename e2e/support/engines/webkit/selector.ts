import {
  getByLabelSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
} from 'ivya';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Location of an element: the frames that contain it, and a selector of Playwright. */
export interface Selector {
  readonly frames: readonly string[];
  readonly path: string;
}

export const PAGE: Selector = { frames: [], path: '' };

export const within = ({ frames, path }: Selector, step: string): Selector => ({
  frames,
  path: path ? `${path} >> ${step}` : step,
});

/** Quotes a text as Playwright does: a string matches any case and any position, a pattern matches as it is. */
export const quoteText = (text: string | RegExp): string =>
  typeof text === 'string' ? `${JSON.stringify(text)}i` : String(text);

export const by = {
  label: getByLabelSelector,
  role: getByRoleSelector,
  testId: (id: string | RegExp) => getByTestIdSelector('data-testid', id),
  text: getByTextSelector,
};

/**
 * Playwright's selector engine as a script for a page. Its exports become a global, because the driver cannot run
 * modules.
 */
export const SEARCH: string = (() => {
  const index = createRequire(import.meta.url).resolve('ivya');
  const [, names = '', file = ''] =
    /import \{(.*)\} from "(.*)"/.exec(readFileSync(index, 'utf8')) ?? [];
  const [, own] = / (\w+) as Ivya\b/.exec(names) ?? [];
  const code = readFileSync(join(dirname(index), file), 'utf8');
  const search = new RegExp(`export \\{.* (\\w+) as ${own}\\b.*\\};?`);
  return code.replace(search, "window.search = $1.create({ browser: 'webkit' });");
})();
