#!/usr/bin/env node
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { requireChromium } from '@cartaviva/tools/engines/find-chromium.mjs';
import { buildSamples } from './build.mjs';
import { writeContactSheet } from './contact-sheet.mjs';
import { measure } from './measure.mjs';
import { serve } from './serve.mjs';

/**
 * Takes screenshots of the diner page in every design, with the menus of the templates: on phones and on a desktop
 * screen, in light and dark schemes, in three languages. No part of the system has to run. The script reports where
 * the first item of each page ends. It fails if a page is wider than its screen, shifts when its fonts load, or has
 * accessibility violations (axe).
 *
 * The screens `narrow` and `small` show the most crowded header and first item. `small` must show the whole first
 * item, and `narrow` its price. Each option takes several values, separated by commas.
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
    color: { type: 'string' },
    /** Text size step: 0, 1 or 2. */
    text: { type: 'string' },
    rtl: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    /** Folder for one picture per design and screen, which combines its screenshots. */
    sheets: { type: 'string' },
  },
});

/** @typedef {import('./crowded-menu').Crowd} Crowd */
/** @typedef {{ crowds: Crowd[], shows: 'item' | 'price' }} FirstScreen with what must be whole on it */
/** @type {Record<string, { width: number, height: number } & Partial<FirstScreen>>} */
const SCREENS = {
  narrow: { width: 320, height: 568, crowds: ['images', 'name'], shows: 'price' },
  small: { width: 360, height: 640, crowds: ['images', 'name'], shows: 'item' },
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 900 },
};
/** Half of the value that counts as good (web.dev, "Cumulative Layout Shift"). */
const MAX_SHIFT = 0.05;
/** Lunchtime on a Monday in Santo Domingo, when every sample restaurant is open. */
const NOW = new Date('2026-11-23T16:30:00.000Z');

const root = resolve(import.meta.dirname, '../../..');

/** @param {string[]} all @param {string | undefined} some */
const wanted = (all, some) => all.filter((name) => !some || some.split(',').includes(name));

let faults = 0;
// The folder is inside the repository, so that the built renderer finds React.
mkdirSync(join(root, '.data'), { recursive: true });
const folder = mkdtempSync(join(root, '.data/designs-'));
try {
  const { samples, client, assets } = await buildSamples(folder);
  const browser = await chromium.launch({ executablePath: await requireChromium() });
  try {
    mkdirSync(values.out, { recursive: true });
    /** @type {Map<string, { path: string, scheme: string, width: number }[]>} */
    const shots = new Map();
    for (const screen of wanted(Object.keys(SCREENS), values.screen)) {
      const { crowds, shows, ...viewport } = /** @type {typeof SCREENS[string]} */ (
        SCREENS[screen]
      );
      for (const scheme of wanted(['light', 'dark'], values.scheme)) {
        const context = await browser.newContext({
          viewport,
          colorScheme: /** @type {'light' | 'dark'} */ (scheme),
          deviceScaleFactor: screen === 'desk' ? 1 : 2,
          serviceWorkers: 'block',
        });
        await context.addInitScript(
          (text) => localStorage.setItem('cartaviva-text', text),
          values.text ?? '0',
        );
        for (const design of wanted([...samples.DESIGNS], values.design)) {
          for (const language of wanted(['es', 'en', 'ht'], values.language)) {
            for (const crowd of crowds ?? [undefined]) {
              const page = await context.newPage();
              await page.clock.setFixedTime(NOW);
              const sample = /** @type {any} */ ({ design, language, assets, crowd });
              const html = await samples.renderSample({ ...sample, color: values.color });
              const directed = values.rtl ? html.replace('<html', '<html dir="rtl"') : html;
              await serve(page, { html: directed, client, drawingOf: samples.drawingOf });
              await page.goto('http://menu.example/');
              const { top, ends, wide, shift, barriers } = await measure(page);
              const name = [design, screen, scheme, language, crowd].filter(Boolean).join('-');
              const path = join(values.out, `${name}.png`);
              await page.screenshot({ path, fullPage: !values.first });
              const sheet = `${design}-${screen}`;
              const taken = { path, scheme, width: viewport.width };
              shots.set(sheet, [...(shots.get(sheet) ?? []), taken]);
              await page.close();
              const isCut = shows && !values.text && ends[shows] > viewport.height;
              const faulty = wide > 0 || isCut || shift > MAX_SHIFT || barriers.length > 0;
              if (faulty) faults += 1;
              console.log(
                `${faulty ? '✗' : '✓'} ${name}: first item from ${top} to ${ends.item} px, its price to ${ends.price}, ${wide} px too wide, shift ${shift.toFixed(4)} ${barriers.join('; ')}`,
              );
            }
          }
        }
        await context.close();
      }
    }
    if (values.sheets) {
      mkdirSync(values.sheets, { recursive: true });
      for (const [sheet, taken] of shots) {
        const width = Math.round(taken[0]?.width ?? 0) / (sheet.endsWith('desk') ? 1.6 : 1.5);
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
