import { readdirSync, readFileSync } from 'node:fs';
import { RETIRED } from './retired-words.mjs';

const OTHERS = /(^|\/)(node_modules|dist|screenshots|\.rspack|\.turbo)\//;
/** Databases store the names of migrations, so those cannot change. */
const MIGRATIONS = /\/migrations\//;
/** Entries of the dictionary contain food terms, among them "dish". */
const WORDS_OF_MENUS = 'libs/menu-dictionary/entries/';

/** Name in a declaration. */
const DECLARED = /\b(?:const|let|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;

const files = ['apps', 'docs', 'e2e', 'libs', 'rig', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const ours = files.filter(
  (file) => !OTHERS.test(file) && !MIGRATIONS.test(file) && !file.startsWith(WORDS_OF_MENUS),
);

const declaredIn = (text: string) => [...text.matchAll(DECLARED)].map(([, name]) => name!);

describe('retired words', () => {
  it('are in the name of no file', () => {
    expect(ours.length).toBeGreaterThan(1000);
    expect(ours.filter((file) => RETIRED.test(file))).toEqual([]);
  });

  it('are in the name of nothing that code declares', () => {
    const names = ours
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
      .flatMap((file) => declaredIn(readFileSync(file, 'utf8')));
    expect(names.length).toBeGreaterThan(10_000);
    expect(names.filter((name) => RETIRED.test(name))).toEqual([]);
  });

  it.each([
    'house',
    'houseOf',
    'testHouse',
    'HOUSE_MS',
    'test-house.ts',
    'a/picture',
    'somePictures',
    'sampleDish',
    'dishesOf',
  ])('are found in %s', (name) => expect(name).toMatch(RETIRED));

  it.each(['household', 'warehouse', 'item', 'depicture', 'dishonest'])(
    'are not found in %s',
    (name) => expect(name).not.toMatch(RETIRED),
  );
});
