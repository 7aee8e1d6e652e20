import { media, menusEvents, type MenuChanged } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { createHmac, randomUUID } from 'node:crypto';
import { startTestService, type TestService } from '../../test/test-service';
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

describe('a webhook', () => {
  it('is told what it wants to know, signed, and nothing else', async () => {
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

  it('is told again under the same id until it answers, and remembers how it answered', async () => {
    const { owner, happens, received } = await begin();
    // A redirection is not followed: whoever is there was not told.
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

  it('is told of every change, however many there are one after the other', async () => {
    const { happens, received } = await begin();
    for (let change = 1; change <= 5; change += 1) {
      await happens({});
      await eventually(() => expect(received()).toHaveLength(change));
    }
  });

  it('is told once of an event that comes twice', async () => {
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

  it('that never answers keeps no other waiting', async () => {
    const [mute, quick] = [await begin(), await begin()];
    integrator.fallSilent(mute.url);
    for (let change = 0; change < 12; change += 1) await mute.happens({});
    await eventually(() => expect(mute.received()).toHaveLength(3));
    await quick.happens({});
    await eventually(() => expect(quick.received()).toHaveLength(1));
    expect(mute.received()).toHaveLength(3);
    await mute.owner.call(media.webhook.delete, { webhookId: mute.webhook.id });
  });

  it('is one of ten at most, however many are asked for at once', async () => {
    const owner = service.owner();
    const create = () =>
      owner.call(media.webhook.create, { url: integrator.newAddress(), events: [...EVENTS] });
    const made = await Promise.allSettled(Array.from({ length: 15 }, create));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});
