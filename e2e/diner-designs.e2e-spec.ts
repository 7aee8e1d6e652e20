import { templateImage } from '@cartaviva/menu-templates';
import type { Browser, Page } from 'playwright-core';
import { keepScreenshot, launch } from './support/browser';
import { collisions } from './support/collisions';
import { barriers, diner, itemRow, openLive, overflow } from './support/diner';
import { can } from './support/engines/engine';
import { eventually } from './support/eventually';
import { MOFONGO, Restaurant } from './support/restaurant';

const DESIGNS = [
  { design: 'classic', scheme: 'light', width: 320 },
  { design: 'comedor', scheme: 'dark', width: 320 },
  { design: 'fine-dining', scheme: 'light', width: 360 },
  { design: 'beach-bar', scheme: 'dark', width: 390 },
  { design: 'cafe', scheme: 'light', width: 320 },
  { design: 'pizzeria', scheme: 'dark', width: 360 },
  { design: 'night-bar', scheme: 'light', width: 390 },
] as const;

const FONT = /\/menu-assets\/fonts\//;

const SMALL = { width: 360, height: 640 };
const PHOTO = templateImage('portada-comedor-criollo');
const IMAGES = { logoUrl: PHOTO, coverUrl: PHOTO };
/** The most that may stand above and in the first item. */
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
    for (const { design, scheme, width } of DESIGNS) {
      if (can('media')) await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 640 });
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
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await barriers(page)).toEqual([]);
      await page.setViewportSize(SMALL);
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
    // What stands at the wrong end is seen.
    await page.evaluate(() => {
      for (const plus of document.querySelectorAll<HTMLElement>('.plus'))
        plus.style.inset = '0 auto auto 0';
    });
    expect(await collisions(page)).not.toEqual([]);
    await restaurant.changeMenu({ design: 'classic' });
    if (can('media')) await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(
      (color) => getComputedStyle(document.body).backgroundColor === color,
      plain,
    );
    await context.close();
  });
});

/** The name and all of the first item are in sight before any scrolling. */
async function expectFirstItem(page: Page, what: string): Promise<void> {
  // A change of the menu keeps the place of who reads it.
  await page.evaluate(() => scrollTo(0, 0));
  const name = page.getByRole('heading', { name: 'El Fogón de Ana' });
  for (const seen of [name, itemRow(page, MOFONGO.name)]) {
    const { y, height } = (await seen.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect({ what, below: Math.max(0, y + height - SMALL.height) }).toEqual({ what, below: 0 });
  }
}

/** Runs in the page: how many fonts it has fetched. */
function countFonts(): number {
  const fetched = performance.getEntriesByType('resource');
  return fetched.filter(({ name }) => name.includes('/menu-assets/fonts/')).length;
}
