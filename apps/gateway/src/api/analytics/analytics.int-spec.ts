import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleAnalytics } from '../../../test/samples';

describe('the analytics of a menu', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let headers: { cookie: string };
  const menuId = randomUUID();
  const asked: number[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    gateway = await testGateway.gateway();
    const { cookie } = await testGateway.signIn(gateway);
    headers = { cookie };
    testGateway.menus.on(menus.analytics.of, ({ days }) => {
      asked.push(days);
      return sampleAnalytics();
    });
    testGateway.menus.on(menus.dashboard.activity, ({ page }) => ({
      rows: [],
      total: page === 2 ? 41 : 0,
    }));
  });
  afterAll(() => testGateway.close());

  const read = (query: string) =>
    gateway.call(`/api/menus/${menuId}/analytics${query}`, { headers });

  it('are of seven days, or of as many as are asked for', async () => {
    for (const query of ['', '?days=7', '?days=30', '?days=90']) {
      expect(await read(query)).toMatchObject({ status: 200, json: sampleAnalytics() });
    }
    expect(asked).toEqual([7, 7, 30, 90]);
  });

  it.each(['?days=8', '?days=', '?days=30.0', '?days=7&days=30', '?days=1e1'])(
    'are not of %s',
    async (query) => {
      const { status, json } = await read(query);
      expect(status).toBe(400);
      expect(json).toMatchObject({ fields: { days: 'Elige 7, 30 o 90 días' } });
    },
  );

  it('stand beside what their owner did, in pages', async () => {
    const answer = await gateway.call('/api/dashboard/activity?page=2', { headers });
    expect([answer.status, answer.json]).toEqual([200, []]);
    expect(answer.headers['x-total-count']).toBe('41');
    expect(answer.headers['link']).toContain(
      '</api/dashboard/activity?page=3&limit=20>; rel="next"',
    );
  });
});
