import { menus } from '@cartaviva/contracts';
import { Lifecycle } from '@cartaviva/process';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { publishedMenu } from '../../../test/samples';

describe('the health of the gateway', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    gateway = await testGateway.gateway();
  });
  afterAll(() => testGateway.close());

  it('is told without details in public, and with its reasons in private', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      expect((await gateway.call(path)).json).toEqual({ status: 'ok' });
    }
    const emitted = await fetch(`${gateway.opsUrl}/health/ready`);
    expect(await emitted.json()).toEqual({ ready: true, redis: true, objects: true });
  });

  it('tells in private that Redis is unavailable, and stays ready in public for the pages it has', async () => {
    const readiness = async () => {
      const emitted = await fetch(`${gateway.opsUrl}/health/ready`);
      return { status: emitted.status, emitted: await emitted.json() };
    };
    const scraped = async () => (await fetch(`${gateway.opsUrl}/metrics`)).text();
    expect(await scraped()).toContain('readiness_check{check="redis"} 1');
    await testGateway.redis.kill();
    await eventually(async () =>
      expect(await readiness()).toEqual({
        status: 503,
        emitted: { ready: false, redis: false, objects: true },
      }),
    );
    expect((await gateway.call('/health/ready')).status).toBe(200);
    expect(await scraped()).toContain('readiness_check{check="redis"} 0');
    expect(await scraped()).toContain('readiness_check{check="process"} 1');
    await testGateway.redis.restart();
    await eventually(async () =>
      expect(await readiness()).toEqual({
        status: 200,
        emitted: { ready: true, redis: true, objects: true },
      }),
    );
  });

  it('drains: says so first, answers what it has begun, and takes nothing more', async () => {
    const leaving = await testGateway.gateway();
    const { cookie } = await eventually(async () => {
      const signedIn = await testGateway.signIn(leaving);
      expect(signedIn.cookie).not.toBe('');
      return signedIn;
    });
    const stats = { totalMenus: 1, totalItems: 2, publishedMenus: 1 };
    let answer = () => {};
    testGateway.menus.on(
      menus.dashboard.stats,
      () => new Promise((resolve) => (answer = () => resolve(stats))),
    );
    const begun = leaving.call('/api/dashboard/stats', { headers: { cookie } });
    await eventually(() => expect(testGateway.menus.count(menus.dashboard.stats)).toBe(1));
    leaving.app.get(Lifecycle, { strict: false }).drain();
    const ready = await leaving.call('/health/ready');
    expect([ready.status, ready.headers['connection']]).toEqual([503, 'close']);
    const closed = leaving.app.close();
    answer();
    expect((await begun).json).toEqual(stats);
    await closed;
    await expect(leaving.call('/health/live')).rejects.toThrow();
  });

  it('takes requests while it drains: balancers still send some', async () => {
    const leaving = await testGateway.gateway();
    leaving.app.get(Lifecycle, { strict: false }).drain();
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => publishedMenu(menuId));
    const id = randomUUID();
    for (const path of ['/health/live', `/menu/${id}`, `/api/public/menus/${id}/events`]) {
      const { status, headers } = await leaving.call(path);
      expect([path, status, headers['connection']]).toEqual([path, 200, 'close']);
    }
    await leaving.app.close();
  });

  it.each([
    ['never sent a request', ''],
    ['stopped in the middle of one', 'GET /health/live HTTP/1.1\r\nHost: carta'],
    ['waits for its next one', 'GET /health/live HTTP/1.1\r\nHost: cartaviva\r\n\r\n'],
    ['waits for half of its next one', `GET /health/live HTTP/1.1\r\nHost: a\r\n\r\nGET /he`],
  ])('closes a connection that %s, in public and in private', async (_, text) => {
    const leaving = await testGateway.gateway();
    const opened = [leaving.url, leaving.opsUrl].map(async (url) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      // The connection may close with an error, because an unfinished request may be cut off.
      const gone = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
      await once(socket, 'connect');
      socket.write(text);
      if (text.includes('\r\n\r\n')) await once(socket, 'data');
      socket.resume();
      return { gone };
    });
    const sockets = await Promise.all(opened);
    await leaving.app.close();
    await Promise.all(sockets.map(({ gone }) => gone));
  });
});
