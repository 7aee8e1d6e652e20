import { identityEvents, media, mediaEvents, type AccountTransferred } from '@cartaviva/contracts';
import { eventually, ownerColumns } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { change, startWebhookFixture, type WebhookFixture } from '../../test/webhook-fixture';
import { plainImage } from '../images/image.fixtures';
import { OWNER_TABLES } from './owner-tables';

describe('an account that another owner took', () => {
  let fixture: WebhookFixture;
  beforeAll(async () => (fixture = await startWebhookFixture()));
  afterAll(() => fixture.stop());

  function handover(fromId: string, stays = true) {
    const taker = fixture.service.owner();
    const transferred: AccountTransferred = {
      ...{ transferId: randomUUID(), fromId, toId: taker.accountId },
      ...{ fromName: 'Carmen Peña', acceptedAt: new Date().toISOString() },
      stays,
    };
    const moved = `SELECT FROM account_transfers WHERE id = $1 AND moved_at IS NOT NULL`;
    const transfer = async () => {
      await fixture.service.emit(identityEvents.accountTransferred, transferred, { times: 2 });
      await eventually(async () =>
        expect(await fixture.service.sql(moved, [transferred.transferId])).toHaveLength(1),
      );
    };
    return { taker, transfer };
  }

  it('lists every table with a column that names a person', async () => {
    const listed = OWNER_TABLES.map(({ table, column }) => `${table}.${column}`).sort();
    expect(listed).toEqual(await ownerColumns(fixture.service.sql));
  });

  it('has its images and webhooks, what they take of the storage, and not the profile’s', async () => {
    const owner = fixture.service.owner();
    const id = await owner.upload(await plainImage('png'));
    await owner.confirm(id);
    await fixture.service.sql(
      `INSERT INTO objects (id, account_id, purpose) VALUES ($1, $2, 'profile')`,
      [randomUUID(), owner.accountId],
    );
    const wanted = { url: 'http://127.0.0.1:9/aviso', events: ['menu.updated' as const] };
    const webhook = await owner.call(media.webhook.create, wanted);
    const { taker, transfer } = handover(owner.accountId);
    await transfer();
    expect((await taker.call(media.account.objects, {})).objectIds).toEqual([id]);
    expect(
      await fixture.service.sql(`SELECT purpose FROM objects WHERE account_id = $1`, [
        owner.accountId,
      ]),
    ).toEqual([{ purpose: 'profile' }]);
    expect(await taker.call(media.webhook.list, {})).toMatchObject([{ id: webhook.id }]);
    expect(await owner.call(media.webhook.list, {})).toEqual([]);
  });

  it('has the webhooks that its former owner made end when they leave it, and the new owner’s go on', async () => {
    const owner = fixture.service.owner();
    const { taker, transfer } = handover(owner.accountId);
    const wanted = { url: 'http://127.0.0.1:9/aviso', events: ['menu.updated' as const] };
    const ofOwner = await owner.call(media.webhook.create, wanted);
    const ofTaker = await owner.call(media.webhook.create, wanted);
    await fixture.service.sql(`UPDATE webhooks SET made_by = $2 WHERE id = $1`, [
      ...[ofTaker.id, taker.accountId],
    ]);
    await transfer();
    const ids = async () => (await taker.call(media.webhook.list, {})).map(({ id }) => id);
    expect((await ids()).sort()).toEqual([ofOwner.id, ofTaker.id].sort());
    await fixture.service.emit(identityEvents.accessEnded, {
      ...{ accountId: taker.accountId, personId: owner.accountId, personName: 'Carmen Peña' },
      role: null,
    });
    await eventually(async () => expect(await ids()).toEqual([ofTaker.id]));
  });

  it('deletes the webhooks of a former owner who leaves, and drops every secret that they know', async () => {
    const { service } = fixture;
    const owner = service.owner();
    const { taker, transfer } = handover(owner.accountId, false);
    const wanted = { url: 'http://127.0.0.1:9/aviso', events: ['menu.updated' as const] };
    await owner.call(media.webhook.create, wanted);
    const member = { userId: taker.userId, name: 'Luis', role: 'administrator' as const };
    const asTaker = service.as({
      ...{ kind: 'user', accountId: owner.accountId, userId: owner.userId, role: 'user' },
      member,
    });
    const [mine, rotated] = [
      await asTaker(media.webhook.create, wanted),
      await asTaker(media.webhook.create, wanted),
    ];
    await owner.call(media.webhook.rotateSecret, { webhookId: rotated.id });
    await transfer();
    expect(await taker.call(media.webhook.list, {})).toMatchObject([
      { id: mine.id, previousSecretExpiresAt: null, isEnabled: true },
      // The new owner created the secret before the rotation.
      { id: rotated.id, previousSecretExpiresAt: null, isEnabled: true },
    ]);
    const emitted = `SELECT payload FROM outbox WHERE name = $1 AND payload->>'accountId' = $2`;
    const endings = await service.sql(emitted, [mediaEvents.webhooksEnded.name, taker.accountId]);
    const host = '127.0.0.1:9';
    expect(endings).toMatchObject([
      { payload: { hosts: [host], unsigned: [{ host, isPaused: false }] } },
    ]);
  });

  it('has no change of its menus lost, whichever service heard of the transfer first', async () => {
    const { owner, webhook, happens } = await fixture.begin();
    const { taker, transfer } = handover(owner.accountId);
    const deliveries = async () =>
      fixture.service.sql<{ changes: object[] }>(
        `SELECT changes FROM webhook_deliveries WHERE webhook_id = $1`,
        [webhook.id],
      );
    const changes = async () => (await deliveries()).flatMap((each) => each.changes).length;
    // Menus-service moved its rows, and the webhooks still stand by the former owner.
    await happens([change()], { accountId: taker.accountId, formerOwnerIds: [owner.accountId] });
    await eventually(async () => expect(await changes()).toBe(1));
    await transfer();
    await happens([change()], { accountId: taker.accountId, formerOwnerIds: [owner.accountId] });
    await eventually(async () => expect(await changes()).toBe(2));
    // Before menus-service moved its rows, the change was still the former owner's.
    await happens([change()], { accountId: owner.accountId });
    await eventually(async () => expect(await changes()).toBe(3));
    // What the former owner does later is their own.
    const later = { ...change(), at: new Date(Date.now() + 120_000).toISOString() };
    await happens([later], { accountId: owner.accountId });
    await happens([change()], { accountId: taker.accountId });
    await eventually(async () => expect(await changes()).toBe(4));
  });
});
