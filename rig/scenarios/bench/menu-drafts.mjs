import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { sumOf } from './menu-drafts/score.mjs';

/** @typedef {import('./menu-drafts/score.mjs').Score} Score @typedef {import('./menu-drafts/read.mjs').Kind} Kind */

const runFile = promisify(execFile);

/** Number of menus in each half. The reader was tuned on one half; nobody has inspected the other one. */
const COUNTS = { text: 20, pdf: 20, photo: 12 };
/** The default seed of the fresh half differs from the last measurement, which used `MENU_SEED=12000`. */
const HALVES = { tuned: 0, fresh: Number(process.env['MENU_SEED'] ?? 9000) };
/** Menus that are rendered and read in parallel. Reading photos takes about 500 MB for each. */
const AT_ONCE = Math.min(availableParallelism(), 4);

export const opens = null;

/**
 * Reads menus with known contents as texts, PDFs and photos, and measures the items found and the correct prices for
 * each half.
 */
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
