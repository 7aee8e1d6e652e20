import { menus } from '@cartaviva/contracts';
import { eventually, stopwatch } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { publishedMenu } from '../../../test/samples';

describe('the diner page, when parts of the system are unavailable', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  const [id, unpublished, deleted] = [randomUUID(), randomUUID(), randomUUID()];

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    gateway = await testGateway.gateway();
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => publishedMenu(menuId));
    await page();
  });
  afterAll(() => testGateway.close());

  const page = (menuId = id) => gateway.call(`/menu/${menuId}`);

  it('is served as it was while Redis is frozen, and after it was killed', async () => {
    testGateway.redis.freeze();
    expect((await page()).status).toBe(200);
    testGateway.redis.thaw();
    await testGateway.redis.kill();
    expect((await page()).status).toBe(200);
    const signIn = { body: { email: 'carmen@example.do', password: 'secreta' } };
    expect((await gateway.call('/api/auth/login', signIn)).status).toBe(503);
    await testGateway.redis.restart();
  });

  it('is asked for again after the gap, in which something may have changed', async () => {
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => publishedMenu(menuId, 'Mofongo'));
    await eventually(async () => expect((await page()).text).toContain('Mofongo'));
  });

  it('is served as it was while menus-service does not answer, within seconds', async () => {
    for (const menuId of [unpublished, deleted]) expect((await page(menuId)).status).toBe(200);
    await testGateway.menus.stop();
    await testGateway.emitMenuChanged(id);
    const elapsedMs = stopwatch();
    const { status, text } = await page();
    expect(status).toBe(200);
    expect(text).toContain('Mofongo');
    expect(elapsedMs()).toBeLessThan(3000);
  });

  it('stands in again when the news of its draft, late, are followed by those of its publication', async () => {
    await testGateway.emitMenuChanged(id, { isPublished: false });
    await eventually(async () => expect((await page()).status).toBe(503));
    await testGateway.emitMenuChanged(id);
    await eventually(async () => expect((await page()).status).toBe(200));
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
    const { status, headers, text } = await gateway.call(`/menu/${randomUUID()}`);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(text).toContain('Un momento, por favor');
    expect(text).toContain('http-equiv="refresh"');
  });
});
