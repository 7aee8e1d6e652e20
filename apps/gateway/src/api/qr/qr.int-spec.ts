import { menus } from '@cartaviva/contracts';
import decode from 'jsqr';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { TestGateway, PUBLIC_URL, type Gateway } from '../../../test/test-gateway';
import { publishedMenu } from '../../../test/samples';

describe('a menu’s QR code', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    // The media worker blocks SVG loading for its whole process, which this suite may share.
    sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway({ TRUSTED_PROXIES: '1' });
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => publishedMenu(menuId));
  });
  afterAll(() => testGateway.close());

  const id = '3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11';
  const code = (id: string, query = '') => gateway.call(`/api/menus/${id}/qr${query}`);

  /** Reads a code as a phone does, at increasing sizes, and returns its text and the image's width. */
  const read = async (image: Buffer) => {
    const { width } = await sharp(image).metadata();
    for (const side of [400, 560, 720, 880]) {
      const seen = sharp(image).resize(side, side).ensureAlpha().raw();
      const found = decode(new Uint8ClampedArray(await seen.toBuffer()), side, side);
      if (found) return { text: found.data, width };
    }
    return { text: undefined, width };
  };

  it.each([
    ['', 200],
    ['?size=64', 64],
    ['?size=2048', 2048],
    ['?format=svg&size=400', 400],
  ])('%s leads a phone to the menu and says that it was scanned', async (query, width) => {
    const { status, bytes, headers } = await code(id, query);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(query.includes('svg') ? 'image/svg+xml' : 'image/png');
    expect(await read(bytes)).toEqual({ text: `${PUBLIC_URL}/q/7K3M9XW`.toUpperCase(), width });
  });

  it('answers 304 to a client that has the image', async () => {
    const first = await code(id, '?size=300');
    const etag = first.headers['etag']!;
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = (query: string) =>
      gateway.call(`/api/menus/${id}/qr${query}`, { headers: { 'if-none-match': etag } });
    const { status, bytes } = await again('?size=300&format=png');
    expect([status, bytes.length]).toEqual([304, 0]);
    expect((await again('?size=301')).status).toBe(200);
    expect((await again('?size=300&format=svg')).status).toBe(200);
  });

  it('does not delay other clients when one requests a hundred sizes', async () => {
    const from = (client: string, size: number) =>
      gateway.call(`/api/menus/${id}/qr?size=${size}`, { headers: { 'x-forwarded-for': client } });
    const sizes = Array.from({ length: 100 }, (_, at) => 2048 - at);
    const flood = Promise.all(sizes.map((size) => from('203.0.113.1', size)));
    const other = await from('203.0.113.2', 1500);
    expect(other.status).toBe(200);
    const statuses = (await flood).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  });

  it('is for published menus alone', async () => {
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) =>
      menuId === draft
        ? { state: 'unpublished' as const, restaurantName: 'Carmen', phone: null, country: 'DO' }
        : { state: 'missing' as const },
    );
    const draft = randomUUID();
    const unpublished = await code(draft);
    expect(unpublished.status).toBe(404);
    expect(unpublished.json).toMatchObject({
      error: 'Publica tu menú para generar el código QR',
    });
    expect((await code(randomUUID())).json).toMatchObject({
      type: 'urn:cartaviva:problem:menu-not-found',
    });
  });
});
