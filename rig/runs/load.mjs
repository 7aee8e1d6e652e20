#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { installPackages } from '../../tools/start/install.mjs';

/**
 * What the system takes, on real processes:
 *   npm run load                          all of it but plans: more than two hours
 *   npm run load -- routes                p95 of every route before and after --menus and --views more, of --calls
 *                                         of each at most
 *   npm run load -- lines                 the loads that must be survived, each with its verdict (`-- lines visits`:
 *                                         those with the word)
 *   npm run load -- soak                  mixed load for --minutes (120), and whether memory, open files and connections
 *                                         stay flat after --warm-up minutes (a third of them, 20 at most)
 *   npm run load -- costs                 CPU, memory, rows and bytes of a diner, a visit, an owner, an image, and how far
 *                                         a server goes with them; with --report the tables of docs/scaling.md, too
 *   npm run load -- plans                 writes rig/scenarios/load/plans: every statement with its plan; with --fresh
 *                                         without those of before that it does not hear
 *   --report                              writes what was measured to docs/reports, too
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    menus: { type: 'string', default: '100000' },
    views: { type: 'string', default: '10000000' },
    calls: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '120' },
    'warm-up': { type: 'string' },
    fresh: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
/** As long as processes grow into their work, at most. */
const MAX_WARM_UP = 20;
const warmUp = Number(values['warm-up'] ?? Math.min(Math.round(minutes / 3), MAX_WARM_UP));
await installPackages();
const { print, writeReport } = await import('../report/report.mjs');
/** @type {Record<string, () => Promise<import('../report/report.mjs').Section[]>>} */
const parts = {
  routes: async () =>
    (await import('../scenarios/load/routes.mjs')).routes({
      ...{ menus: Number(values.menus), views: Number(values.views) },
      calls: Number(values.calls),
    }),
  lines: async () => (await import('../scenarios/load/lines.mjs')).lines(words),
  costs: async () => (await import('../scenarios/load/costs/costs.mjs')).costs(),
  soak: async () => (await import('../scenarios/load/soak/soak.mjs')).soak({ minutes, warmUp }),
};
const words = positionals.filter((one) => !(one in parts) && one !== 'plans');
if (words.length > 0 && !positionals.includes('lines')) {
  throw new Error(`Nothing is called ${words.join(' or ')}`);
}
if (positionals.includes('plans')) {
  await (await import('../scenarios/load/plans/write.mjs')).writePlans({ isFresh: values.fresh });
}
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
for (const [name, run] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  const sections = await run();
  for (const section of sections) print(section);
  if (!values.report) continue;
  const command = ['npm run load --', name, ...argumentsOf(name)].join(' ');
  console.log(`  ${writeReport(sections, { command, name: `load-${name}` })}`);
  if (name === 'costs')
    await (await import('../scenarios/load/costs/page.mjs')).writeOnPage(sections);
}

/** What the part was given, as it is written. @param {string} name */
function argumentsOf(name) {
  const { menus, views, calls } = values;
  if (name === 'routes') return ['--menus', menus, '--views', views, '--calls', calls];
  if (name === 'soak') return ['--minutes', `${minutes}`, '--warm-up', `${warmUp}`];
  return name === 'lines' ? words : [];
}
