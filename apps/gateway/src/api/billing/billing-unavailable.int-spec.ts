import { menus } from '@cartaviva/contracts';
import { hurry } from '../../../test/hurry';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { publishedMenu, sampleMenu } from '../../../test/samples';

describe('while billing-service is unavailable', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;
  /** Timeouts that the gateway set for its calls, in milliseconds. */
  let waits: readonly number[];
  beforeAll(async () => {
    testGateway = await TestGateway.open();
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway));
    await testGateway.billing.stop();
    waits = hurry(gateway);
  });
  afterAll(() => testGateway.close());

  it('menus are edited and diners read them', async () => {
    const menu = sampleMenu();
    testGateway.menus.on(menus.menu.update, () => menu);
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => publishedMenu(menuId));
    const edit = { method: 'PUT', headers: { cookie }, body: { name: 'Cena' } };
    expect((await gateway.call(`/api/menus/${menu.id}`, edit)).status).toBe(200);
    expect((await gateway.call(`/menu/${menu.id}`)).status).toBe(200);
  });

  it.each(['/api/billing/subscription', '/api/billing/payments', '/api/paypal/setup'])(
    '%s says so in time',
    async (path) => {
      const { status, headers } = await gateway.call(path, { headers: { cookie } });
      expect([status, headers['retry-after']]).toEqual([503, expect.any(String)]);
      expect(Math.max(...waits)).toBeLessThan(5000);
    },
  );
});
