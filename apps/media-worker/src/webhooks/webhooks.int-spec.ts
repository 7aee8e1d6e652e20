import { media, type WebhookPayload } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { EVENTS, startWebhookFixture, type WebhookFixture } from '../../test/webhook-fixture';
import { Retention } from '../retention/retention';

let service: WebhookFixture['service'];
let integrator: WebhookFixture['integrator'];
let begin: WebhookFixture['begin'];
let waits: WebhookFixture['waits'];
let pass: WebhookFixture['pass'];
let isQuiet: WebhookFixture['isQuiet'];
let stop: WebhookFixture['stop'];

beforeAll(async () => {
  ({ service, integrator, begin, waits, pass, isQuiet, stop } = await startWebhookFixture());
});
afterAll(() => stop());

describe('a webhook of an owner', () => {
  it('is paused at once when its address says that it is gone', async () => {
    const { owner, url, happens } = await begin();
    integrator.answer(url, 410, 1);
    await happens();
    await waits(url);
    await pass();
    await eventually(async () => {
      const [stored] = await owner.call(media.webhook.list, {});
      expect(stored).toMatchObject({ isEnabled: false, lastStatus: 410 });
    });
  });

  it('is sent a test when its owner asks, also while it is paused, and nothing else', async () => {
    const { owner, url, webhook, happens, update, log, received } = await begin();
    await happens();
    await waits(url);
    await update({ isEnabled: false });
    await happens();
    service.clock.advance({ seconds: 1 });
    const { id: webhookId } = webhook;
    const sent = await owner.call(media.webhook.test, { webhookId });
    expect(sent).toMatchObject({ type: 'webhook.test', status: 'pending', menuId: null });
    await pass();
    await eventually(() => expect(received()).toHaveLength(1));
    const body = JSON.parse(received()[0]!.body) as WebhookPayload;
    expect(body).toMatchObject({ type: 'webhook.test', data: { webhookId } });
    await isQuiet();
    const statuses = (await log()).map(({ type, status }) => [type, status]);
    expect(statuses).toEqual([
      ['webhook.test', 'delivered'],
      ['menu.changed', 'failed'],
    ]);
  });

  it.each([410, 500])('is tested once, and goes on where that is answered %i', async (status) => {
    const { owner, url, webhook, log, received } = await begin();
    const { id: webhookId } = webhook;
    integrator.answer(url, status, 1);
    await owner.call(media.webhook.test, { webhookId });
    await pass();
    await eventually(async () => {
      expect(await log()).toMatchObject([
        { status: 'failed', attemptCount: 1, lastStatus: status },
      ]);
    });
    await pass({ minutes: 1 });
    await isQuiet();
    expect(received()).toHaveLength(1);
    expect(await owner.call(media.webhook.get, { webhookId })).toMatchObject({
      ...{ isEnabled: true, pausedAt: null, lastStatus: status },
    });
  });

  it('is sent once more what its owner asks for, however that is answered', async () => {
    const { owner, url, webhook, happens, update, log, received } = await begin();
    await happens();
    await waits(url);
    await update({ isEnabled: false });
    const [given] = await log();
    expect(given).toMatchObject({ status: 'failed', attemptCount: 0 });
    const asked = { webhookId: webhook.id, deliveryId: given!.id };
    integrator.answer(url, 500, 1);
    expect(await owner.call(media.webhookDelivery.redeliver, asked)).toMatchObject({
      status: 'pending',
    });
    await pass();
    await eventually(async () => {
      expect(await log()).toMatchObject([{ status: 'failed', attemptCount: 1, lastStatus: 500 }]);
    });
    expect(received()).toHaveLength(1);
  });

  it('is not moved to an address that leads nowhere', async () => {
    const { owner, url, webhook, update } = await begin();
    const refused = { code: 'WEBHOOK_FORBIDDEN_TARGET' };
    const nowhere = 'http://leads-nowhere.invalid/';
    await expect(update({ url: nowhere })).rejects.toMatchObject(refused);
    const made = owner.call(media.webhook.create, { url: nowhere, events: EVENTS });
    await expect(made).rejects.toMatchObject(refused);
    expect(await owner.call(media.webhook.list, {})).toMatchObject([{ id: webhook.id, url }]);
  });

  it('is limited to menus of the account alone', async () => {
    const { owner, url, webhook, update } = await begin();
    const [own, other] = [randomUUID(), randomUUID()];
    service.menuImages.menuIds.add(own);
    const refused = {
      code: 'INVALID_INPUT',
      details: { fields: { 'menuIds[1]': 'Este menú no es de la cuenta' } },
    };
    const menuIds = [own, other];
    await expect(update({ menuIds })).rejects.toMatchObject(refused);
    const created = owner.call(media.webhook.create, { url, events: EVENTS, menuIds });
    await expect(created).rejects.toMatchObject(refused);
    expect(await owner.call(media.webhook.list, {})).toEqual([
      expect.objectContaining({ id: webhook.id, menuIds: null }),
    ]);
    expect(await update({ menuIds: [own] })).toMatchObject({ menuIds: [own] });
    expect(await update({ menuIds: null })).toMatchObject({ menuIds: null });
  });

  it('is signed with both secrets while one takes the place of the other', async () => {
    const { owner, webhook, received } = await begin();
    const { id: webhookId } = webhook;
    const rotated = await owner.call(media.webhook.rotateSecret, { webhookId });
    expect(rotated.secret).not.toBe(webhook.secret);
    const signersOf = async (count: number) => {
      await owner.call(media.webhook.test, { webhookId });
      await pass();
      await eventually(() => expect(received()).toHaveLength(count));
      const { headers, body } = received().at(-1)!;
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      const signatures = String(headers['webhook-signature']).split(' ');
      return [webhook, rotated].map(({ secret }) =>
        signatures.includes(new Webhook(secret).sign(String(headers['webhook-id']), at, body)),
      );
    };
    expect(await signersOf(1)).toEqual([true, true]);
    service.clock.advance({ minutes: 24 * 60 });
    expect(await signersOf(2)).toEqual([false, true]);
    expect(await owner.call(media.webhook.get, { webhookId })).toMatchObject({
      previousSecretExpiresAt: null,
    });
  });

  it('shows its secret once, belongs to its owner alone, and ends when it is deleted', async () => {
    const { owner, webhook, happens, update, received } = await begin();
    const [listed] = await owner.call(media.webhook.list, {});
    expect(listed).not.toHaveProperty('secret');
    const { id: webhookId } = webhook;
    const changed = await update({ description: 'Caja', expectedVersion: 1 });
    expect(changed).toMatchObject({ description: 'Caja', version: 2, events: EVENTS });
    const over = { webhookId, expectedVersion: 1 };
    for (const stale of [
      update({ description: 'Otra', expectedVersion: 1 }),
      owner.call(media.webhook.rotateSecret, over),
      owner.call(media.webhook.delete, over),
    ]) {
      await expect(stale).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    }
    const delivery = await owner.call(media.webhook.test, { webhookId });
    const stranger = service.owner();
    const refused = { code: 'WEBHOOK_NOT_FOUND' };
    expect(await stranger.call(media.webhook.list, {})).toEqual([]);
    const asked = { webhookId, deliveryId: delivery.id };
    const { webhook: hook, webhookDelivery: deliveries } = media;
    for (const attempt of [
      stranger.call(hook.get, { webhookId }),
      stranger.call(hook.update, { webhookId, isEnabled: false }),
      stranger.call(hook.test, { webhookId }),
      stranger.call(hook.rotateSecret, { webhookId }),
      stranger.call(hook.delete, { webhookId }),
      stranger.call(deliveries.list, { webhookId, page: 1, limit: 20 }),
      stranger.call(deliveries.get, asked),
      stranger.call(deliveries.redeliver, asked),
    ]) {
      await expect(attempt).rejects.toMatchObject(refused);
    }
    const other = await begin();
    const crossed = { webhookId: other.webhook.id, deliveryId: delivery.id };
    for (const attempt of [
      owner.call(deliveries.get, { webhookId, deliveryId: randomUUID() }),
      other.owner.call(deliveries.get, crossed),
      other.owner.call(deliveries.redeliver, crossed),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: 'WEBHOOK_DELIVERY_NOT_FOUND' });
    }
    await owner.call(media.webhook.delete, { webhookId, expectedVersion: 2 });
    await happens();
    await expect(owner.call(media.webhook.delete, { webhookId })).rejects.toMatchObject(refused);
    expect(received().filter(({ body }) => !body.includes('webhook.test'))).toEqual([]);
  });

  it('has a log of a week', async () => {
    const { owner, webhook, log } = await begin();
    await owner.call(media.webhook.test, { webhookId: webhook.id });
    await pass();
    await eventually(async () => expect(await log()).toMatchObject([{ status: 'delivered' }]));
    service.clock.advance({ days: 6 });
    await service.app.get(Retention).sweep();
    expect(await log()).toHaveLength(1);
    service.clock.advance({ days: 2 });
    await service.app.get(Retention).sweep();
    expect(await log()).toEqual([]);
  });

  it.each(['HTTP://127.0.0.1:9/up', 'http://xn--a-ecp.ru/', 'http://[::1%25lo]:9/'])(
    'is refused for an address that cannot be called as it is written: %s',
    async (url) => {
      const refused = { code: 'WEBHOOK_FORBIDDEN_TARGET' };
      const { owner, webhook } = await begin();
      const { id: webhookId } = webhook;
      const created = owner.call(media.webhook.create, { url, events: EVENTS });
      await expect(created).rejects.toMatchObject(refused);
      const changed = owner.call(media.webhook.update, { webhookId, url });
      await expect(changed).rejects.toMatchObject(refused);
    },
  );

  it('keeps the newest twenty attempts of a delivery, however often it is asked for', async () => {
    const { owner, webhook, received } = await begin();
    const { id: webhookId } = webhook;
    const { id: deliveryId } = await owner.call(media.webhook.test, { webhookId });
    for (let sent = 1; sent <= 22; sent += 1) {
      await pass();
      await eventually(() => expect(received()).toHaveLength(sent));
      const detail = () => owner.call(media.webhookDelivery.get, { webhookId, deliveryId });
      await eventually(async () => expect((await detail()).status).toBe('delivered'));
      expect((await detail()).attempts).toHaveLength(Math.min(sent, 20));
      await owner.call(media.webhookDelivery.redeliver, { webhookId, deliveryId });
    }
  });

  it('has in its log what is pending, and of the rest the two hundred newest', async () => {
    const { owner, webhook } = await begin();
    const { id: webhookId } = webhook;
    const now = service.clock.now();
    await service.sql(
      `INSERT INTO webhook_deliveries (id, webhook_id, event, happened_at, ended_at)
       SELECT gen_random_uuid()::text, $1, 'webhook.test', $2::timestamptz - n * interval '1 minute', $2
       FROM generate_series(1, 205) n`,
      [webhookId, now],
    );
    const { id } = await owner.call(media.webhook.test, { webhookId });
    const page = (at: number) =>
      owner.call(media.webhookDelivery.list, { webhookId, page: at, limit: 100 });
    const [first, last] = [await page(1), await page(3)];
    expect(first.rows[0]).toMatchObject({ id });
    expect(last.total).toBe(201);
    const oldest = new Date(now.getTime() - 200 * 60_000).toISOString();
    expect(last.rows).toMatchObject([{ createdAt: oldest }]);
  });

  it('is made once where a try that nobody heard the answer of is sent again', async () => {
    const owner = service.owner();
    const create = (newId: string) =>
      owner.call(media.webhook.create, { url: integrator.newAddress(), events: EVENTS, newId });
    const newId = randomUUID();
    const [first, again] = await Promise.all([create(newId), create(newId)]);
    expect(again).toEqual(first);
    expect(await owner.call(media.webhook.list, {})).toHaveLength(1);
    const other = await create(randomUUID());
    expect(other.secret).not.toBe(first.secret);
    expect(await owner.call(media.webhook.list, {})).toHaveLength(2);
  });

  it('is one of ten at most, however many are asked for at once', async () => {
    const owner = service.owner();
    const create = () =>
      owner.call(media.webhook.create, { url: integrator.newAddress(), events: EVENTS });
    const made = await Promise.allSettled(Array.from({ length: 15 }, create));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});
