import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import cookies from './cookies.md';

const KEYS =
  /['"`](cv_(?:session|device|google)|cartaviva-(?:[a-z]+-)*[a-z0-9]+-?|menuDraft|menuImport|demo[A-Z]\w+)\b/g;
const BROWSER_SIDE = [
  'libs/web/session/src',
  'apps/owner-account/src',
  'apps/owner-editor/src',
  'apps/public-menu/src',
  'apps/site/src/consent',
];
const COOKIE_MAKERS = ['apps/gateway/src/pipeline/sessions', 'apps/gateway/src/api/google'];

function keysIn(folder: string): string[] {
  return readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/spec\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(resolve(folder), path), 'utf8').matchAll(KEYS)])
    .map((match) => match[1]!);
}

it('the cookie policy names everything that a browser is given to keep', () => {
  const listed = cookies.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .flatMap(([name = '']) => name.split(', '))
    .map((name) => name.replace('…', ''));
  const stored = new Set([...BROWSER_SIDE, ...COOKIE_MAKERS].flatMap(keysIn));
  expect(stored.size).toBeGreaterThan(5);
  expect([...stored].filter((key) => !listed.some((name) => name.startsWith(key)))).toEqual([]);
});
