import { menus, type PublicRestaurant, type PublicTab } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { published, publishedContent } from '../../../test/samples';
import { PUBLIC_URL, TestGateway, type Gateway } from '../../../test/test-gateway';

const [CARD, WINES, LUNCH] = [randomUUID(), randomUUID(), randomUUID()];
const tab = (menuId: string, slug: string, servedHours: string | null = null): PublicTab => ({
  ...{ menuId, slug, name: slug, servedHours },
});
const TABS = [tab(CARD, 'carta'), tab(WINES, 'vinos'), tab(LUNCH, 'almuerzo', 'Mo-Su off')];

describe('the page of a restaurant', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let restaurant: PublicRestaurant = {
    ...{ id: CARD, name: 'Doña Ana', slug: 'dona-ana', phone: '809-555-0101' },
    ...{ tabs: TABS, menuIds: [CARD, WINES, LUNCH] },
  };

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    testGateway.menus.on(menus.publicMenu.findRestaurant, ofAddress);
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => ofMenu(menuId));
  });
  beforeEach(async () => {
    await change({ tabs: TABS });
  });
  afterAll(() => testGateway.close());

  const ofAddress = ({ slug }: { slug: string }) => ({
    restaurant: /^dona-/.test(slug) ? restaurant : null,
    ...(slug === 'borrado' && { leadsTo: WINES }),
  });

  const ofMenu = (menuId: string) => {
    const { menu, ...content } = publishedContent(menuId);
    const name = `Menú ${TABS.find((one) => one.menuId === menuId)?.slug}`;
    return published({ ...content, menu: { ...menu, name, languages: ['en'] } });
  };

  /** Tells of it as menus-service does: as a change of one of its menus. */
  async function change(fields: Partial<PublicRestaurant>, menuId = CARD): Promise<void> {
    restaurant = { ...restaurant, ...fields };
    await testGateway.emitMenuChanged(menuId);
  }

  /** Lets one of its menus be offline, of which the tabs do not know, while something is tried. */
  async function withoutMenu(offline: string, act: () => Promise<void>): Promise<void> {
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) =>
      menuId === offline
        ? { state: 'unpublished' as const, restaurantName: 'Doña Ana', phone: null }
        : ofMenu(menuId),
    );
    await testGateway.emitMenuChanged(offline, { isPublished: false });
    await act();
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => ofMenu(menuId));
    await testGateway.emitMenuChanged(offline);
  }

  const page = (path: string, headers = {}) => gateway.call(path, { headers });
  const found = () => testGateway.menus.count(menus.publicMenu.findRestaurant);
  const titleOf = (text: string) => /<p class="name" dir="auto">([^<]*)</.exec(text)?.[1];

  it.each(['/r/borrado', '/r/borrado/carta'])(
    'leads, once it was deleted, to the menu that is left of it, and a scan is still one: %s',
    async (address) => {
      const { status, headers } = await page(`${address}?mesa=7&p=t`);
      expect([status, headers['location']]).toEqual([302, `/menu/${WINES}?mesa=7&p=t`]);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('opens with its first menu, the others one link away, without a script', async () => {
    await eventually(async () => {
      const { status, headers, text } = await page('/r/dona-ana');
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(titleOf(text)).toBe('Menú carta');
      expect(text).toContain(
        '<a dir="auto" href="/r/dona-ana/carta" aria-current="page">carta</a>',
      );
      expect(text).toContain('<a dir="auto" href="/r/dona-ana/vinos">vinos</a>');
      expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/r/dona-ana"/>`);
    });
    const { status, text } = await page('/r/dona-ana/vinos');
    expect([status, titleOf(text)]).toEqual([200, 'Menú vinos']);
    expect(text).toContain('<a dir="auto" href="/r/dona-ana/vinos" aria-current="page">');
    expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/m/`);
  });

  it('opens with the menu whose hour it is, and with the first while it is nobody’s', async () => {
    const hours = (servedHours: string) =>
      change({ tabs: [TABS[0]!, tab(LUNCH, 'almuerzo', servedHours)] });
    const opens = (title: string) =>
      eventually(async () => expect(titleOf((await page('/r/dona-ana')).text)).toBe(title));
    await hours('24/7');
    await opens('Menú almuerzo');
    await hours('Mo-Su off');
    await opens('Menú carta');
  });

  it('is answered from memory, in every language and encoding, and as not changed', async () => {
    const first = await page('/r/dona-ana?lang=en');
    expect(first.headers['content-language']).toBe('en');
    const asked = [found(), testGateway.menus.count(menus.publicMenu.find)];
    for (let time = 0; time < 5; time += 1) {
      const again = await page('/r/dona-ana?lang=en&source=qr');
      expect(again.bytes).toEqual(first.bytes);
    }
    const known = await page('/r/dona-ana?lang=en', { 'if-none-match': first.headers['etag'] });
    expect(known.status).toBe(304);
    expect([found(), testGateway.menus.count(menus.publicMenu.find)]).toEqual(asked);
  });

  it('shows a menu that comes online, and one that goes offline no more', async () => {
    await change({ tabs: [TABS[0]!] });
    await eventually(async () => {
      expect((await page('/r/dona-ana')).text).not.toContain('class="tabs"');
    });
    const gone = await page('/r/dona-ana/vinos?source=qr');
    expect([gone.status, gone.headers['location']]).toEqual([302, '/r/dona-ana?source=qr']);
    await change({ tabs: TABS });
    await eventually(async () => {
      expect((await page('/r/dona-ana')).text).toContain('/r/dona-ana/vinos');
      expect((await page('/r/dona-ana/vinos')).status).toBe(200);
    });
  });

  it('shows on the page of one menu that another came online', async () => {
    await change({ tabs: [TABS[0]!] });
    await eventually(async () => {
      expect((await page('/r/dona-ana')).text).not.toContain('class="tabs"');
    });
    await change({ tabs: TABS }, WINES);
    await eventually(async () => {
      expect((await page('/r/dona-ana')).text).toContain('/r/dona-ana/vinos');
    });
  });

  it('passes over a menu that went offline while the tabs do not know', () =>
    withoutMenu(CARD, () =>
      eventually(async () => {
        expect(titleOf((await page('/r/dona-ana')).text)).toBe('Menú vinos');
        expect((await page('/r/dona-ana/carta')).headers['location']).toBe('/r/dona-ana');
      }),
    ));

  it('passes over the menu whose hour it is, too, for the first that there is', async () => {
    await change({ tabs: [...TABS.slice(0, 2), tab(LUNCH, 'almuerzo', '24/7')] });
    const opens = (title: string) =>
      eventually(async () => expect(titleOf((await page('/r/dona-ana')).text)).toBe(title));
    await opens('Menú almuerzo');
    await withoutMenu(LUNCH, () => opens('Menú carta'));
    await opens('Menú almuerzo');
  });

  it('is asked for once more where a change was told before its answer came', async () => {
    const before = { ...restaurant, slug: 'dona-nueva' };
    const after = { ...before, tabs: [TABS[0]!] };
    let [asked, name] = [0, 'Menú de antes'];
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => {
      const { menu, ...content } = publishedContent(menuId);
      return published({ ...content, menu: { ...menu, name } });
    });
    const winesAre = (said: string) =>
      eventually(async () => expect((await page(`/menu/${WINES}`)).text).toContain(said));
    await testGateway.emitMenuChanged(WINES);
    await winesAre('Menú de antes');
    testGateway.menus.on(menus.publicMenu.findRestaurant, async () => {
      if (++asked > 1) return { restaurant: after };
      // The gateway has heard of the change once its own page of the menu says so.
      name = 'Menú de ahora';
      await testGateway.emitMenuChanged(WINES);
      await winesAre('Menú de ahora');
      return { restaurant: before };
    });
    const { status, text } = await page('/r/dona-nueva');
    expect([status, asked]).toEqual([200, 2]);
    expect(text).not.toContain('/r/dona-nueva/vinos');
    testGateway.menus
      .on(menus.publicMenu.findRestaurant, ofAddress)
      .on(menus.publicMenu.find, ({ menuId }) => ofMenu(menuId));
  });

  it('with no menu online says whose it is and how to call them', async () => {
    await change({ tabs: [] });
    await eventually(async () => {
      const { status, text } = await page('/r/dona-ana');
      expect([status, text]).toEqual([404, expect.stringContaining('809-555-0101')]);
      expect(text).toContain('Doña Ana');
    });
  });

  it.each([
    ['/r/dona-vieja?source=qr', '/r/dona-ana?source=qr'],
    ['/r/DONA-ana', '/r/dona-ana'],
    ['/r/dona-vieja/vinos', '/r/dona-ana/vinos'],
  ])('%s leads to %s', async (from, to) => {
    await eventually(async () => {
      const { status, headers } = await page(from);
      expect([status, headers['location']]).toEqual([301, to]);
    });
  });

  it.each(['/r/nadie', '/r/nadie/carta', '/r/-', '/r/%00'])('%s is not found', async (path) => {
    const { status, text } = await page(path);
    expect([status, text]).toEqual([404, expect.stringContaining('Menú no encontrado')]);
  });

  it('is where its code leads', async () => {
    testGateway.menus.on(menus.publicMenu.resolveShortCode, () => ({
      ...{ menuId: null, restaurantSlug: 'dona-ana' },
    }));
    const { status, headers } = await page('/Q/7K3M9XW-T');
    expect([status, headers['location']]).toEqual([
      ...[301, expect.stringMatching(/^\/r\/dona-ana\?source=qr/)],
    ]);
  });
});
