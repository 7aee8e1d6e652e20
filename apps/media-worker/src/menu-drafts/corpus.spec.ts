import { readMenuPages } from '@cartaviva/menu-import';
import { readMenuFile } from '@cartaviva/menu-import/files';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { scoreDraft, type ExpectedMenu, type Score } from '../../test/corpus';
import { pdfPages } from './pdf-pages';

/** Folder of realistic menus with invented names, and the expected result of each. */
const CORPUS = 'libs/menu-import/corpus';
/** The best score so far. A change may only raise it, and must then store the new score. */
const BEST = JSON.parse(readFileSync(join(CORPUS, 'score.json'), 'utf8')) as Score & {
  /** Files below the goal: no wrong item without a doubt, and 95 % of the items right. */
  readonly below: readonly string[];
};

const bytesOf = (file: string) => new Uint8Array(readFileSync(join(CORPUS, file)));

async function read(file: string) {
  const bytes = bytesOf(file);
  return file.endsWith('.pdf') ? readMenuPages(await pdfPages(bytes)) : readMenuFile(bytes);
}

const files = readdirSync(CORPUS).filter((file) => !/(?:\.expected|^score)\.json$/.test(file));

it('the corpus is read at least as well as before', async () => {
  const sum = { right: 0, marked: 0, unmarked: 0, missing: 0 };
  const below: string[] = [];
  for (const file of files) {
    const path = join(CORPUS, `${parse(file).name}.expected.json`);
    const expected = JSON.parse(readFileSync(path, 'utf8')) as ExpectedMenu;
    const score = scoreDraft(await read(file), expected);
    for (const key of Object.keys(sum) as (keyof Score)[]) sum[key] += score[key];
    if (score.unmarked > 0 || score.right < expected.items.length * 0.95) below.push(file);
  }
  expect({ ...sum, below }).toEqual(BEST);
});
