import { media, menusEvents, type MenuChanged } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { createHmac, randomUUID } from 'node:crypto';
import { startTestService, type TestService } from '../../test/test-service';
import { Retention } from '../retention/retention';
import { openIntegrator, type Integrator } from '../../test/integrator';

let service: TestService;
let integrator: Integrator;

beforeAll(async () => {
  service = await startTestService();
  integrator = await openIntegrator();
});
afterAll(async () => {
  await integrator.close();
  await service.stop();
});

const EVENTS = ['menu.published', 'menu.updated', 'menu.deleted'] as const;

async function begin(events: (typeof EVENTS)[number][] = [...EVENTS]) {
  const owner = service.owner();
  const url = integrator.newAddress();
  const webhook = await owner.call(media.webhook.create, { url, events });
  const menuId = randomUUID();
  const happens = (change: Partial<MenuChanged>, times = 1) =>
    service.emit(
      menusEvents.menuChanged,
      { menuId, ownerId: owner.userId, isPublished: true, isDeleted: false, ...change },
      { times },
    );
  return { owner, url, webhook, menuId, happens, received: () => integrator.receivedAt(url) };
}

/** The deliveries to an address that were not begun yet. */
async function waitingFor(url: string): Promise<number> {
  const [row] = await service.sql<{ count: number }>(
    `SELECT count(*)::int FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
      WHERE w.url = $1 AND d.ended_at IS NULL AND d.tries = 0`,
    [url],
  );
  return row!.count;
}

describe('a webhook', () => {
  it('is sent the events it wants, signed, and nothing else', async () => {
    const { webhook, menuId, happens, received } = await begin(['menu.published', 'menu.deleted']);
    await happens({});
    await happens({ became: 'published' });
    await happens({ isDeleted: true });
    await eventually(() => expect(received()).toHaveLength(2));
    const emitted = received().map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(emitted.map(({ type }) => type).sort()).toEqual(['menu.deleted', 'menu.published']);
    expect(emitted[0]).toMatchObject({ data: { menuId }, timestamp: expect.any(String) });
    for (const { headers, body } of received()) {
      const [id, time] = [headers['webhook-id'], headers['webhook-timestamp']];
      const key = Buffer.from(webhook.secret.replace('whsec_', ''), 'base64');
      const mac = createHmac('sha256', key).update(`${String(id)}.${String(time)}.${body}`);
      expect(headers['webhook-signature']).toBe(`v1,${mac.digest('base64')}`);
    }
  });

  it('is sent the event again under the same id until it answers, and remembers how it answered', async () => {
    const { owner, happens, received } = await begin();
    // A redirection is not followed: whoever is there got nothing.
    integrator.answer(302, 1);
    integrator.answer(500, 1);
    await happens({});
    await eventually(() => expect(received()).toHaveLength(1));
    service.clock.advance({ minutes: 10 });
    await eventually(() => expect(received()).toHaveLength(3));
    expect(new Set(received().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    // Each try is signed with its own time: readers refuse what is older than five minutes.
    const [first, , last] = received().map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(last! - first!).toBeGreaterThanOrEqual(600);
    await eventually(async () => {
      const [stored] = await owner.call(media.webhook.list, {});
      expect(stored).toMatchObject({ lastStatus: 204 });
    });
  });

  it('is sent every change, however many there are one after the other', async () => {
    const { happens, received } = await begin();
    for (let change = 1; change <= 5; change += 1) {
      await happens({});
      await eventually(() => expect(received()).toHaveLength(change));
    }
  });

  it('is sent an event once that comes twice', async () => {
    const { happens, received } = await begin();
    await happens({}, 2);
    await happens({ isDeleted: true });
    await eventually(() => expect(received()).toHaveLength(2));
  });

  it('shows its secret once, belongs to its owner alone, and ends when it is deleted', async () => {
    const { owner, webhook, happens, received } = await begin();
    const [listed] = await owner.call(media.webhook.list, {});
    expect(listed).not.toHaveProperty('secret');
    const { id: webhookId } = webhook;
    const stranger = service.owner();
    const refused = { code: 'WEBHOOK_NOT_FOUND' };
    expect(await stranger.call(media.webhook.list, {})).toEqual([]);
    await expect(stranger.call(media.webhook.delete, { webhookId })).rejects.toMatchObject(refused);
    await owner.call(media.webhook.delete, { webhookId });
    await happens({});
    await expect(owner.call(media.webhook.delete, { webhookId })).rejects.toMatchObject(refused);
    expect(received()).toEqual([]);
  });

  it('is sent what changes before it answers in one delivery more', async () => {
    const { url, menuId, happens, received } = await begin();
    const release = integrator.hold(url);
    await happens({});
    await eventually(() => expect(received()).toHaveLength(1));
    for (let change = 0; change < 20; change += 1) await happens({});
    const anotherMenu = randomUUID();
    await happens({ menuId: anotherMenu });
    await happens({ isDeleted: true });
    await eventually(async () => expect(await waitingFor(url)).toBe(3));
    release();
    await eventually(() => expect(received()).toHaveLength(4));
    const about = received().map(({ body }) => {
      const { type, data } = JSON.parse(body) as { type: string; data: { menuId: string } };
      return [type, data.menuId];
    });
    // What happens in one millisecond comes in any sequence.
    expect(about.sort()).toEqual(
      [
        ['menu.updated', menuId],
        ['menu.updated', menuId],
        ['menu.updated', anotherMenu],
        ['menu.deleted', menuId],
      ].sort(),
    );
    await happens({ isDeleted: true });
    await eventually(() => expect(received()).toHaveLength(5));
    expect(new Set(received().map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    // The job that was asked for meanwhile is one of ours, under an id of its own.
    expect(await service.queues.webhooks.getFailedCount()).toBe(0);
  });

  it('that fails holds up none of its other deliveries, and is not sent what is old by then', async () => {
    const { menuId, happens, received } = await begin();
    integrator.answer(500, 1);
    await happens({});
    await eventually(() => expect(received()).toHaveLength(1));
    await happens({});
    await happens({ menuId: randomUUID() });
    await eventually(() => expect(received()).toHaveLength(3));
    const [first, ...others] = received().map(({ headers }) => headers['webhook-id']);
    expect(others).not.toContain(first);
    await happens({ isDeleted: true });
    await eventually(() => expect(received()).toHaveLength(4));
    expect(JSON.parse(received()[3]!.body)).toMatchObject({
      type: 'menu.deleted',
      data: { menuId },
    });
  });

  it('is sent the events of many menus in turn with other webhooks, and of each once', async () => {
    const { url, happens, received } = await begin();
    const release = integrator.hold(url);
    const menuIds = Array.from({ length: 45 }, () => randomUUID());
    for (const menuId of menuIds) await happens({ menuId });
    await eventually(async () => expect(await waitingFor(url)).toBe(44));
    release();
    await eventually(() => expect(received()).toHaveLength(45));
    const about = received().map(({ body }) => {
      const { data } = JSON.parse(body) as { data: { menuId: string } };
      return data.menuId;
    });
    expect(about.sort()).toEqual(menuIds.sort());
  });

  it('is not sent any more what is over an hour old, and no trace of it stays', async () => {
    const { url, happens, received } = await begin();
    const release = integrator.hold(url);
    await happens({});
    await eventually(() => expect(received()).toHaveLength(1));
    service.clock.advance({ minutes: 80 });
    integrator.answer(500, 1);
    release();
    const { webhooks } = service.queues;
    await eventually(async () => {
      expect(await webhooks.getJobCountByTypes('waiting', 'delayed', 'active')).toBe(0);
    });
    await happens({});
    await eventually(() => expect(received()).toHaveLength(2));
    service.clock.advance({ minutes: 80 });
    await service.app.get(Retention).sweep();
    const rows = () =>
      service.sql(
        `SELECT tries FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
        WHERE w.url = $1`,
        [url],
      );
    expect(await rows()).toEqual([{ tries: 1 }]);
    service.clock.advance({ minutes: 80 });
    await service.app.get(Retention).sweep();
    expect(await rows()).toEqual([]);
  });

  it('that never answers keeps no other owner waiting, however much there is to send', async () => {
    const [mute, quick] = [await begin(), await begin()];
    const urls = [mute.url];
    while (urls.length < 10) {
      const url = integrator.newAddress();
      await mute.owner.call(media.webhook.create, { url, events: [...EVENTS] });
      urls.push(url);
    }
    for (const url of urls) integrator.hold(url);
    const tried = () => urls.flatMap((url) => integrator.receivedAt(url)).length;
    const menuIds = Array.from({ length: 5 }, () => randomUUID());
    for (let change = 0; change < 1000; change += 1) {
      await mute.happens({ menuId: menuIds[change % menuIds.length]! });
    }
    await eventually(() => expect(tried()).toBeGreaterThanOrEqual(3));
    const before = tried();
    await quick.happens({});
    await eventually(() => expect(quick.received()).toHaveLength(1));
    // Of an owner three hang at once, for ten seconds each.
    expect(tried() - before).toBeLessThanOrEqual(3);
    const waiting = await Promise.all(urls.map(waitingFor));
    expect(Math.max(...waiting)).toBeLessThanOrEqual(menuIds.length);
    // The quick one's own job ends a moment after it was received.
    await eventually(async () => {
      const { webhooks } = service.queues;
      const jobs = await webhooks.getJobCountByTypes('waiting', 'delayed', 'active');
      expect(jobs).toBeLessThanOrEqual(urls.length);
    });
    for (const { id: webhookId } of await mute.owner.call(media.webhook.list, {})) {
      await mute.owner.call(media.webhook.delete, { webhookId });
    }
  });

  it('is one of ten at most, however many are asked for at once', async () => {
    const owner = service.owner();
    const create = () =>
      owner.call(media.webhook.create, { url: integrator.newAddress(), events: [...EVENTS] });
    const made = await Promise.allSettled(Array.from({ length: 15 }, create));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});
