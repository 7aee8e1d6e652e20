import { menus, type PublicMenuReply } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { House, type Gateway } from '../../test/house';
import { Listener } from '../../test/listener';
import { publishedMenu } from '../../test/samples';

const NEWS_MS = 2000;

describe('an open page', () => {
  let house: House;
  let gateway: Gateway;
  const listeners: Listener[] = [];

  beforeAll(async () => {
    house = await House.open();
    gateway = await house.gateway();
  });
  beforeEach(() => serve('Sancocho'));
  afterEach(() => listeners.splice(0).forEach((listener) => listener.leave()));
  afterAll(() => house.close());

  /** From now on, every menu has one dish: the same menu, however often it is asked for. */
  const serve = (dish: string) => {
    const known = new Map<string, PublicMenuReply>();
    house.menus.on(menus.publicMenu.find, ({ menuId }) => {
      const menu = known.get(menuId) ?? publishedMenu(menuId, dish);
      known.set(menuId, menu);
      return menu;
    });
  };
  const unpublish = () =>
    house.menus.on(menus.publicMenu.find, () => ({
      ...{ state: 'unpublished' as const, restaurantName: 'La Cocina de Carmen', phone: null },
    }));
  const listen = async (menuId: string, at = gateway) => {
    const listener = await Listener.at(`${at.url}/api/public/menus/${menuId}/events`);
    listeners.push(listener);
    return listener;
  };

  it('hears of a change within two seconds, and which version it made', async () => {
    const id = randomUUID();
    const page = await listen(id);
    expect(page.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    await eventually(() => expect(page.text).toMatch(/^retry: \d{4}\n\n$/));
    serve('Mofongo');
    await house.tellMenuChanged(id);
    await eventually(
      () => expect(page.events).toEqual([{ event: 'changed', version: expect.any(String) }]),
      NEWS_MS,
    );
    expect((await gateway.call(`/menu/${id}`)).text).toContain('Mofongo');
  });

  it('hears nothing of other menus, and nothing of changes that show nothing', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const [page, elsewhere] = [await listen(id), await listen(other)];
    const same = publishedMenu(id);
    house.menus.on(menus.publicMenu.find, ({ menuId }) =>
      menuId === id ? same : publishedMenu(menuId, 'Mofongo'),
    );
    await house.tellMenuChanged(id);
    await eventually(() => expect(page.events).toHaveLength(1), NEWS_MS);
    for (const menuId of [id, other]) await house.tellMenuChanged(menuId);
    await eventually(() => expect(elsewhere.events).toHaveLength(1), NEWS_MS);
    expect(page.events).toHaveLength(1);
  });

  it('hears many changes of a moment once', async () => {
    const id = randomUUID();
    const page = await listen(id);
    serve('Mofongo');
    for (let change = 0; change < 20; change += 1) await house.tellMenuChanged(id);
    serve('Locrio');
    await house.tellMenuChanged(id);
    const shown = async () => (await gateway.call(`/menu/${id}`)).text;
    await eventually(async () => expect(await shown()).toContain('Locrio'), NEWS_MS);
    await eventually(() => expect(page.events.length).toBeGreaterThan(0), NEWS_MS);
    expect(page.events.length).toBeLessThanOrEqual(3);
  });

  it('hears that its menu was taken offline, and then nothing more', async () => {
    const id = randomUUID();
    const page = await listen(id);
    unpublish();
    await house.tellMenuChanged(id, { isPublished: false });
    await eventually(() => expect(page.events).toEqual([{ event: 'unpublished' }]), NEWS_MS);
    await eventually(() => expect(page.hasEnded).toBe(true));
  });

  it('is open only while its menu is published', async () => {
    unpublish();
    for (const id of [randomUUID(), 'demo-1']) {
      const { status, json } = await gateway.call(`/api/public/menus/${id}/events`);
      expect(status).toBe(404);
      expect(json).toMatchObject({ error: 'Este menú no existe o no está publicado.' });
    }
  });

  it('is one of so many of its network', async () => {
    const strict = await house.gateway({ CLIENT_LIMITS: 'strict' });
    const id = randomUUID();
    await Promise.all(Array.from({ length: 1000 }, () => listen(id, strict)));
    const { status, headers } = await strict.call(`/api/public/menus/${id}/events`);
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('60');
  }, 30_000);

  it('with two thousand others hears within two seconds, and asks nobody but memory', async () => {
    const id = randomUUID();
    const pages = await Promise.all(Array.from({ length: 2000 }, () => listen(id)));
    serve('Mofongo');
    const before = house.menus.count(menus.publicMenu.find);
    await house.tellMenuChanged(id);
    await eventually(
      () => expect(pages.filter(({ events }) => events.length === 1)).toHaveLength(2000),
      NEWS_MS,
    );
    await Promise.all(Array.from({ length: 200 }, () => gateway.call(`/menu/${id}`)));
    expect(house.menus.count(menus.publicMenu.find) - before).toBe(1);
  }, 30_000);

  it('is told to come back, not in the same moment as all, when its gateway goes', async () => {
    const leaving = await house.gateway();
    const id = randomUUID();
    const pages = await Promise.all(Array.from({ length: 300 }, () => listen(id, leaving)));
    await leaving.app.close();
    await eventually(() => expect(pages.every(({ hasEnded }) => hasEnded)).toBe(true));
    const waits = new Set(pages.map(({ text }) => /retry: (\d+)\n\n$/.exec(text)?.[1]));
    expect(waits.size).toBeGreaterThan(100);
  }, 30_000);

  it('hears of what changed while its gateway heard nothing', async () => {
    const id = randomUUID();
    const page = await listen(id);
    await house.redis.kill();
    serve('Mofongo');
    await house.redis.restart();
    await eventually(() => expect(page.events).toMatchObject([{ event: 'changed' }]));
  }, 30_000);
});
