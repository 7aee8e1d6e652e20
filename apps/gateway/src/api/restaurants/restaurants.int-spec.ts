import { DomainError, menus } from '@cartaviva/contracts';
import decode from 'jsqr';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sampleRestaurant } from '../../../test/samples';
import { PUBLIC_URL, TestGateway, type Gateway } from '../../../test/test-gateway';

describe('the code of a restaurant', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let headers: { cookie: string };
  const own = sampleRestaurant({ shortCode: '9C4F7G3' });

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    const { cookie } = await testGateway.signIn(gateway);
    headers = { cookie };
    testGateway.menus.on(menus.restaurant.get, ({ restaurantId }) => {
      if (restaurantId !== own.id) throw new DomainError('RESTAURANT_NOT_FOUND');
      return own;
    });
  });
  afterAll(() => testGateway.close());

  const code = (id: string, query = '') =>
    gateway.call(`/api/restaurants/${id}/qr${query}`, { headers });

  it('leads a phone to its page', async () => {
    const { status, bytes, headers: answered } = await code(own.id, '?size=400');
    expect([status, answered['content-type']]).toEqual([200, 'image/png']);
    const { data, info } = await sharp(bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(400);
    const read = decode(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toBe(`${PUBLIC_URL}/q/9C4F7G3`.toUpperCase());
  });

  it('is an SVG where that is asked for', async () => {
    const { headers: answered } = await code(own.id, '?format=svg');
    expect(answered['content-type']).toMatch('image/svg+xml');
  });

  it('is missing of a restaurant that is another’s', async () => {
    const { status, json } = await code(randomUUID());
    expect([status, json]).toMatchObject([
      ...[404, { type: 'urn:cartaviva:problem:restaurant-not-found' }],
    ]);
  });
});
