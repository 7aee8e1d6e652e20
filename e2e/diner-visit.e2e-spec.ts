import type { Browser } from 'playwright-core';
import { launch } from './support/browser';
import { diner, idle, lookElsewhere, openItem, sentTo } from './support/diner';
import { eventually } from './support/eventually';
import { COCKTAIL, Restaurant } from './support/restaurant';

const VISITS = '/api/menu-visits';
const ENGAGEMENT = '/api/menu-engagement';

describe('la visita de un comensal', () => {
  let browser: Browser;
  let restaurant: Restaurant;

  beforeAll(async () => {
    browser = await launch();
    restaurant = await Restaurant.open();
  });

  it('se cuenta una vez, como escaneada, y al irse con lo que hizo', async () => {
    const { context, page, errors } = await diner(browser);
    const visits = sentTo(page, VISITS);
    const done = sentTo(page, ENGAGEMENT);
    await page.goto(`${restaurant.url}?source=qr&p=t&mesa=3`);
    await eventually(() => visits.length > 0, 'no visit was told');
    expect(new URL(page.url()).search).toBe('?mesa=3');
    await openItem(page, COCKTAIL.name);
    await idle(page);
    expect(done).toEqual([]);
    await eventually(async () => {
      await lookElsewhere(page);
      return done.length > 0;
    }, 'no engagement was told');
    await lookElsewhere(page);
    expect(visits).toEqual([
      {
        ...{ menuId: restaurant.menuId, visitorId: expect.any(String), language: 'es' },
        ...{ source: 'qr', piece: 'tent', table: '3' },
      },
    ]);
    expect(done).toEqual([
      expect.objectContaining({
        menuId: restaurant.menuId,
        visitorId: visits[0]?.['visitorId'],
        itemIds: [restaurant.idOf(COCKTAIL)],
      }),
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('se cuenta aunque al abrir no hubiera conexión, cuando vuelve', async () => {
    const { context, page } = await diner(browser);
    let isDown = true;
    await page.route(`**${VISITS}`, (route) => (isDown ? route.abort() : route.continue()));
    const visits = sentTo(page, VISITS);
    const answers: number[] = [];
    page.on('response', (reply) => {
      if (reply.url().endsWith(VISITS)) answers.push(reply.status());
    });
    await page.goto(restaurant.url);
    await eventually(() => visits.length > 0, 'no visit was told');
    await idle(page);
    isDown = false;
    await eventually(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      return answers.length > 0;
    }, 'the visit was not told again');
    expect(new Set(answers)).toEqual(new Set([202]));
    expect(new Set(visits.map(({ visitorId }) => visitorId)).size).toBe(1);
    await context.close();
  });

  it('no se cuenta de quien pide no ser contado, ni sus miradas', async () => {
    const refusals: Record<string, () => void> = {
      'Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
      'Global Privacy Control': () =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      'la página de cookies': () => localStorage.setItem('cartaviva-no-contar', '1'),
    };
    for (const [asked, refuse] of Object.entries(refusals)) {
      const { context, page } = await diner(browser);
      await context.addInitScript(refuse);
      const visits = sentTo(page, VISITS);
      const done = sentTo(page, ENGAGEMENT);
      await page.goto(`${restaurant.url}?source=qr`);
      // The page removes the parameter from its address when it would send the visit.
      await eventually(() => !page.url().includes('source='), `the mark stays under ${asked}`);
      await openItem(page, COCKTAIL.name);
      await idle(page);
      await lookElsewhere(page);
      await page.goto('about:blank');
      expect([asked, visits, done]).toEqual([asked, [], []]);
      await context.close();
    }
  });

  it('llega a los números del dueño', async () => {
    const seen = () => restaurant.analytics();
    await eventually(async () => {
      const { totalViews, popularItems } = await seen();
      return totalViews === 2 && (popularItems as unknown[]).length > 0;
    }, 'the numbers did not come');
    expect(await seen()).toMatchObject({
      totalViews: 2,
      uniqueVisitors: 2,
      bySource: { qr: 1, direct_link: 1 },
      byDevice: { mobile: 2 },
      popularItems: [{ itemId: restaurant.idOf(COCKTAIL), name: COCKTAIL.name, views: 1 }],
    });
  });

  it('no gasta en quien ahorra datos más que lo que toca', async () => {
    const { context, page } = await diner(browser);
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/menu-assets/')) files.push(request.url());
    });
    await page.goto(restaurant.url);
    await idle(page);
    expect(files).toEqual([expect.stringMatching(/\/menu\.[0-9a-f]{10}\.js$/)]);
    await openItem(page, COCKTAIL.name);
    expect(files.length).toBeGreaterThan(1);
    await context.close();
  });
});
