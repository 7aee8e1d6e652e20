import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { sumOf } from './menu-drafts/score.mjs';

/** @typedef {import('./menu-drafts/score.mjs').Score} Score @typedef {import('./menu-drafts/read.mjs').Kind} Kind */

const runFile = promisify(execFile);

/** How many menus of each half: by some the reader was tuned, at the others nobody looked. */
const COUNTS = { text: 20, pdf: 20, photo: 12 };
/** The fresh ones are others than those that were last measured with `MENU_SEED=12000`. */
const HALVES = { tuned: 0, fresh: Number(process.env['MENU_SEED'] ?? 9000) };
/** Menus that are drawn and read at once; a reader of photos takes some 500 MB. */
const AT_ONCE = Math.min(availableParallelism(), 4);

export const opens = null;

/** Menus as texts, PDFs and photos with a known truth: items found and prices right, half by half. */
export async function* run() {
  await runFile('npx', [
    'rspack',
    'build',
    '--config',
    resolve('rig/scenarios/bench/rspack.config.mjs'),
  ]);
  for (const kind of /** @type {const} */ (['text', 'pdf', 'photo'])) {
    for (const [half, first] of Object.entries(HALVES)) {
      const seeds = Array.from({ length: COUNTS[kind] }, (_, at) => first + at);
      const { scores, seconds } = await readAll(kind, seeds);
      yield* figuresOf(`${kind}, ${half} menus`, scores);
      yield { what: `${kind}: seconds for each menu`, value: (seconds / seeds.length).toFixed(2) };
    }
  }
}

/** @param {Kind} kind @param {readonly number[]} seeds */
async function readAll(kind, seeds) {
  const program = resolve('rig/scenarios/bench/menu-drafts/read.mjs');
  const parts = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, part) => {
      const some = seeds.filter((_seed, at) => at % AT_ONCE === part).map(String);
      const { stdout } = await runFile(process.execPath, [program, kind, ...some]);
      return /** @type {{ scores: Score[], seconds: number }} */ (JSON.parse(stdout));
    }),
  );
  return {
    scores: parts.flatMap(({ scores }) => scores),
    seconds: parts.reduce((sum, part) => sum + part.seconds, 0),
  };
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
