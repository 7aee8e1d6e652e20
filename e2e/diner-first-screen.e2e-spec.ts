import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSamples } from '@cartaviva/public-menu/samples/build.mjs';
import { serve } from '@cartaviva/public-menu/samples/serve.mjs';
import type { Browser } from 'playwright-core';
import { launch } from './support/browser';
import { diner } from './support/diner';

/** The smallest common phone. */
const SMALL = { width: 360, height: 640 };
/** Lunchtime on a Monday in Santo Domingo, when the sample restaurants are open. */
const NOW = new Date('2026-11-23T16:30:00.000Z');

/** Lowest position of the first item in pixels, and the number of items with name and price in sight. */
const MAX_TOP = { plain: 220, cover: 260 };
const MIN_ITEMS = { plain: 3, photos: 2 };

describe('la primera pantalla de un menú en un teléfono pequeño', () => {
  let folder: string;
  let browser: Browser;
  let built: Awaited<ReturnType<typeof buildSamples>>;

  beforeAll(async () => {
    // The folder is inside the repository, so that the built renderer finds its packages.
    mkdirSync(resolve('.data'), { recursive: true });
    folder = mkdtempSync(resolve('.data/first-screen-'));
    [browser, built] = await Promise.all([launch(), buildSamples(folder)]);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('enseña platos con su precio en todos los diseños e idiomas, también con letra doble', async () => {
    const { samples, client, assets } = built;
    const { context, page } = await diner(browser, { viewport: SMALL });
    await page.clock.setFixedTime(NOW);
    const faults: string[] = [];
    for (const design of samples.DESIGNS) {
      for (const language of samples.LANGUAGES) {
        const html = await samples.renderSample({ design, language, assets, isFull: true });
        await page.unrouteAll({ behavior: 'wait' });
        await serve(page, { html, client, drawingOf: samples.drawingOf, fontDelayMs: 0 });
        await page.goto('http://menu.example/');
        await page.locator('.hours[data-open]').waitFor();
        await page.evaluate(() => document.fonts.ready);
        for (const looks of LOOKS) {
          const { top, count } = await page.evaluate(measureFirstScreen, looks);
          const most = looks.cover ? MAX_TOP.cover : MAX_TOP.plain;
          const least = looks.photos ? MIN_ITEMS.photos : MIN_ITEMS.plain;
          if (top > most || count < least) {
            faults.push(
              `${design} ${language} ${JSON.stringify(looks)}: ${top} px, ${count} items`,
            );
          }
        }
      }
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

interface Looks {
  readonly cover: boolean;
  readonly photos: boolean;
  /** Size of the letters in percent. */
  readonly text: number;
}

/** Photos and the cover are taken away in this order, so that each page loads once. */
const LOOKS: readonly Looks[] = [
  { cover: true, photos: true },
  { cover: true, photos: false },
  { cover: false, photos: false },
].flatMap((looks) => [100, 200].map((text) => ({ ...looks, text })));

/** Runs in the page. */
function measureFirstScreen({ cover, photos, text }: Looks): { top: number; count: number } {
  document.documentElement.style.fontSize = `${text}%`;
  if (!cover) {
    document.querySelector('.cover')?.remove();
    document.querySelector('.covered')?.classList.remove('covered');
  }
  const rows = [...document.querySelectorAll('.items > li')];
  if (!photos) {
    for (const row of rows) {
      row.querySelector('img')?.remove();
      row.classList.remove('pic');
    }
  }
  const isSeen = (row: Element) =>
    [...row.querySelectorAll('.line h3, .line b')].every(
      (part) => part.getBoundingClientRect().bottom <= innerHeight,
    );
  const top = Math.round(rows[0]!.getBoundingClientRect().top);
  return { top, count: rows.filter(isSeen).length };
}
