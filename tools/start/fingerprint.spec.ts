import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartaviva-build-'));
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'dist/main.js'), 'uno');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is the same while nothing changes, whatever packages do', () => {
  const before = fingerprint([folder]);
  writeFileSync(join(folder, 'node_modules/other.js'), '');
  expect(fingerprint([folder])).toBe(before);
});

it.each([
  ['a file is written', () => writeFileSync(join(folder, 'dist/main.js'), 'dos!')],
  ['a file is touched', () => utimesSync(join(folder, 'dist/main.js'), 1, 1)],
  ['a file is added', () => writeFileSync(join(folder, 'dist/thread.js'), '')],
  ['a file is removed', () => rmSync(join(folder, 'dist/main.js'))],
  ['a file has another name', () => renameSync(join(folder, 'dist'), join(folder, 'out'))],
])('is another one when %s', (_what, change) => {
  const before = fingerprint([folder]);
  change();
  expect(fingerprint([folder])).not.toBe(before);
});

it('takes a place that is missing as such', () => {
  const place = join(folder, 'tsconfig.json');
  const before = fingerprint([place]);
  writeFileSync(place, '');
  expect(fingerprint([place])).not.toBe(before);
});
