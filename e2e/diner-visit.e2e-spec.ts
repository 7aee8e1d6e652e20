import type { Browser } from 'playwright-core';
import { launch } from './support/browser';
import { diner, idle, openItem, sentTo } from './support/diner';
import { eventually } from './support/eventually';
import { COCKTAIL, Restaurant } from './support/restaurant';

const VISITS = '/api/menu-visits';

describe('la visita de un comensal', () => {
  let browser: Browser;
  let restaurant: Restaurant;

  beforeAll(async () => {
    browser = await launch();
    restaurant = await Restaurant.open();
  });

  afterAll(async () => {
    await browser?.close();
  });

  it('se cuenta una vez, como escaneada, con los platos que miró', async () => {
    const { context, page, errors } = await diner(browser);
    const visits = sentTo(page, VISITS);
    const looks = sentTo(page, '/api/item-views');
    await page.goto(`${restaurant.url}?source=qr&mesa=3`);
    await eventually(() => visits.length > 0, 'no visit was told');
    expect(new URL(page.url()).search).toBe('?mesa=3');
    await openItem(page, COCKTAIL.name);
    await eventually(() => looks.length > 0, 'no look was told');
    await idle(page);
    expect(visits).toEqual([expect.objectContaining({ menuId: restaurant.menuId, source: 'qr' })]);
    expect(looks).toEqual([
      {
        menuId: restaurant.menuId,
        visitorId: visits[0]?.['visitorId'],
        itemIds: [restaurant.idOf(COCKTAIL)],
      },
    ]);
    expect(errors).toEqual([]);
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
      const looks = sentTo(page, '/api/item-views');
      await page.goto(`${restaurant.url}?source=qr`);
      // The mark leaves the address when the visit would have been told.
      await eventually(() => !page.url().includes('source='), `the mark stays under ${asked}`);
      await openItem(page, COCKTAIL.name);
      await page.goto('about:blank');
      expect([asked, visits, looks]).toEqual([asked, [], []]);
      await context.close();
    }
  });

  it('llega a los números del dueño', async () => {
    const seen = () => restaurant.analytics();
    await eventually(
      async () => ((await seen())['popularItems'] as unknown[]).length > 0,
      'the numbers did not come',
    );
    expect(await seen()).toMatchObject({
      totalViews: 1,
      uniqueVisitors: 1,
      bySource: { qr: 1, direct_link: 0 },
      byDevice: { mobile: 1 },
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
