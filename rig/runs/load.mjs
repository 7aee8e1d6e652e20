import { keepLastCoreForClients } from '../clients/calls/call-from.mjs';
import { openLoadSystem } from '../system/load-system.mjs';
import { runScenario } from './run-scenario.mjs';
import { chosen, named, readScenarios } from './scenarios.mjs';

/*
 *   npm run load              all parts except plans: more than two hours
 *   npm run load -- routes    p95 of every route before and after adding --menus and --views, with at most --calls of
 *                             each
 *   npm run load -- lines     the loads that the system must survive, each with its verdict (`-- lines visits`: those
 *                             with the word)
 *   npm run load -- soak      mixed load for --minutes (120); checks that memory, open files and connections stay flat
 *                             after --warm-up minutes (a third of them, 20 at most)
 *   npm run load -- costs     CPU, memory, rows and bytes of a diner, a visit, an owner and an image, and the load
 *                             that a server can take; --report also writes the tables of docs/scaling.md
 *   npm run load -- plans     fails for statements that scan a whole table of a hundred thousand rows
 */
export const title = 'Load';
export const about = 'what the system takes, on real processes.';

/** Maximum warm-up of the processes, in minutes. */
const MAX_WARM_UP = 20;
const PARTS = ['routes', 'lines', 'costs', 'soak', 'plans'];
/** Fault scenarios that are also load tests. They need two replicas of each process. */
const OF_FAULTS = [
  'visits-1000-a-second',
  'uploads-20-of-10-mb-at-once',
  'api-calls-past-the-hourly-limit',
];

/** @type {import('./scenarios.mjs').Run} */
export async function run({ words, options, report, verdicts }) {
  const isLines = words[0] === 'lines';
  const parts = named(PARTS, isLines ? ['lines'] : words);
  const isWanted = (/** @type {string} */ part) =>
    parts.includes(part) && (part !== 'plans' || words.includes('plans'));
  const [menus, views, calls] = [options.menus, options.views, options.calls].map(Number);
  const minutes = Number(options.minutes);
  const warmUp = Number(options['warm-up'] ?? Math.min(Math.round(minutes / 3), MAX_WARM_UP));
  const size = { menus: menus ?? NaN, views: views ?? NaN, calls: calls ?? NaN };
  /** @type {Record<string, () => Promise<void>>} */
  const work = {
    plans: async () => (await import('../scenarios/load/plans/plans.mjs')).plans(verdicts),
    routes: async () => (await import('../scenarios/load/routes.mjs')).routes(size, report),
    lines: () => lines(isLines ? words.slice(1) : [], verdicts),
    costs: async () => (await import('../scenarios/load/costs/costs.mjs')).costs(report),
    soak: async () =>
      (await import('../scenarios/load/soak/soak.mjs')).soak({ minutes, warmUp, report, verdicts }),
  };
  for (const [part, does] of Object.entries(work)) if (isWanted(part)) await does();
}

/**
 * Context of a load. `pinned` is true when clients have the last core to themselves.
 * @typedef {import('./run-scenario.mjs').Stage & import('../system/load-system.mjs').LoadSystem & { pinned: boolean }} Stage
 */

/**
 * Runs the loads that the system must survive (quality, "Load").
 * @param {readonly string[]} words @param {import('../verdicts.mjs').Verdicts} verdicts
 */
async function lines(words, verdicts) {
  const faults = (await readScenarios('faults')).filter(({ file }) => OF_FAULTS.includes(file));
  const own = await readScenarios('load/lines');
  const wanted = chosen([...own, ...faults], words);
  const pinned = keepLastCoreForClients();
  verdicts.begin('Loads that must be survived', pinned ? 'Clients have the last core.' : '');
  for (const [scenarios, args] of /** @type {const} */ ([
    [own, []],
    [faults, ['--replicas', '2']],
  ])) {
    const some = scenarios.filter((one) => wanted.includes(one));
    if (some.length === 0) continue;
    const load = await openLoadSystem({ args: [...args] });
    try {
      for (const scenario of some) await runScenario(scenario, { ...load, pinned }, verdicts);
    } finally {
      await load.close();
    }
  }
}
