#!/usr/bin/env node
import { installPackages } from '../start/install.mjs';

/**
 * Figures, each against a control measured in the same run: only the ratios mean anything.
 *   npm run bench            all of them
 *   npm run bench -- page    one of page, first-visit, scrolling, owner-app, visits, analytics, transport,
 *                            sign-in, upsert, price-changes, images, files, menu-drafts, dev-loop, live
 */
await installPackages();
const benches = {
  page: async () => (await import('./page.mjs')).benchPage(),
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
  live: async () => (await import('./live.mjs')).benchLive(),
};
const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for await (const { what, value } of await run()) console.log(`  ${what.padEnd(58)} ${value}`);
}
