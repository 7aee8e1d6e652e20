import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { DESK, house, launch, PHONE } from './support/browser';

const PAGES = [
  '/centro-ayuda',
  '/centro-ayuda/primer-menu',
  '/documentacion-api',
  '/privacidad',
  '/terminos',
  '/cookies',
];

const READERS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['en el escritorio', { ...DESK, colorScheme: 'light' }],
  ['de noche en el escritorio', { ...DESK, colorScheme: 'dark' }],
  ['en el teléfono', { ...PHONE, colorScheme: 'light' }],
  ['de noche en el teléfono', { ...PHONE, colorScheme: 'dark' }],
];

describe('las páginas del sitio', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  }, 60_000);
  afterAll(() => browser?.close());

  it.each(READERS)(
    'se leen %s sin faltas de accesibilidad ni desbordarse',
    async (_, options) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      for (const path of PAGES) {
        await page.goto(house().url + path);
        // A touch wakes the shell, which takes the page over.
        await page.mouse.move(10, 10);
        await page.mouse.move(20, 20);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect([path, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([path, []]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, overflow]).toEqual([path, 0]);
      }
      await context.close();
    },
    120_000,
  );

  it('se leen sin JavaScript, y ningún enlace suyo se rompe', async () => {
    const context = await browser.newContext({ ...DESK, javaScriptEnabled: false });
    const page = await context.newPage();
    const links = new Set<string>();
    for (const path of PAGES) {
      await page.goto(house().url + path);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
      const found = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      for (const link of found) links.add(link);
    }
    expect(links.size).toBeGreaterThan(30);
    for (const link of links) {
      const { status } = await fetch(house().url + link, { redirect: 'manual' });
      expect([link, status < 400]).toEqual([link, true]);
    }
    await context.close();
  }, 120_000);
});
