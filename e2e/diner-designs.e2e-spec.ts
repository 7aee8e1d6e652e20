import type { Browser } from 'playwright-core';
import { launch } from './support/browser';
import { barriers, diner, openLive, overflow } from './support/diner';
import { can } from './support/engines/engine';
import { eventually } from './support/eventually';
import { Restaurant } from './support/restaurant';

const DESIGNS = [
  { design: 'comedor', scheme: 'dark', width: 320 },
  { design: 'fine-dining', scheme: 'light', width: 360 },
  { design: 'beach-bar', scheme: 'dark', width: 390 },
  { design: 'cafe', scheme: 'light', width: 320 },
  { design: 'pizzeria', scheme: 'dark', width: 360 },
  { design: 'night-bar', scheme: 'light', width: 390 },
] as const;

const FONT = /\/menu-assets\/fonts\//;

describe('el diseño de un menú', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });

  it('llega a las páginas abiertas, se lee, cabe y trae su letra', async () => {
    const restaurant = await Restaurant.open();
    const { context, page } = await diner(browser);
    await openLive(page, restaurant.url);
    const plain = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const { design, scheme, width } of DESIGNS) {
      if (can('media')) await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 640 });
      const before = await page.evaluate(countFonts);
      const font = can('network') && page.waitForResponse((reply) => FONT.test(reply.url()));
      await restaurant.changeMenu({ design });
      const reply = await font;
      if (reply) {
        expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'font/woff2']);
        expect((await reply.body()).length).toBeLessThanOrEqual(7168);
      }
      await eventually(
        async () => (await page.evaluate(countFonts)) > before,
        `${design} has no font of its own`,
      );
      await page.waitForFunction(() => document.fonts.check('1em own', 'El Fogón'));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await barriers(page)).toEqual([]);
    }
    await restaurant.changeMenu({ design: 'classic' });
    if (can('media')) await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(
      (color) => getComputedStyle(document.body).backgroundColor === color,
      plain,
    );
    await context.close();
  });
});

/** Runs in the page: how many fonts it has fetched. */
function countFonts(): number {
  const fetched = performance.getEntriesByType('resource');
  return fetched.filter(({ name }) => name.includes('/menu-assets/fonts/')).length;
}
