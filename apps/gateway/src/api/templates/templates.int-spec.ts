import { menus } from '@cartaviva/contracts';
import { TEMPLATES } from '@cartaviva/menu-templates';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('the menus to start from', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    testGateway.menus.on(menus.template.list, () => TEMPLATES);
  });
  afterAll(() => testGateway.close());

  it('are anyone’s to read, and are asked for once', async () => {
    const starting = await testGateway.newGateway();
    for (let time = 0; time < 3; time += 1) {
      const { status, json } = await starting.call('/api/menu-templates');
      expect(status).toBe(200);
      expect(json).toEqual(TEMPLATES);
    }
    expect(testGateway.menus.count(menus.template.list)).toBe(1);
  });

  it('cost no bytes where they are known', async () => {
    const { headers } = await gateway.call('/api/menu-templates');
    const known = { 'if-none-match': headers['etag'] as string };
    expect((await gateway.call('/api/menu-templates', { headers: known })).status).toBe(304);
  });
});
