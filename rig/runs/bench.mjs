#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { installPackages } from '../../tools/start/install.mjs';
import { verdictOf } from '../verdict/figure.mjs';

/**
 * Figures, each against a control measured in the same run: only the ratios mean anything. Ends with 1 when one does
 * not keep to its bound.
 *   npm run bench                all of them
 *   npm run bench -- --report    writes them to docs/reports, too
 *   npm run bench -- page        one of page, page-memory, first-visit, scrolling, owner-app, visits, analytics, transport,
 *                                sign-in, upsert, price-changes, images, files, menu-drafts, dev-loop, replicas, live
 */
await installPackages();
const benches = {
  page: async () => (await import('../scenarios/bench/page.mjs')).benchPage(),
  'page-memory': async () => (await import('../scenarios/bench/page-memory.mjs')).benchPageMemory(),
  'first-visit': async () => (await import('../scenarios/bench/first-visit.mjs')).benchFirstVisit(),
  scrolling: async () => (await import('../scenarios/bench/scrolling.mjs')).benchScrolling(),
  'owner-app': async () => (await import('../scenarios/bench/owner-app.mjs')).benchOwnerApp(),
  visits: async () => (await import('../scenarios/bench/visits.mjs')).benchVisits(),
  analytics: async () => (await import('../scenarios/bench/analytics.mjs')).benchAnalytics(),
  transport: async () => (await import('../scenarios/bench/transport.mjs')).benchTransport(),
  'sign-in': async () => (await import('../scenarios/bench/sign-in.mjs')).benchSignIn(),
  upsert: async () => (await import('../scenarios/bench/upsert.mjs')).benchUpsert(),
  'price-changes': async () =>
    (await import('../scenarios/bench/price-changes.mjs')).benchPriceChanges(),
  images: async () => (await import('../scenarios/bench/images.mjs')).benchImages(),
  files: async () => (await import('../scenarios/bench/files.mjs')).benchFiles(),
  'menu-drafts': async () => (await import('../scenarios/bench/menu-drafts.mjs')).benchMenuDrafts(),
  'dev-loop': async () => (await import('../scenarios/bench/dev-loop.mjs')).benchDevLoop(),
  replicas: async () => (await import('../scenarios/bench/replicas.mjs')).benchReplicas(),
  live: async () => (await import('../scenarios/bench/live.mjs')).benchLive(),
};
const { values, positionals: wanted } = parseArgs({
  options: { report: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const sections = [];
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  const rows = [];
  for await (const figure of await run()) {
    const {
      what,
      value,
      bound = '',
    } = /** @type {import('../verdict/figure.mjs').Figure} */ (figure);
    const verdict = verdictOf(figure) ?? '';
    if (verdict === 'NOT MET') process.exitCode = 1;
    rows.push([what, value, bound, verdict]);
    console.log(
      `  ${what.padEnd(58)} ${value.padEnd(20)} ${bound.padEnd(14)} ${verdict}`.trimEnd(),
    );
  }
  const head = ['figure', 'measured', 'bound', 'verdict'];
  sections.push({ title: name, text: `\`npm run bench -- ${name}\``, head, rows });
}
if (values.report) {
  const { writeReport } = await import('../report/report.mjs');
  const command = ['npm run bench --', ...wanted, '--report'].join(' ');
  const name = ['bench', ...wanted].join('-');
  console.log(`\n${writeReport(sections, { title: 'Figures', command, name })}`);
}
