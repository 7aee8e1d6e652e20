import { menus } from '@cartaviva/contracts';
import { Lifecycle } from '@cartaviva/process';
import { eventually } from '@cartaviva/server-testing';
import { House, type Gateway } from '../../test/house';

describe('the health of the gateway', () => {
  let house: House;
  let gateway: Gateway;

  beforeAll(async () => {
    house = await House.open();
    gateway = await house.gateway();
  });
  afterAll(() => house.close());

  it('is told without details in public, and with its reasons in private', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      expect((await gateway.call(path)).json).toEqual({ status: 'ok' });
    }
    const told = await fetch(`${gateway.opsUrl}/health/ready`);
    expect(await told.json()).toEqual({ ready: true, redis: true });
  });

  it('does not depend on Redis, without which it still has pages to serve', async () => {
    await house.redis.kill();
    expect((await gateway.call('/health/ready')).status).toBe(200);
    const told = await fetch(`${gateway.opsUrl}/health/ready`);
    expect(await told.json()).toEqual({ ready: true, redis: false });
    await house.redis.restart();
  }, 20_000);

  it('drains: says so first, answers what it has begun, and takes nothing more', async () => {
    const leaving = await house.gateway();
    const { cookie } = await eventually(async () => {
      const signedIn = await house.signIn(leaving);
      expect(signedIn.cookie).not.toBe('');
      return signedIn;
    });
    const stats = { totalMenus: 1, totalItems: 2, publishedMenus: 1 };
    let answer = () => {};
    house.menus.on(
      menus.dashboard.stats,
      () => new Promise((resolve) => (answer = () => resolve(stats))),
    );
    const begun = leaving.call('/api/dashboard/stats', { headers: { cookie } });
    await eventually(() => expect(house.menus.count(menus.dashboard.stats)).toBe(1));
    leaving.app.get(Lifecycle, { strict: false }).drain();
    const ready = await leaving.call('/health/ready');
    expect([ready.status, ready.headers['connection']]).toEqual([503, 'close']);
    const closed = leaving.app.close();
    answer();
    expect((await begun).json).toEqual(stats);
    await closed;
    await expect(leaving.call('/health/live')).rejects.toThrow();
  }, 20_000);
});
