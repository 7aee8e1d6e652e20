import { billing, identity } from '@cartaviva/contracts';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('a visitor', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    gateway = await testGateway.gateway();
  });
  afterAll(() => testGateway.close());

  it('asks for a demonstration', async () => {
    const request = { name: 'Ana', email: 'ana@example.do', restaurant: 'El Fogón' };
    const id = '7d706946-3314-4dcd-8951-d5fc78ad8d77';
    const view = { ...request, id, phone: null, createdAt: '2026-11-02T12:00:00.000Z' };
    testGateway.identity.on(identity.demoRequest.create, () => view);
    const { status, json } = await gateway.call('/api/demo-requests', { body: request });
    expect([status, json]).toEqual([201, view]);
  });

  it('reads the plans', async () => {
    testGateway.billing.on(billing.plan.list, () => []);
    expect((await gateway.call('/api/plans')).json).toEqual([]);
  });

  it('enters the demo without anything being written or asked, Redis gone', async () => {
    await testGateway.redis.kill();
    const { status, json } = await gateway.call('/api/demo/enter');
    expect(status).toBe(200);
    expect(json).toMatchObject({ demoUser: { isDemo: true, subscriptionPlan: 'free' } });
    await testGateway.restartRedis();
  });
});
