import { MENU_DESIGNS } from '@cartaviva/domain';
import { templateImage } from '@cartaviva/menu-templates';
import type { Browser, Page } from 'playwright-core';
import { keepScreenshot, launch } from './support/browser';
import { collisions } from './support/collisions';
import { diner, findings, itemRow, openLive, overflow } from './support/diner';
import { can } from './support/engines/engine';
import { eventually } from './support/eventually';
import { MOFONGO, Restaurant } from './support/restaurant';

const FONT = /\/menu-assets\/fonts\//;

/** The smallest common phone. */
const SMALL = { width: 360, height: 640 };
const PHOTO = templateImage('portada-comedor-criollo');
const IMAGES = { logoUrl: PHOTO, coverUrl: PHOTO };
/** Maximum content above and in the first item. */
const CROWD = {
  description: 'Cocina criolla a fuego lento. '.repeat(6),
  openingHours: 'Mo-Su 08:00-23:00',
  languages: ['en', 'ht'],
};

describe('el diseño de un menú', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });

  it('llega a las páginas abiertas, se lee, cabe, trae su letra y enseña un plato entero al abrir', async () => {
    const restaurant = await Restaurant.open();
    await restaurant.change(MOFONGO, {
      imageUrl: PHOTO,
      description: 'Majado al momento con ajo y chicharrón, con caldo de res aparte.',
    });
    await restaurant.changeMenu(CROWD);
    const { context, page } = await diner(browser);
    await openLive(page, restaurant.url);
    const plain = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const design of MENU_DESIGNS) {
      const before = await page.evaluate(countFonts);
      const hasType = design !== 'classic';
      const font =
        hasType && can('network') && page.waitForResponse((reply) => FONT.test(reply.url()));
      await restaurant.changeMenu({ design, ...IMAGES });
      const reply = await font;
      if (reply) {
        expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'font/woff2']);
        expect((await reply.body()).length).toBeLessThanOrEqual(7168);
      }
      if (hasType) {
        await eventually(
          async () => (await page.evaluate(countFonts)) > before,
          `${design} has no font of its own`,
        );
        await page.waitForFunction(() => document.fonts.check('1em own', 'El Fogón'));
      }
      await page.locator('header > .cover').waitFor();
      for (const width of [320, 390, 360]) {
        await page.setViewportSize({ width, height: 640 });
        expect([design, width, (await overflow(page)) > 0]).toEqual([design, width, false]);
      }
      expect(await findingsByScheme(page)).toEqual({ light: [], dark: [] });
      await expectFirstItem(page, `${design} with images`);
      for (const direction of ['rtl', 'ltr']) {
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
        expect({ design, direction, found: await collisions(page) }).toMatchObject({ found: [] });
      }
      await restaurant.changeMenu({ logoUrl: null, coverUrl: null });
      await eventually(
        async () => (await page.locator('header img').count()) === 0,
        'the images stay',
      );
      await expectFirstItem(page, design);
      await keepScreenshot(page, `diner-first-screen-360-${design}`);
    }
    // Verifies that the check finds a misplaced button.
    await page.evaluate(() => {
      for (const plus of document.querySelectorAll<HTMLElement>('.plus'))
        plus.style.inset = '0 auto auto 0';
    });
    expect(await collisions(page)).not.toEqual([]);
    await restaurant.changeMenu({ design: 'classic' });
    await page.waitForFunction(
      (color) => getComputedStyle(document.body).backgroundColor === color,
      plain,
    );
    await context.close();
  });
});

/** Findings of axe in both colour schemes. The page ends in the light scheme. */
async function findingsByScheme(page: Page) {
  const found = { light: [] as string[], dark: [] as string[] };
  for (const colorScheme of ['dark', 'light'] as const) {
    if (can('media')) await page.emulateMedia({ colorScheme });
    found[colorScheme] = await findings(page);
  }
  return found;
}

/** Checks that the name and the first item are visible without scrolling. */
async function expectFirstItem(page: Page, what: string): Promise<void> {
  // A change of the menu does not move the reader's scroll position.
  await page.evaluate(() => scrollTo(0, 0));
  const name = page.getByRole('heading', { name: 'El Fogón de Ana' });
  for (const seen of [name, itemRow(page, MOFONGO.name)]) {
    const { y, height } = (await seen.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect({ what, below: Math.max(0, y + height - SMALL.height) }).toEqual({ what, below: 0 });
  }
}

/** Runs in the page and counts the fonts that it has loaded. */
function countFonts(): number {
  const fetched = performance.getEntriesByType('resource');
  return fetched.filter(({ name }) => name.includes('/menu-assets/fonts/')).length;
}
