#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { installPackages } from '../../tools/start/install.mjs';

/**
 * Faults of machines, engines and others, on real processes: kills and freezes them, cuts what connects
 * them, and compares what clients were answered with what the database has.
 *   npm run faults              all of them, one after another
 *   npm run faults -- redis     those with the word in their name or title
 *   npm run faults -- alerts    each alert of deploy/prometheus, fired by its fault; `-- alerts mail`: those with the word
 *   npm run faults -- --report  writes docs/reports/faults-<words>-<date>.md, too
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'boolean', default: false } },
});
await installPackages();
const { runFaults } = await import('./faults.mjs');
const { runAlerts } = await import('./alerts/alerts.mjs');
const { writeReport } = await import('../report/faults.mjs');
/** @type {import('./run-scenario.mjs').Result[]} */
const results = [];
for await (const result of run()) {
  results.push(result);
  // Whoever ends a run midway has a report of what was seen.
  if (values.report) await writeReport(results, { words: positionals, now: new Date() });
}
const failed = results.filter(({ fault }) => fault);
for (const { title } of failed) console.log(`✗ ${title}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

async function* run() {
  const [part, ...words] = positionals;
  if (part === 'alerts') return yield* runAlerts(words);
  yield* runFaults(positionals);
  if (positionals.length === 0) yield* runAlerts([]);
}
