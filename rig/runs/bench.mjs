import { startTestSystem } from '../system/test-system.mjs';
import { named } from './scenarios.mjs';

/*
 *   npm run bench             all benchmarks
 *   npm run bench -- page     only that benchmark
 */
export const title = 'Figures';
export const about =
  'figures, each against a control measured in the same run: only the ratios mean anything.';

const NAMES = [
  ...['page', 'page-memory', 'first-visit', 'scrolling', 'owner-app', 'visits', 'analytics'],
  ...['transport', 'sign-in', 'upsert', 'price-changes', 'images', 'files', 'menu-drafts'],
  ...['dev-loop', 'replicas', 'live'],
];

/**
 * Benchmark: a file in `scenarios/bench`.
 * @typedef {object} Bench
 * @property {Parameters<typeof startTestSystem>[0] | null} [opens] options of the system that it runs on; null for
 *   none
 * @property {(system: any) => AsyncIterable<import('../verdicts.mjs').Verdict> | Promise<Iterable<import('../verdicts.mjs').Verdict>>} run
 */

/** @type {import('./scenarios.mjs').Run} */
export async function run({ words, verdicts }) {
  for (const name of named(NAMES, words)) {
    verdicts.begin(name, `\`npm run bench -- ${name}\``);
    /** @type {Bench} */
    const bench = await import(`../scenarios/bench/${name}.mjs`);
    const system = bench.opens === null ? undefined : await startTestSystem(bench.opens);
    try {
      for await (const figure of await bench.run(system)) verdicts.note(figure);
    } finally {
      await system?.close();
    }
  }
}
