import type { Browser } from 'playwright-core';
import { launch } from './support/browser';
import { barriers, diner, openLive, overflow } from './support/diner';
import { Restaurant } from './support/restaurant';

const DESIGNS = [
  { design: 'comedor', scheme: 'dark', width: 320 },
  { design: 'fine-dining', scheme: 'light', width: 360 },
  { design: 'beach-bar', scheme: 'dark', width: 390 },
  { design: 'cafe', scheme: 'light', width: 320 },
  { design: 'pizzeria', scheme: 'dark', width: 360 },
  { design: 'night-bar', scheme: 'light', width: 390 },
] as const;

describe('el diseño de un menú', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
  });

  it('llega a las páginas abiertas, se lee, cabe y trae su letra', async () => {
    const restaurant = await Restaurant.open();
    const { context, page } = await diner(browser);
    await openLive(page, restaurant.url);
    const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const { design, scheme, width } of DESIGNS) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 640 });
      const font = page.waitForResponse((reply) => reply.url().includes('/menu-assets/fonts/'));
      await restaurant.changeMenu({ design });
      const reply = await font;
      expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'font/woff2']);
      expect((await reply.body()).length).toBeLessThanOrEqual(7168);
      await page.waitForFunction(() => document.fonts.check('1em own', 'El Fogón'));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await barriers(page)).toEqual([]);
    }
    await restaurant.changeMenu({ design: 'classic' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(
      (color) => getComputedStyle(document.body).backgroundColor === color,
      before,
    );
    await context.close();
  });
});
