import { menus } from '@cartaviva/contracts';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('a request', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    const log = new Writable({
      write: (line: Buffer, _, done) => {
        lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
        done();
      },
    });
    gateway = await testGateway.gateway({}, pino(log));
  });
  afterAll(() => testGateway.close());

  it('keeps its id from the browser to the service and back', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    const ids: string[] = [];
    testGateway.menus.on(menus.dashboard.stats, (_, { requestId }) => {
      ids.push(requestId);
      return { totalMenus: 0, totalItems: 0, publishedMenus: 0 };
    });
    const stats = (id: string) =>
      gateway.call('/api/dashboard/stats', { headers: { cookie, 'x-request-id': id } });
    const stored = await stats('from-the-browser-1');
    const made = await stats('no good');
    expect(stored.headers['x-request-id']).toBe('from-the-browser-1');
    expect(ids).toEqual(['from-the-browser-1', made.headers['x-request-id']]);
  });

  it('leaves one line with its route’s template and nothing about who asked', async () => {
    lines.length = 0;
    const path = '/api/menus/7d706946-3314-4dcd-8951-d5fc78ad8d77?token=secret';
    await gateway.call(path, { headers: { 'x-request-id': 'line-12345', cookie: 'a=secret' } });
    const ours = lines.filter(({ requestId }) => requestId === 'line-12345');
    expect(ours).toEqual([
      expect.objectContaining({
        msg: 'request',
        method: 'GET',
        route: '/api/menus/:menuId',
        status: 400,
        ms: expect.any(Number),
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|127\.0\.0\.1|7d706946/);
  });

  it('is counted by its route on the private port, and not on the public one', async () => {
    await gateway.call('/api/menus/7d706946-3314-4dcd-8951-d5fc78ad8d77');
    const metrics = await (await fetch(`${gateway.opsUrl}/metrics`)).text();
    expect(metrics).toMatch(
      /http_request_duration_seconds_count\{[^}]*route="\/api\/menus\/:menuId"/,
    );
    expect((await gateway.call('/metrics')).status).toBe(404);
  });
});
