import { menus } from '@cartaviva/contracts';
import { MAX_EXTRAS, MAX_SIZES } from '@cartaviva/domain';
import { eventually, stopwatch } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { published, publishedContent, publishedMenu } from '../../../test/samples';

describe('the public menu', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.newGateway();
  });
  beforeEach(() => {
    serve('Sancocho');
  });
  afterAll(() => testGateway.close());

  const asked = (menuId: string) => testGateway.menus.count(menus.publicMenu.find, { menuId });
  const page = (id: string, headers = {}) => gateway.call(`/menu/${id}`, { headers });

  const serve = (itemName: string) =>
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => publishedMenu(menuId, itemName));

  it('is a page that reads without a script, framed by nobody but ourselves', async () => {
    const { status, headers, text } = await page(randomUUID());
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(text).toContain('La Cocina de Carmen');
    expect(text).toContain('Sancocho');
  });

  it('is the same in every encoding, under one ETag, and costs nothing twice', async () => {
    const id = randomUUID();
    const plain = await page(id, { 'accept-encoding': 'identity' });
    const zipped = await page(id, { 'accept-encoding': 'gzip' });
    const brotli = await page(id, { 'accept-encoding': 'gzip, br' });
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    expect([plain, zipped, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    const { etag } = plain.headers;
    expect([zipped.headers['etag'], brotli.headers['etag']]).toEqual([etag, etag]);
    const again = await page(id, { 'if-none-match': etag! });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('is sent whole to a browser that has another version of it, made now or from memory', async () => {
    const id = randomUUID();
    const headers = { 'if-none-match': 'W/"another-version-of-it"' };
    for (const path of [`/menu/${id}`, `/menu/${id}`, `/api/public/menus/${id}/items`]) {
      const { status, text } = await gateway.call(path, { headers });
      expect([status, text]).toEqual([200, expect.stringContaining('Sancocho')]);
    }
  });

  it('that is missing is told again to a browser that was told before', async () => {
    const first = await page('demo-1');
    const again = await page('demo-1', { 'if-none-match': first.headers['etag']! });
    expect([again.status, again.text]).toEqual([404, first.text]);
  });

  it('asks menus-service once for five hundred first diners', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 500 }, () => page(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked(id)).toBe(1);
  });

  it('is made of every menu that diners ask for in the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => page(randomUUID())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('that has as much as a menu may have keeps nobody waiting who reads another', async () => {
    const [large, other] = [randomUUID(), randomUUID()];
    const menu = largeMenu(large);
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) =>
      menuId === large ? menu : publishedMenu(menuId),
    );
    await page(other);
    const [elapsedMs, delay] = [stopwatch(), monitorEventLoopDelay({ resolution: 5 })];
    delay.enable();
    let isMaking = true;
    const making = page(large, { 'accept-encoding': 'br' }).finally(() => (isMaking = false));
    let answered = 0;
    while (isMaking) {
      expect((await page(other)).status).toBe(200);
      if (isMaking) answered += 1;
    }
    delay.disable();
    expect((await making).status).toBe(200);
    // Drawing on the event loop would delay it for nearly all that time.
    expect(answered).toBeGreaterThan(5);
    expect(delay.max / 1e6).toBeLessThan(elapsedMs() / 2);
  });

  it('gives its data as JSON, from the same memory', async () => {
    const id = randomUUID();
    await page(id);
    const before = asked(id);
    const read = (part: string) => gateway.call(`/api/public/menus/${id}${part}`);
    const [menu, categories, items] = await Promise.all([
      read(''),
      read('/categories'),
      read('/items'),
    ]);
    expect(menu.json).toMatchObject({ id, restaurantName: 'La Cocina de Carmen' });
    expect(categories.json).toMatchObject([{ name: 'Platos fuertes' }]);
    expect(items.json).toMatchObject([{ name: 'Sancocho', price: '350.00' }]);
    expect(asked(id)).toBe(before);
  });

  it('shows a change on every gateway as soon as it is told', async () => {
    const id = randomUUID();
    const other = await testGateway.newGateway();
    const bothShow = async (itemName: string) => {
      const pages = [await page(id), await other.call(`/menu/${id}`)];
      for (const { text } of pages) expect(text).toContain(itemName);
    };
    await bothShow('Sancocho');
    serve('Mofongo');
    await testGateway.emitMenuChanged(id);
    await eventually(() => bothShow('Mofongo'), 1000);
  });

  it('that was taken offline is gone, though menus-service should fall silent', async () => {
    const id = randomUUID();
    await page(id);
    testGateway.menus.on(menus.publicMenu.find, () => ({
      state: 'unpublished' as const,
      restaurantName: 'La Cocina de Carmen',
      phone: '(809) 555-0101',
      country: 'DO',
    }));
    await testGateway.emitMenuChanged(id, { isPublished: false });
    await eventually(async () => {
      const { status, text } = await page(id);
      expect(status).toBe(404);
      expect(text).toContain('La Cocina de Carmen');
      expect(text).not.toContain('Sancocho');
    });
    const { status, json } = await gateway.call(`/api/public/menus/${id}`);
    expect(status).toBe(404);
    expect(json).toMatchObject({ error: 'Este menú no existe o no está publicado.' });
  });

  it('that is missing is not remembered, so that it shows the moment it appears', async () => {
    const id = randomUUID();
    testGateway.menus.on(menus.publicMenu.find, () => ({ state: 'missing' as const }));
    const { status, text } = await page(id);
    expect(status).toBe(404);
    expect(text).toContain('Menú no encontrado');
    serve('Sancocho');
    expect((await page(id)).status).toBe(200);
  });

  it('is not even looked for under an id that cannot be one', async () => {
    expect((await page('demo-1')).status).toBe(404);
    expect((await gateway.call('/api/public/menus/Demo_1/items')).status).toBe(404);
    expect([asked('demo-1'), asked('Demo_1')]).toEqual([0, 0]);
  });

  it('leads from an id in capitals to the same menu', async () => {
    const id = randomUUID();
    const { status, headers } = await page(id.toUpperCase());
    expect([status, headers['location']]).toEqual([301, `/menu/${id}`]);
  });
});

/**
 * Creates a menu of five hundred items with long descriptions, all sizes and all extras. Its page has eleven
 * megabytes.
 */
function largeMenu(menuId: string) {
  const content = publishedContent(menuId);
  const options = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `Opción ${at} `.repeat(9), price: '50.00' }));
  const [item] = content.items;
  const items = Array.from({ length: 499 }, (_, at) => ({
    ...{ ...item!, id: randomUUID(), name: `Plato ${at}`, description: 'Rico. '.repeat(330) },
    ...{ sizes: options(MAX_SIZES), extras: options(MAX_EXTRAS) },
  }));
  return published({ ...content, items });
}
