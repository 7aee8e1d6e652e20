import { MENU_DESIGNS } from '@cartaviva/domain';
import { templateImage } from '@cartaviva/menu-templates';
import type { Browser, Page } from 'playwright-core';
import { launch } from './support/browser';
import { diner, findings, openLive, overflow } from './support/diner';
import { can } from './support/engines/engine';
import { eventually } from './support/eventually';
import { MOFONGO, Restaurant } from './support/restaurant';

const DESIGNS = MENU_DESIGNS.filter((design) => design !== 'classic');
const PHOTO = templateImage('portada-comedor-criollo');

const FONT = /\/menu-assets\/fonts\//;

describe('el diseño de un menú', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });

  it('llega a las páginas abiertas, se lee, cabe y trae su letra', async () => {
    const restaurant = await Restaurant.open();
    await restaurant.change(MOFONGO, { imageUrl: PHOTO });
    await restaurant.changeMenu({
      ...{ coverUrl: PHOTO, logoUrl: PHOTO },
      ...{ languages: ['en', 'ht'], openingHours: 'Mo-Su 08:00-23:00' },
    });
    const { context, page } = await diner(browser);
    await openLive(page, restaurant.url);
    const plain = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const design of DESIGNS) {
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
      for (const width of [320, 390, 360]) {
        await page.setViewportSize({ width, height: 640 });
        expect([design, width, (await overflow(page)) > 0]).toEqual([design, width, false]);
      }
      expect(await findingsByScheme(page)).toEqual({ light: [], dark: [] });
    }
    await restaurant.changeMenu({ design: 'classic' });
    await page.waitForFunction(
      (color) => getComputedStyle(document.body).backgroundColor === color,
      plain,
    );
    await context.close();
  });
});

/** All that axe finds by day and by night; the light scheme is left behind. */
async function findingsByScheme(page: Page) {
  const found = { light: [] as string[], dark: [] as string[] };
  for (const colorScheme of ['dark', 'light'] as const) {
    if (can('media')) await page.emulateMedia({ colorScheme });
    found[colorScheme] = await findings(page);
  }
  return found;
}

/** Runs in the page: how many fonts it has fetched. */
function countFonts(): number {
  const fetched = performance.getEntriesByType('resource');
  return fetched.filter(({ name }) => name.includes('/menu-assets/fonts/')).length;
}
