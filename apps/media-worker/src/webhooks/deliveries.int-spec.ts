import { media } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import {
  change,
  EVENTS,
  startWebhookFixture,
  type WebhookFixture,
} from '../../test/webhook-fixture';

let service: WebhookFixture['service'];
let integrator: WebhookFixture['integrator'];
let begin: WebhookFixture['begin'];
let waits: WebhookFixture['waits'];
let holds: WebhookFixture['holds'];
let pass: WebhookFixture['pass'];
let isQuiet: WebhookFixture['isQuiet'];
let stop: WebhookFixture['stop'];

beforeAll(async () => {
  ({ service, integrator, begin, waits, holds, pass, isQuiet, stop } = await startWebhookFixture());
});
afterAll(() => stop());

describe('a webhook', () => {
  it('is deleted while a change of its menu arrives', async () => {
    const { webhook, url, happens } = await begin();
    await happens();
    await waits(url);
    await service.transaction(async (manager) => {
      await manager.query(`SELECT FROM webhooks WHERE id = $1 FOR UPDATE`, [webhook.id]);
      await happens();
      await eventually(async () => {
        const waiting = await service.sql(`
          SELECT FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`);
        expect(waiting).toHaveLength(1);
      });
      await manager.query(`DELETE FROM webhooks WHERE id = $1`, [webhook.id]);
    });
    await waits(url, 0);
  });

  it('is sent the events it wants, signed, and nothing else', async () => {
    const { webhook, url, menuId, happens, received } = await begin([
      'menu.published',
      'item.created',
    ]);
    await happens([change('menu.deleted')]);
    await happens([change('menu.published'), change('menu.updated'), change('item.created')]);
    await waits(url);
    await pass();
    await eventually(() => expect(received()).toHaveLength(1));
    const [{ headers, body }] = received() as [ReturnType<typeof received>[number]];
    const now = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(Math.abs(now.getTime() - service.clock.now().getTime())).toBeLessThan(60_000);
    const signed = { id: String(headers['webhook-id']), body };
    expect(new Webhook(webhook.secret).sign(signed.id, now, signed.body)).toBe(
      headers['webhook-signature'],
    );
    expect(JSON.parse(body)).toMatchObject({
      type: 'menu.changed',
      timestamp: expect.any(String),
      data: {
        ...{ menuId, sequence: 1, isPartial: false },
        events: [{ type: 'menu.published' }, { type: 'item.created' }],
      },
    });
  });

  it('is sent what changes within a second in one delivery, numbered for each menu', async () => {
    const { url, menuId, happens, received, bodies } = await begin();
    const other = randomUUID();
    for (let time = 0; time < 45; time += 1) await happens([change('item.created')]);
    await happens([change('menu.published')], { menuId: other, omitted: ['item.created'] });
    await waits(url, 2);
    await holds(url, 45);
    expect(received()).toEqual([]);
    await pass();
    await eventually(() => expect(received()).toHaveLength(2));
    await happens();
    await waits(url);
    await pass();
    await eventually(() => expect(received()).toHaveLength(3));
    const of = (id: string) =>
      bodies()
        .filter(({ data }) => data.menuId === id)
        .map(({ data }) => [data.sequence, data.events.length, data.isPartial]);
    expect(of(menuId)).toEqual([
      [1, 45, false],
      [2, 1, false],
    ]);
    expect(of(other)).toEqual([[1, 1, true]]);
  });

  it('is sent an event once that comes twice', async () => {
    const { url, happens, bodies } = await begin();
    await happens([change('menu.deleted')], { times: 2 });
    await happens();
    await waits(url);
    await holds(url, 2);
    await pass();
    await eventually(() => expect(bodies()).toHaveLength(1));
  });

  it('is sent a delivery again under the same id until it answers; the next of that menu waits', async () => {
    const { owner, url, webhook, menuId, happens, log, received, bodies } = await begin();
    // Redirects are not followed, so this counts as a failure.
    integrator.answer(url, 302, 1);
    await happens();
    await waits(url);
    await pass();
    await eventually(() => expect(received()).toHaveLength(1));
    await isQuiet();
    await happens([change('menu.deleted')]);
    await happens([change()], { menuId: randomUUID() });
    await waits(url, 2);
    await pass();
    // Deliveries of another menu do not wait.
    await eventually(() => expect(received()).toHaveLength(2));
    expect(bodies()[1]!.data.menuId).not.toBe(menuId);
    await isQuiet();
    expect((await log()).filter(({ status }) => status === 'pending')).toHaveLength(2);
    await pass({ seconds: 10 });
    await eventually(() => expect(received()).toHaveLength(4));
    const ofMenu = bodies().filter(({ data }) => data.menuId === menuId);
    expect(ofMenu.map(({ data }) => data.sequence)).toEqual([1, 1, 2]);
    const ids = received().map(({ headers }) => headers['webhook-id']);
    expect(ids[2]).toBe(ids[0]);
    expect(received()[2]!.body).toBe(received()[0]!.body);
    // Each try is signed with its own time, because receivers refuse signatures older than five minutes.
    const [first, , last] = received().map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(last! - first!).toBeGreaterThanOrEqual(10);
    await isQuiet();
    const deliveries = await log();
    expect(deliveries.map(({ status }) => status)).toEqual(Array(3).fill('delivered'));
    expect(await owner.call(media.webhook.get, { webhookId: webhook.id })).toMatchObject({
      lastStatus: 204,
    });
    const deliveryId = String(ids[0]);
    const asked = { webhookId: webhook.id, deliveryId };
    const whole = await owner.call(media.webhookDelivery.get, asked);
    expect(whole).toMatchObject({
      ...{ id: deliveryId, sequence: 1, attemptCount: 2, body: received()[0]!.body },
      attempts: [{ status: 204, error: null }, { status: 302 }],
    });
    expect(whole.attempts[0]!.requestHeaders).toContainEqual({
      name: 'webhook-id',
      value: deliveryId,
    });
  });

  it('is sent what changes before it answers in one delivery more', async () => {
    const { url, menuId, happens, received, bodies } = await begin();
    const release = integrator.hold(url);
    await happens();
    await waits(url);
    await pass();
    await eventually(() => expect(received()).toHaveLength(1));
    for (let time = 0; time < 120; time += 1) await happens();
    await waits(url);
    await happens([change('menu.deleted')]);
    await eventually(async () => {
      const rows = await service.sql<{ omitted: string[] }>(
        `SELECT omitted FROM webhook_deliveries WHERE menu_id = $1 AND tries = 0`,
        [menuId],
      );
      expect(rows[0]!.omitted.sort()).toEqual(['menu.deleted', 'menu.updated']);
    });
    release();
    await isQuiet();
    await pass();
    await eventually(() => expect(received()).toHaveLength(2));
    expect(bodies()[1]!.data).toMatchObject({ menuId, sequence: 2, isPartial: true });
    expect(bodies()[1]!.data.events).toHaveLength(100);
  });

  it('that fails for a day is paused, with a mail, and goes on when its owner says so', async () => {
    const { owner, url, webhook, happens, update, log, received } = await begin();
    integrator.answer(url, 500, 9);
    await happens();
    await waits(url);
    await pass();
    for (let tries = 1; tries < 9; tries += 1) {
      await eventually(() => expect(received()).toHaveLength(tries));
      await isQuiet();
      await happens();
      await pass({ minutes: 8 * 60 });
    }
    await eventually(async () => {
      const [stored] = await owner.call(media.webhook.list, {});
      expect(stored).toMatchObject({ isEnabled: false, pausedAt: expect.any(String) });
    });
    expect(received()).toHaveLength(9);
    expect((await log()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    const mails = await service.sql<{ payload: object }>(
      `SELECT payload FROM outbox WHERE name = 'media.webhook-paused'
       AND payload->>'webhookId' = $1`,
      [webhook.id],
    );
    const { host } = new URL(url);
    expect(mails).toEqual([
      { payload: { webhookId: webhook.id, accountId: owner.accountId, host } },
    ]);

    await happens();
    expect(await update({ isEnabled: true })).toMatchObject({ isEnabled: true, pausedAt: null });
    await happens([change('menu.published')]);
    await waits(url);
    const [, , failed] = await log();
    const again = { webhookId: webhook.id, deliveryId: failed!.id };
    await owner.call(media.webhookDelivery.redeliver, again);
    await pass();
    await eventually(() => expect(received()).toHaveLength(11));
    await isQuiet();
    expect((await log()).filter(({ status }) => status === 'delivered')).toHaveLength(2);
  });

  it('that never answers keeps no other owner waiting, however much there is to send', async () => {
    const [mute, quick] = [await begin(), await begin()];
    const urls = [mute.url];
    while (urls.length < 10) {
      const url = integrator.newAddress();
      await mute.owner.call(media.webhook.create, { url, events: EVENTS });
      urls.push(url);
    }
    for (const url of urls) integrator.hold(url);
    const tried = () => urls.flatMap((url) => integrator.receivedAt(url)).length;
    const menuIds = Array.from({ length: 5 }, () => randomUUID());
    for (let time = 0; time < 100; time += 1) {
      await mute.happens([change()], { menuId: menuIds[time % menuIds.length]! });
    }
    await Promise.all(urls.map((url) => waits(url, menuIds.length)));
    await pass();
    await eventually(() => expect(tried()).toBeGreaterThanOrEqual(3));
    const before = tried();
    await quick.happens();
    await waits(quick.url);
    await pass();
    await eventually(() => expect(quick.received()).toHaveLength(1));
    // An owner has at most three concurrent deliveries, and each takes ten seconds here.
    expect(tried() - before).toBeLessThanOrEqual(3);
    const { webhooks } = service.queues;
    const jobs = await webhooks.getJobCountByTypes('waiting', 'delayed', 'active');
    expect(jobs).toBeLessThanOrEqual(urls.length + 1);
    // While the service records attempts, a deletion may be refused and must be repeated.
    await eventually(async () => {
      for (const { id: webhookId } of await mute.owner.call(media.webhook.list, {})) {
        await mute.owner.call(media.webhook.delete, { webhookId });
      }
    });
  });
});
