import { menus, type PublicMenuReply } from '@cartaviva/contracts';
import { eventually, stopwatch } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { Listener } from '../../../test/listener';
import { publishedMenu } from '../../../test/samples';

/** Time within which an open page shows a change, on a machine that is not busy. */
const EVENT_TIMEOUT_MS = 2000;

describe('an open page', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  const listeners: Listener[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    gateway = await testGateway.gateway();
  });
  beforeEach(() => serve('Sancocho'));
  const allLeave = () => listeners.splice(0).forEach((listener) => listener.leave());
  afterEach(allLeave);
  afterAll(async () => {
    allLeave();
    await testGateway.close();
  });

  /** Replaces every menu with a menu of one item, which stays the same across requests. */
  const serve = (itemName: string) => {
    const known = new Map<string, PublicMenuReply>();
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => {
      const menu = known.get(menuId) ?? publishedMenu(menuId, itemName);
      known.set(menuId, menu);
      return menu;
    });
  };
  const unpublish = () =>
    testGateway.menus.on(menus.publicMenu.find, () => ({
      ...{
        state: 'unpublished' as const,
        restaurantName: 'La Cocina de Carmen',
        phone: null,
        country: 'DO',
      },
    }));
  const listen = async (menuId: string, at = gateway) => {
    const url = `${at.url}/api/public/menus/${menuId}/events`;
    // A busy machine may answer late. The listener then retries as a browser does.
    const listener = await eventually(() => Listener.at(url), 20_000);
    listeners.push(listener);
    return listener;
  };
  /**
   * Opens the connections in small groups, because the operating system refuses connections that queue for too long.
   */
  const listenTimes = async (count: number, menuId: string, at = gateway) => {
    const opened: Listener[] = [];
    while (opened.length < count) {
      const some = Array.from({ length: 50 }, () => listen(menuId, at));
      opened.push(...(await Promise.all(some)));
    }
    return opened;
  };

  it('hears of a change, and which version it made', async () => {
    const id = randomUUID();
    const page = await listen(id);
    expect(page.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    await eventually(() => expect(page.text).toMatch(/^retry: \d{4}\n\n$/));
    serve('Mofongo');
    await testGateway.emitMenuChanged(id);
    await eventually(() =>
      expect(page.events).toEqual([{ event: 'changed', version: expect.any(String) }]),
    );
    expect((await gateway.call(`/menu/${id}`)).text).toContain('Mofongo');
  });

  it('is told in its connection’s own bytes, after the headers that every answer has', async () => {
    const id = randomUUID();
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    let bytes = '';
    socket.setEncoding('utf8').on('data', (text: string) => (bytes += text));
    // Both requests, for the page and its events, are sent in one write.
    const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: menu\r\n\r\n`;
    socket.write(ask(`/menu/${id}`) + ask(`/api/public/menus/${id}/events`));
    await eventually(() => expect(bytes).toMatch(/\r\n\r\nretry: \d{4}\n\n$/));
    const head = bytes.slice(bytes.lastIndexOf('HTTP/1.1 200 OK\r\n'));
    expect(head).toMatch(/\r\ncontent-type: text\/event-stream\r\n/);
    expect(head).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    expect(head).toMatch(/\r\nx-request-id: [\w-]+\r\n/);
    expect(head).toMatch(/\r\nConnection: close\r\n/);
    expect(head).not.toMatch(/transfer-encoding|content-length/i);
    serve('Mofongo');
    await testGateway.emitMenuChanged(id);
    await eventually(() => expect(bytes).toMatch(/\n\nevent: changed\ndata: \{.+\}\n\n$/));
    socket.destroy();
  });

  it('hears of it within two seconds', async () => {
    const id = randomUUID();
    const page = await listen(id);
    let change = 0;
    // A busy machine may stall once. The next change then shows the delay.
    await eventually(async () => {
      serve(`Plato ${(change += 1)}`);
      const [elapsedMs, heard] = [stopwatch(), page.events.length];
      await testGateway.emitMenuChanged(id);
      await eventually(() => expect(page.events.length).toBeGreaterThan(heard));
      expect(elapsedMs()).toBeLessThan(EVENT_TIMEOUT_MS);
    }, 20_000);
  });

  it('hears nothing of other menus, and nothing of changes that show nothing', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const [page, elsewhere] = [await listen(id), await listen(other)];
    const same = publishedMenu(id);
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) =>
      menuId === id ? same : publishedMenu(menuId, 'Mofongo'),
    );
    await testGateway.emitMenuChanged(id);
    await eventually(() => expect(page.events).toHaveLength(1));
    for (const menuId of [id, other]) await testGateway.emitMenuChanged(menuId);
    await eventually(() => expect(elsewhere.events).toHaveLength(1));
    expect(page.events).toHaveLength(1);
  });

  it('hears many changes of a moment once', async () => {
    const id = randomUUID();
    const page = await listen(id);
    serve('Mofongo');
    for (let change = 0; change < 20; change += 1) await testGateway.emitMenuChanged(id);
    serve('Locrio');
    await testGateway.emitMenuChanged(id);
    const shown = async () => (await gateway.call(`/menu/${id}`)).text;
    await eventually(async () => expect(await shown()).toContain('Locrio'));
    await eventually(() => expect(page.events.length).toBeGreaterThan(0));
    expect(page.events.length).toBeLessThanOrEqual(3);
  });

  it('hears that its menu was taken offline, and then nothing more', async () => {
    const id = randomUUID();
    const page = await listen(id);
    unpublish();
    await testGateway.emitMenuChanged(id, { isPublished: false });
    await eventually(() => expect(page.events).toEqual([{ event: 'unpublished' }]));
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
    const strict = await testGateway.gateway({ CLIENT_LIMITS: 'strict' });
    const id = randomUUID();
    await listenTimes(1000, id, strict);
    const { status, headers } = await strict.call(`/api/public/menus/${id}/events`);
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('60');
    // A listener that leaves makes room for another.
    listeners[0]!.leave();
    await eventually(async () => {
      expect((await strict.call(`/api/public/menus/${id}/events`)).status).toBe(200);
    });
  });

  it('hears with two thousand others, and asks nobody but memory', async () => {
    const id = randomUUID();
    const pages = await listenTimes(2000, id);
    serve('Mofongo');
    const asked = () => testGateway.menus.count(menus.publicMenu.find, { menuId: id });
    const before = asked();
    await testGateway.emitMenuChanged(id);
    const haveHeard = () => pages.every(({ events }) => events.length === 1);
    await eventually(() => expect(haveHeard()).toBe(true), 20_000);
    expect(asked() - before).toBeLessThan(5);
    const known = asked();
    await Promise.all(Array.from({ length: 50 }, () => gateway.call(`/menu/${id}`)));
    expect(asked()).toBe(known);
  });

  it('is told to come back, not in the same moment as all, when its gateway goes', async () => {
    const leaving = await testGateway.gateway();
    const id = randomUUID();
    const pages = await listenTimes(300, id, leaving);
    await leaving.app.close();
    await eventually(() => expect(pages.every(({ hasEnded }) => hasEnded)).toBe(true));
    const waits = new Set(pages.map(({ text }) => /retry: (\d+)\n\n$/.exec(text)?.[1]));
    expect(waits.size).toBeGreaterThan(100);
  });

  it('hears of what changed while its gateway heard nothing', async () => {
    const id = randomUUID();
    const page = await listen(id);
    await testGateway.redis.kill();
    serve('Mofongo');
    await testGateway.redis.restart();
    await eventually(() => expect(page.events).toMatchObject([{ event: 'changed' }]));
  });
});
