import { DomainError, menus, type PublicMenuReply } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { PUBLIC_URL, TestGateway, type Gateway } from '../../../test/test-gateway';
import { published, publishedContent } from '../../../test/samples';

describe('a menu by its human address', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let slug: string;
  const id = randomUUID();

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
  });
  beforeEach(async () => {
    slug = 'la-cocina-de-carmen';
    testGateway.menus.on(menus.publicMenu.resolve, ({ slug: asked }) =>
      /^la-/.test(asked) ? { menuId: id, slug } : { menuId: null },
    );
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => named(menuId));
    await testGateway.emitMenuChanged(id);
  });
  afterAll(() => testGateway.close());

  function named(menuId: string): PublicMenuReply {
    const { menu, ...content } = publishedContent(menuId);
    const translations = { en: { name: 'Lunch' } };
    const languages = ['en' as const];
    return published({ ...content, menu: { ...menu, slug, languages, translations } });
  }
  const page = (path: string) => gateway.call(path);
  const asked = () => [
    testGateway.menus.count(menus.publicMenu.resolve),
    testGateway.menus.count(menus.publicMenu.find, { menuId: id }),
  ];

  it('is the same bytes as by its id, from memory', async () => {
    const byName = await page(`/m/${slug}`);
    const byId = await page(`/menu/${id}`);
    expect(byName.status).toBe(200);
    expect(byName.bytes).toEqual(byId.bytes);
    expect(byName.headers['etag']).toBe(byId.headers['etag']);
    const before = asked();
    for (const query of ['', '?source=qr', '?utm_source=x&lang=xx']) {
      expect((await page(`/m/${slug}${query}`)).bytes).toEqual(byId.bytes);
      expect((await page(`/menu/${id}${query}`)).bytes).toEqual(byId.bytes);
    }
    expect(asked()).toEqual(before);
  });

  it.each([
    ['/m/la-cocina', '/m/la-cocina-de-carmen'],
    ['/m/la-cocina?source=qr', '/m/la-cocina-de-carmen?source=qr'],
    ['/m/La-Cocina-de-CARMEN?lang=en', '/m/la-cocina-de-carmen?lang=en'],
    ['/m/la-cocina-de-carmen.', '/m/la-cocina-de-carmen'],
    ['/m/la-cocina-de-carmen).?source=qr', '/m/la-cocina-de-carmen?source=qr'],
    ['/m/la-cocina-de-carmen%20', '/m/la-cocina-de-carmen'],
    ['/m/la-cocina-de-carmen%C2%BB', '/m/la-cocina-de-carmen'],
    [`/menu/${id}.`, `/menu/${id}`],
    [`/menu/${id.toUpperCase()}),?source=qr`, `/menu/${id}?source=qr`],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await page(from);
    expect([status, headers['location']]).toEqual([301, to]);
  });

  it('leads from the old address to the new one as soon as it has changed', async () => {
    expect((await page(`/m/${slug}`)).status).toBe(200);
    slug = 'la-fonda-de-carmen';
    await testGateway.emitMenuChanged(id);
    await eventually(async () => {
      const { status, headers } = await page('/m/la-cocina-de-carmen');
      expect([status, headers['location']]).toEqual([301, '/m/la-fonda-de-carmen']);
    });
    expect((await page(`/m/${slug}`)).status).toBe(200);
    // The page is now cached under its new slug, and the old slug still redirects.
    const { status, headers } = await page('/m/la-cocina-de-carmen?source=qr');
    expect([status, headers['location']]).toEqual([301, '/m/la-fonda-de-carmen?source=qr']);
  });

  it('that is nobody’s is a page that says so, and is not looked for again and again', async () => {
    const before = asked();
    const answers = await Promise.all(Array.from({ length: 100 }, () => page('/m/ninguno')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(answers[0]!.text).toContain('Menú no encontrado');
    for (const path of ['/m/a--b', '/m/%C3%B1', '/m/' + 'x'.repeat(200), '/m/..%2f..%2fetc']) {
      expect((await page(path)).status).toBe(404);
    }
    expect(asked()).toEqual([before[0]! + 1, before[1]]);
  });

  it('asks a diner to wait while nobody can tell whose it is', async () => {
    testGateway.menus.on(menus.publicMenu.resolve, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const { status, text } = await page('/m/la-que-sea');
    expect(status).toBe(503);
    expect(text).toContain('Un momento, por favor');
  });

  it('is read in another language it has, made once and from what is known', async () => {
    await page(`/m/${slug}`);
    const before = asked();
    const english = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        page(turn % 2 ? `/m/${slug}?lang=en` : `/menu/${id}?lang=en&source=qr`),
      ),
    );
    for (const { status, headers, text } of [...english, await page(`/m/${slug}?lang=en`)]) {
      expect(status).toBe(200);
      expect(headers['content-language']).toBe('en');
      expect(text).toContain('<html lang="en"');
    }
    expect(new Set(english.map(({ headers }) => headers['etag'])).size).toBe(1);
    expect(asked()).toEqual(before);
    for (const query of ['', '?lang=es', '?lang=fr', '?lang=en&lang=fr']) {
      const { headers, text } = await page(`/m/${slug}${query}`);
      expect(text).toContain('<html lang="es-DO"');
      expect(headers['content-language']).toBe('es-DO');
    }
  });

  it('says in the language asked for that it is not there', async () => {
    testGateway.menus.on(menus.publicMenu.find, () => ({ state: 'missing' as const }));
    const { status, text } = await page(`/menu/${randomUUID()}?lang=en`);
    expect(status).toBe(404);
    expect(text).toContain('Menu not found');
  });

  it('is framed by any site at the one address for that, as the same bytes and without a cookie', async () => {
    const byName = await page(`/m/${slug}`);
    for (const [path, language] of [
      [`/insertar/${slug}`, 'es-DO'],
      [`/insertar/${id}`, 'es-DO'],
      // A former slug shows the menu without a redirect inside a frame.
      ['/insertar/LA-cocina?alto=1', 'es-DO'],
      [`/insertar/${slug}?lang=en`, 'en'],
    ] as const) {
      const { status, headers, bytes } = await gateway.call(path, {
        headers: { cookie: 'cartaviva=somebody' },
      });
      expect([status, headers['content-language']]).toEqual([200, language]);
      expect(headers['content-security-policy']).toContain('frame-ancestors *');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['x-robots-tag']).toBe('noindex');
      for (const name of ['x-frame-options', 'set-cookie'])
        expect(headers).not.toHaveProperty(name);
      if (language === 'es-DO') expect(bytes).toEqual(byName.bytes);
    }
    const nobody = await page('/insertar/nadie');
    expect(nobody.status).toBe(404);
    expect(nobody.headers['content-security-policy']).toContain('frame-ancestors *');
    for (const path of [`/m/${slug}`, `/menu/${id}`, '/insertar', '/insertar/x/y', '/login']) {
      const { headers } = await page(path);
      expect([path, headers['content-security-policy']]).toEqual([
        path,
        expect.stringMatching(/frame-ancestors '(self|none)'/),
      ]);
      expect(headers['x-frame-options']).toMatch(/SAMEORIGIN|DENY/);
    }
  });

  it('is told to whoever wants to put it into a page of theirs', async () => {
    const ask = (address: string) => page(`/api/oembed?url=${encodeURIComponent(address)}`);
    const { status, headers, json } = await ask(`${PUBLIC_URL}/menu/${id}`);
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(json).toMatchObject({
      ...{ version: '1.0', type: 'rich', author_name: 'La Cocina de Carmen' },
      author_url: `${PUBLIC_URL}/m/${slug}`,
      html: expect.stringContaining(`<iframe src="${PUBLIC_URL}/insertar/${slug}"`),
    });
    const wrong = [`${PUBLIC_URL}/m/nadie`, `https://evil.example/m/${slug}`];
    for (const address of wrong) expect((await ask(address)).status).toBe(404);
    expect((await page('/api/oembed')).status).toBe(400);
    testGateway.menus.on(menus.publicMenu.find, () => ({ state: 'missing' as const }));
    expect((await ask(`${PUBLIC_URL}/menu/${randomUUID()}`)).status).toBe(404);
  });
});
