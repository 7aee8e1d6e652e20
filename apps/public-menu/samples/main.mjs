#!/usr/bin/env node
import { rspack } from '@rspack/core';
import axe from 'axe-core';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serviceBuild } from '@cartaviva/tools/build/service.rspack.mjs';
import { requireChromium } from '@cartaviva/tools/engines/find-chromium.mjs';
import pageConfig from '../rspack.config.mjs';
import { writeContactSheet } from './contact-sheet.mjs';

/**
 * Photographs the diner page in every design, with the menus of the templates: on phones and on a desk,
 * by day and by night, in three languages. Nothing of the system has to run. Of each page it says where the
 * first item ends, and fails when a page is wider than its screen, moves when its type comes late, or
 * keeps somebody out (axe). Each option takes several values with commas between them.
 *
 *     npm run designs -- --design cafe --screen phone --scheme dark --language es --out /tmp/designs
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.data/designs' },
    design: { type: 'string' },
    screen: { type: 'string' },
    scheme: { type: 'string' },
    language: { type: 'string' },
    /** Another colour than the template's. */
    color: { type: 'string' },
    /** The diner's size of letters: 0, 1 or 2. */
    text: { type: 'string' },
    /** The first screen alone. */
    first: { type: 'boolean', default: false },
    /** Where to put one picture of each design on each screen, with what was photographed of it. */
    sheets: { type: 'string' },
  },
});

const SCREENS = {
  narrow: { width: 320, height: 640 },
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 900 },
};
const TYPEFACE_WEIGHTS = /** @type {Record<string, number>} */ ({
  'cormorant-garamond': 500,
  fraunces: 600,
});
/** Late enough for the page to be drawn with what stands in for its type, in milliseconds. */
const FONT_DELAY_MS = 250;
/** Half of what counts as good (web.dev, "Cumulative Layout Shift"). */
const MAX_SHIFT = 0.05;

const root = resolve(import.meta.dirname, '../../..');
const packages = createRequire(import.meta.url);

/** @param {string[]} all @param {string | undefined} some */
const wanted = (all, some) => all.filter((name) => !some || some.split(',').includes(name));

/** @param {import('@rspack/core').Configuration} config */
const build = (config) =>
  new Promise((built, failed) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => built(undefined));
    });
  });

/** Builds page and renderer as the system does. @param {string} folder */
async function buildSamples(folder) {
  const client = join(folder, 'client');
  await build({ ...pageConfig, output: { ...pageConfig.output, path: client } });
  const { output, ...renderer } = serviceBuild(import.meta.dirname, { render: './render.ts' });
  await build({ ...renderer, output: { ...output, path: join(folder, 'server') } });
  /** @type {typeof import('./render')} */
  const samples = await import(pathToFileURL(join(folder, 'server/render.js')).href);
  return { samples, assets: JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) };
}

/**
 * Answers what pages ask for: themselves, drawings instead of photos, and whole typefaces, late.
 * @param {import('playwright-core').Page} page
 * @param {string} html
 * @param {typeof import('./render').drawingOf} drawingOf
 */
async function serve(page, html, drawingOf) {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const drawing = drawingOf(pathname);
    const typeface = /^\/menu-assets\/fonts\/([a-z-]+)\.woff2$/.exec(pathname)?.[1];
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (drawing) {
      const path = join(root, 'libs/menu-templates/drawings', `${drawing}.svg`);
      return route.fulfill({ contentType: 'image/svg+xml', path });
    }
    if (!typeface) return route.abort();
    await pause(FONT_DELAY_MS);
    const weight = TYPEFACE_WEIGHTS[typeface] ?? 400;
    const path = packages.resolve(
      `@fontsource/${typeface}/files/${typeface}-latin-${weight}-normal.woff2`,
    );
    return route.fulfill({ contentType: 'font/woff2', path });
  });
}

/** What is to be known of an open page, once all of it is there. @param {import('playwright-core').Page} page */
async function measure(page) {
  const measured = await page.evaluate(async () => {
    Object.assign(document.documentElement.dataset, { script: '', sheets: '' });
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    let shift = 0;
    const count = (/** @type {PerformanceObserverEntryList} */ list) => {
      for (const entry of list.getEntries()) shift += /** @type {any} */ (entry).value;
    };
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
    // Those of before come with the next task.
    await new Promise((told) => setTimeout(told, 50));
    const item = document.querySelector('.items > li')?.getBoundingClientRect();
    const wide = document.documentElement.scrollWidth - innerWidth;
    const images = [...document.images];
    images.forEach((image) => (image.loading = 'eager'));
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return { shift, wide, bottom: Math.round(item?.bottom ?? 0) };
  });
  await page.evaluate(axe.source);
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await page.evaluate(`axe.run({ resultTypes: ['violations'] })`);
  const barriers = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
  return { ...measured, barriers };
}

let faults = 0;
// Inside, so that what was built finds React.
mkdirSync(join(root, '.data'), { recursive: true });
const folder = mkdtempSync(join(root, '.data/designs-'));
try {
  const { samples, assets } = await buildSamples(folder);
  const browser = await chromium.launch({ executablePath: await requireChromium() });
  try {
    mkdirSync(values.out, { recursive: true });
    /** @type {Map<string, { path: string, scheme: string, width: number }[]>} */
    const shots = new Map();
    for (const screen of wanted(Object.keys(SCREENS), values.screen)) {
      for (const scheme of wanted(['light', 'dark'], values.scheme)) {
        const context = await browser.newContext({
          viewport: SCREENS[/** @type {keyof typeof SCREENS} */ (screen)],
          colorScheme: /** @type {'light' | 'dark'} */ (scheme),
          deviceScaleFactor: screen === 'desk' ? 1 : 2,
        });
        for (const design of wanted([...samples.DESIGNS], values.design)) {
          for (const language of wanted(['es', 'en', 'ht'], values.language)) {
            const page = await context.newPage();
            const sample = /** @type {any} */ ({ design, language, assets, color: values.color });
            const html = await samples.renderSample(sample);
            const sized = html.replace('<html', `<html data-text="${values.text ?? 0}"`);
            await serve(page, sized, samples.drawingOf);
            await page.goto('http://menu.example/');
            const { bottom, wide, shift, barriers } = await measure(page);
            const name = `${design}-${screen}-${scheme}-${language}`;
            const path = join(values.out, `${name}.png`);
            await page.screenshot({ path, fullPage: !values.first });
            const { width } = SCREENS[/** @type {keyof typeof SCREENS} */ (screen)];
            const sheet = `${design}-${screen}`;
            shots.set(sheet, [...(shots.get(sheet) ?? []), { path, scheme, width }]);
            await page.close();
            const faulty = wide > 0 || shift > MAX_SHIFT || barriers.length > 0;
            if (faulty) faults += 1;
            console.log(
              `${faulty ? '✗' : '✓'} ${name}: first item to ${bottom} px, ${wide} px too wide, shift ${shift.toFixed(4)} ${barriers.join('; ')}`,
            );
          }
        }
        await context.close();
      }
    }
    if (values.sheets) {
      mkdirSync(values.sheets, { recursive: true });
      for (const [sheet, taken] of shots) {
        const width = Math.round(taken[0]?.width ?? 0) / (sheet.endsWith('desk') ? 3 : 1.5);
        const out = join(values.sheets, `${sheet}.jpg`);
        await writeContactSheet(browser, taken, { width, out });
      }
    }
  } finally {
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(faults === 0 ? 0 : 1);
