import {
  DomainError,
  menus,
  type PublicRestaurant,
  type PublicRestaurantReply,
  type PublicTab,
} from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { published, publishedContent } from '../../../test/samples';
import { PUBLIC_URL, TestGateway, type Gateway } from '../../../test/test-gateway';

const tab = (menuId: string, slug: string, servedHours: string | null = null): PublicTab => ({
  ...{ menuId, slug, name: slug, servedHours },
});

describe('the page of a restaurant', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  const answers = new Map<string, () => PublicRestaurantReply | Promise<PublicRestaurantReply>>();
  const names = new Map<string, string>();
  const offline = new Set<string>();

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    testGateway.menus
      .on(
        menus.publicMenu.findRestaurant,
        ({ slug }) => answers.get(slug)?.() ?? { restaurant: null },
      )
      .on(menus.publicMenu.find, ({ menuId }) => {
        if (offline.has(menuId)) {
          return {
            state: 'unpublished' as const,
            restaurantName: 'Doña Ana',
            phone: null,
            country: 'DO',
          };
        }
        const { menu, ...content } = publishedContent(menuId);
        const name = names.get(menuId)!;
        return published({ ...content, menu: { ...menu, name, languages: ['en'] } });
      });
  });
  afterAll(() => testGateway.close());

  const page = (path: string, headers = {}) => gateway.call(path, { headers });
  const found = () => testGateway.menus.count(menus.publicMenu.findRestaurant);
  const titleOf = (text: string) => /<p class="name" dir="auto">([^<]*)</.exec(text)?.[1];

  /** Creates a restaurant for a single test: a main menu, wines, and a lunch that is never served. */
  function aRestaurant() {
    const [card, wines, lunch] = [randomUUID(), randomUUID(), randomUUID()];
    const tabs = [tab(card, 'carta'), tab(wines, 'vinos'), tab(lunch, 'almuerzo', 'Mo-Su off')];
    for (const { menuId, slug } of tabs) names.set(menuId, `Menú ${slug}`);
    const slug = `dona-${randomUUID()}`;
    const path = `/r/${slug}`;
    let restaurant: PublicRestaurant = {
      ...{ id: card, name: 'Doña Ana', slug, phone: '809-555-0101' },
      ...{ country: 'DO' as const, timeZone: 'America/Santo_Domingo' },
      ...{ tabs, menuIds: [card, wines, lunch] },
    };
    const answerAt = (address: string) => answers.set(address, () => ({ restaurant }));
    answerAt(slug);
    return {
      ...{ card, wines, lunch, tabs, slug, path, answerAt },
      now: () => restaurant,
      /** Emits a change of one of the restaurant's menus, as menus-service does. */
      change(fields: Partial<PublicRestaurant>, menuId = card): Promise<void> {
        restaurant = { ...restaurant, ...fields };
        return testGateway.emitMenuChanged(menuId);
      },
      takeOffline(menuId: string): Promise<void> {
        offline.add(menuId);
        return testGateway.emitMenuChanged(menuId, { isPublished: false });
      },
      opens: (title: string) =>
        eventually(async () => expect(titleOf((await page(path)).text)).toBe(title)),
      has: (text: string) =>
        eventually(async () => expect((await page(path)).text).toContain(text)),
      hasNot: (text: string) =>
        eventually(async () => expect((await page(path)).text).not.toContain(text)),
    };
  }

  it.each(['', '/carta'])(
    'leads, once it was deleted, to the menu that is left of it, and a scan is still one: %s',
    async (rest) => {
      const { wines, slug, path } = aRestaurant();
      answers.set(slug, () => ({ restaurant: null, leadsTo: wines }));
      const { status, headers } = await page(`${path}${rest}?mesa=7&p=t`);
      expect([status, headers['location']]).toEqual([302, `/menu/${wines}?mesa=7&p=t`]);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('opens with its first menu, the others one link away, without a script', async () => {
    const { path } = aRestaurant();
    const home = await page(path);
    expect([home.status, home.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(titleOf(home.text)).toBe('Menú carta');
    expect(home.text).toContain(`<a dir="auto" href="${path}/carta" aria-current="page">carta</a>`);
    expect(home.text).toContain(`<a dir="auto" href="${path}/vinos">vinos</a>`);
    expect(home.text).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
    const { status, text } = await page(`${path}/vinos`);
    expect([status, titleOf(text)]).toEqual([200, 'Menú vinos']);
    expect(text).toContain(`<a dir="auto" href="${path}/vinos" aria-current="page">`);
    expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/m/`);
  });

  it('opens with the menu whose hour it is, and with the first while it is nobody’s', async () => {
    const { change, opens, tabs, lunch } = aRestaurant();
    const hours = (servedHours: string) =>
      change({ tabs: [tabs[0]!, tab(lunch, 'almuerzo', servedHours)] });
    await opens('Menú carta');
    await hours('24/7');
    await opens('Menú almuerzo');
    await hours('Mo-Su off');
    await opens('Menú carta');
  });

  it('is answered from memory, in every language and encoding, and as not changed', async () => {
    const { card, path } = aRestaurant();
    const read = () => testGateway.menus.count(menus.publicMenu.find, { menuId: card });
    const first = await page(`${path}?lang=en`);
    expect(first.headers['content-language']).toBe('en');
    const asked = [found(), read()];
    for (let time = 0; time < 5; time += 1) {
      const again = await page(`${path}?lang=en&source=qr`);
      expect(again.bytes).toEqual(first.bytes);
    }
    const known = await page(`${path}?lang=en`, { 'if-none-match': first.headers['etag'] });
    expect(known.status).toBe(304);
    expect([found(), read()]).toEqual(asked);
  });

  it('shows a menu that comes online, and one that goes offline no more', async () => {
    const { change, has, hasNot, tabs, path } = aRestaurant();
    await has('class="tabs"');
    await change({ tabs: [tabs[0]!] });
    await hasNot('class="tabs"');
    const gone = await page(`${path}/vinos?source=qr`);
    expect([gone.status, gone.headers['location']]).toEqual([302, `${path}?source=qr`]);
    await change({ tabs });
    await has(`${path}/vinos`);
    expect((await page(`${path}/vinos`)).status).toBe(200);
  });

  it('shows on the page of one menu that another came online', async () => {
    const { change, has, hasNot, tabs, wines, path } = aRestaurant();
    await change({ tabs: [tabs[0]!] });
    await hasNot('class="tabs"');
    await change({ tabs }, wines);
    await has(`${path}/vinos`);
  });

  it('stands in as it was while menus-service is unavailable, and is the new one once it is back', async () => {
    const { answerAt, change, has, hasNot, tabs, slug, path } = aRestaurant();
    await has('class="tabs"');
    answers.set(slug, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const before = found();
    await change({ tabs: [tabs[0]!] });
    await eventually(async () => {
      await page(path);
      expect(found()).toBeGreaterThan(before);
    });
    const standIn = await page(path);
    expect([standIn.status, standIn.text]).toEqual([200, expect.stringContaining('class="tabs"')]);
    answerAt(slug);
    await hasNot('class="tabs"');
  });

  it('passes over a menu that went offline while the tabs do not know', async () => {
    const { takeOffline, opens, card, path } = aRestaurant();
    await opens('Menú carta');
    await takeOffline(card);
    await opens('Menú vinos');
    expect((await page(`${path}/carta`)).headers['location']).toBe(path);
  });

  it('passes over the menu whose hour it is, too, for the first that there is', async () => {
    const { change, takeOffline, opens, tabs, lunch } = aRestaurant();
    await change({ tabs: [...tabs.slice(0, 2), tab(lunch, 'almuerzo', '24/7')] });
    await opens('Menú almuerzo');
    await takeOffline(lunch);
    await opens('Menú carta');
    offline.delete(lunch);
    await testGateway.emitMenuChanged(lunch);
    await opens('Menú almuerzo');
  });

  it('is asked for once more where a change was told before its answer came', async () => {
    const { now, tabs, wines, slug, path } = aRestaurant();
    const winesAre = (said: string) =>
      eventually(async () => expect((await page(`/menu/${wines}`)).text).toContain(said));
    await winesAre('Menú vinos');
    let asked = 0;
    answers.set(slug, async () => {
      asked += 1;
      if (asked > 1) return { restaurant: { ...now(), tabs: [tabs[0]!] } };
      // The gateway has received the change when its own page of the menu shows it.
      names.set(wines, 'Menú de ahora');
      await testGateway.emitMenuChanged(wines);
      await winesAre('Menú de ahora');
      return { restaurant: now() };
    });
    const { status, text } = await page(path);
    expect([status, asked]).toEqual([200, 2]);
    expect(text).not.toContain(`${path}/vinos`);
  });

  it('with no menu online says whose it is and how to call them', async () => {
    const { change, path } = aRestaurant();
    await change({ tabs: [] });
    const { status, text } = await page(path);
    expect([status, text]).toEqual([404, expect.stringContaining('809-555-0101')]);
    expect(text).toContain('Doña Ana');
  });

  it('leads from its other addresses to the one it has today', async () => {
    const { answerAt, slug, path } = aRestaurant();
    const old = `vieja-${slug}`;
    answerAt(old);
    for (const [from, to] of [
      [`/r/${old}?source=qr`, `${path}?source=qr`],
      [`/r/${slug.toUpperCase()}`, path],
      [`/r/${old}/vinos`, `${path}/vinos`],
    ] as const) {
      const { status, headers } = await page(from);
      expect([from, status, headers['location']]).toEqual([from, 301, to]);
    }
  });

  it.each(['/r/nadie', '/r/nadie/carta', '/r/-', '/r/%00'])('%s is not found', async (path) => {
    const { status, text } = await page(path);
    expect([status, text]).toEqual([404, expect.stringContaining('Menú no encontrado')]);
  });

  it('is where its code leads', async () => {
    const { slug, path } = aRestaurant();
    testGateway.menus.on(menus.publicMenu.resolveShortCode, () => ({
      ...{ menuId: null, restaurantSlug: slug },
    }));
    const { status, headers } = await page('/Q/7K3M9XW-T');
    expect([status, headers['location']]).toEqual([
      ...[301, expect.stringMatching(new RegExp(`^${path}\\?source=qr`))],
    ]);
  });
});
