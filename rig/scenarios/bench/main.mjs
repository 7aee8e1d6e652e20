#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { installPackages } from '../../../tools/start/install.mjs';
import { verdictOf } from './figure.mjs';

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
  page: async () => (await import('./page.mjs')).benchPage(),
  'page-memory': async () => (await import('./page-memory.mjs')).benchPageMemory(),
  'first-visit': async () => (await import('./first-visit.mjs')).benchFirstVisit(),
  scrolling: async () => (await import('./scrolling.mjs')).benchScrolling(),
  'owner-app': async () => (await import('./owner-app.mjs')).benchOwnerApp(),
  visits: async () => (await import('./visits.mjs')).benchVisits(),
  analytics: async () => (await import('./analytics.mjs')).benchAnalytics(),
  transport: async () => (await import('./transport.mjs')).benchTransport(),
  'sign-in': async () => (await import('./sign-in.mjs')).benchSignIn(),
  upsert: async () => (await import('./upsert.mjs')).benchUpsert(),
  'price-changes': async () => (await import('./price-changes.mjs')).benchPriceChanges(),
  images: async () => (await import('./images.mjs')).benchImages(),
  files: async () => (await import('./files.mjs')).benchFiles(),
  'menu-drafts': async () => (await import('./menu-drafts.mjs')).benchMenuDrafts(),
  'dev-loop': async () => (await import('./dev-loop.mjs')).benchDevLoop(),
  replicas: async () => (await import('./replicas.mjs')).benchReplicas(),
  live: async () => (await import('./live.mjs')).benchLive(),
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
    const { what, value, bound = '' } = /** @type {import('./figure.mjs').Figure} */ (figure);
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
  const { writeReport } = await import('../load/report.mjs');
  const command = ['npm run bench --', ...wanted, '--report'].join(' ');
  const name = ['bench', ...wanted].join('-');
  console.log(`\n${writeReport(sections, { title: 'Figures', command, name })}`);
}
