import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { asText } from './menu-drafts/as-text.mjs';
import { menuOf, truthOf } from './menu-drafts/menus.mjs';
import { scoreOf, sumOf } from './menu-drafts/score.mjs';

/** @typedef {import('./menu-drafts/score.mjs').Score} Score @typedef {'text' | 'pdf' | 'photo'} Kind */

const run = promisify(execFile);

/** Half of them by which the reader was tuned, half which nobody looked at. */
const COUNT = 40;
/** Photos take some seconds each. */
const PHOTO_COUNT = 24;
const TUNED_SEED = 0;
/** Others than those that were last measured: `MENU_SEED=12000`. */
const FRESH_SEED = Number(process.env['MENU_SEED'] ?? 9000);
/** Letters of a photographed name that must be right, of all; of one that is written, nearly all. */
const LEAST_LIKENESS = { text: 0.9, pdf: 0.9, photo: 0.75 };

/** Menus as texts, PDFs and photos with a known truth: items found and prices right. */
export async function benchMenuDrafts() {
  await run('npx', ['rspack', 'build', '--config', resolve('tools/bench/rspack.config.mjs')]);
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-menus-'));
  const seeds = Array.from(
    { length: COUNT },
    (_, at) => (at % 2 === 0 ? TUNED_SEED : FRESH_SEED) + Math.floor(at / 2),
  );
  try {
    await run(process.execPath, [
      resolve('tools/bench/menu-drafts/draw.mjs'),
      folder,
      `${PHOTO_COUNT}`,
      ...seeds.map(String),
    ]);
    /** @type {{ what: string, value: string }[]} */
    const figures = [];
    for (const kind of /** @type {const} */ (['text', 'pdf', 'photo'])) {
      const some = seeds.slice(0, kind === 'photo' ? PHOTO_COUNT : COUNT);
      figures.push(...(await readAll(kind, some, folder)));
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {Kind} kind @param {readonly number[]} seeds @param {string} folder */
async function readAll(kind, seeds, folder) {
  const built = new URL('./dist/menu-drafts.js', import.meta.url).href;
  const reader = await import(built);
  /** @type {[Score[], Score[]]} */
  const halves = [[], []];
  const begun = performance.now();
  for (const seed of seeds) {
    /** @type {import('../../libs/domain/src/menu/menu-draft').MenuDraft[]} */
    const drafts = [];
    for (const bytes of sourcesOf(kind, seed, folder)) {
      const { draft } = await reader[kind](new Uint8Array(bytes));
      if (draft) drafts.push(draft);
    }
    const whole = { categories: drafts.flatMap(({ categories }) => categories), unread: [] };
    const score = scoreOf(whole, truthOf(menuOf(seed)), LEAST_LIKENESS[kind]);
    halves[seed < FRESH_SEED ? 0 : 1].push(score);
  }
  const seconds = (performance.now() - begun) / 1000 / seeds.length;
  return [
    ...figuresOf(`${kind}, tuned menus`, halves[0]),
    ...figuresOf(`${kind}, fresh menus`, halves[1]),
    { what: `${kind}: seconds for each menu`, value: seconds.toFixed(2) },
  ];
}

/** @param {Kind} kind @param {number} seed @param {string} folder */
function sourcesOf(kind, seed, folder) {
  if (kind === 'text') return [Buffer.from(asText(menuOf(seed)))];
  const name = kind === 'pdf' ? new RegExp(`^${seed}\\.pdf$`) : new RegExp(`^${seed}-\\d+\\.jpg$`);
  const files = readdirSync(folder).filter((file) => name.test(file));
  return files.sort().map((file) => readFileSync(join(folder, file)));
}

/** @param {string} name @param {readonly Score[]} scores */
function figuresOf(name, scores) {
  /** @param {number} part @param {number} whole */
  const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const items = sumOf(scores, 'items');
  return [
    { what: `${name}: items found, of ${items}`, value: percent(sumOf(scores, 'found'), items) },
    { what: `${name}: prices right`, value: percent(sumOf(scores, 'right'), items) },
    { what: `${name}: in their categories`, value: percent(sumOf(scores, 'inPlace'), items) },
    { what: `${name}: wrong and not marked`, value: `${sumOf(scores, 'wrongUnmarked')}` },
    {
      what: `${name}: false alarms, of right prices`,
      value: percent(sumOf(scores, 'falseAlarms'), sumOf(scores, 'single')),
    },
    ...scores
      .flatMap(({ faults }) => faults.filter((fault) => /^(?:WRONG|EXTRA)/.test(fault)))
      .map((fault) => ({ what: name, value: fault })),
  ];
}
