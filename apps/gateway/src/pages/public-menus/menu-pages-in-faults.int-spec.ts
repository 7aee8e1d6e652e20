import { menus } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { hurry } from '../../../test/hurry';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { publishedMenu } from '../../../test/samples';

describe('the diner page', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    gateway = await testGateway.gateway();
  });
  afterAll(() => testGateway.close());

  const page = (menuId: string) => gateway.call(`/menu/${menuId}`);
  const serve = (itemName: string) =>
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => publishedMenu(menuId, itemName));

  it('is served as it was while Redis is away, and asked for again after the gap', async () => {
    const id = randomUUID();
    serve('Sancocho');
    expect((await page(id)).text).toContain('Sancocho');
    testGateway.redis.freeze();
    expect((await page(id)).status).toBe(200);
    testGateway.redis.thaw();
    await testGateway.redis.kill();
    expect((await page(id)).status).toBe(200);
    const signIn = { body: { email: 'carmen@example.do', password: 'secreta' } };
    expect((await gateway.call('/api/auth/login', signIn)).status).toBe(503);

    // This change happens while the gateway receives no events.
    serve('Mofongo');
    await testGateway.redis.restart();
    await eventually(async () => expect((await page(id)).text).toContain('Mofongo'));
  });
});

describe('the diner page, while menus-service does not answer', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  /** Timeouts that the gateway set for its calls, in milliseconds. */
  let waits: readonly number[];
  const ids = Array.from({ length: 4 }, () => randomUUID());
  const [changed, draft, unpublished, deleted] = ids as [string, string, string, string];

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    gateway = await testGateway.gateway();
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => publishedMenu(menuId, 'Mofongo'));
    for (const id of ids) {
      expect((await page(id)).status).toBe(200);
    }
    await testGateway.menus.stop();
    waits = hurry(gateway);
  });
  afterAll(() => testGateway.close());

  const page = (menuId: string) => gateway.call(`/menu/${menuId}`);

  it('is served as it was, within seconds', async () => {
    await testGateway.emitMenuChanged(changed);
    const before = waits.length;
    await eventually(async () => {
      const { status, text } = await page(changed);
      expect([status, text]).toEqual([200, expect.stringContaining('Mofongo')]);
      expect(waits.length).toBeGreaterThan(before);
    });
    expect(Math.max(...waits)).toBeLessThan(3000);
  });

  it('stands in again when the news of its draft, late, are followed by those of its publication', async () => {
    await testGateway.emitMenuChanged(draft, { isPublished: false });
    await eventually(async () => expect((await page(draft)).status).toBe(503));
    await testGateway.emitMenuChanged(draft);
    await eventually(async () => expect((await page(draft)).status).toBe(200));
  });

  it.each([
    ['taken offline', unpublished, { isPublished: false }],
    ['deleted', deleted, { isDeleted: true }],
  ])(
    'is not served again once its menu was %s, whoever is unavailable',
    async (_, menuId, change) => {
      await testGateway.emitMenuChanged(menuId, change);
      await eventually(async () => {
        const { status, text } = await page(menuId);
        expect([status, text]).toEqual([503, expect.not.stringContaining('Mofongo')]);
      });
      expect((await gateway.call(`/api/public/menus/${menuId}/items`)).status).toBe(503);
    },
  );

  it('asks a diner to wait where there is no page to serve, and looks again by itself', async () => {
    const { status, headers, text } = await page(randomUUID());
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(text).toContain('Un momento, por favor');
    expect(text).toContain('http-equiv="refresh"');
  });
});
