import {
  identityEvents,
  media,
  mediaEvents,
  type Actor,
  type MemberRole,
} from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Received } from '../../test/integrator';
import { EVENTS, startWebhookFixture, type WebhookFixture } from '../../test/webhook-fixture';

function isSignedWith({ headers, body }: Received, secret: string): boolean {
  const [id, at, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  const sign = new Webhook(secret).sign(id!, new Date(Number(at) * 1000), body);
  return signatures!.split(' ').includes(sign);
}

describe('the webhooks of somebody who leaves an account', () => {
  let fixture: WebhookFixture;
  beforeAll(async () => (fixture = await startWebhookFixture()));
  afterAll(() => fixture.stop());

  async function account() {
    const { service, integrator, begin } = fixture;
    const { owner, webhook, ...theirs } = await begin();
    const { accountId, userId } = owner;
    const personId = randomUUID();
    const acting = { kind: 'user', accountId, userId, role: 'user' } as const;
    const member = {
      ...{ userId: personId, accountId: randomUUID(), name: 'Luis Mejía' },
      role: 'administrator' as const,
    };
    const create = async (actor: Actor) => {
      const url = integrator.newAddress();
      return service.as(actor)(media.webhook.create, { url, events: EVENTS });
    };
    return {
      ...{ owner, webhook, ...theirs, personId, acting, member, create },
      ids: async () => (await owner.call(media.webhook.list, {})).map(({ id }) => id),
      leaves: (whose = personId, account = accountId, role: MemberRole | null = null) => {
        const about = { accountId: account, personId: whose, personName: 'Luis Mejía' };
        const ended = { ...about, role, wasOwner: false };
        return service.emit(identityEvents.accessEnded, ended, { times: 2 });
      },
      /** Returns the events for identity-service, which mails them. */
      endings: async () => {
        const rows = await service.sql<{ payload: { accountId: string } }>(
          `SELECT payload FROM outbox WHERE name = $1`,
          [mediaEvents.webhooksEnded.name],
        );
        return rows.map(({ payload }) => payload).filter((ended) => ended.accountId === accountId);
      },
    };
  }

  it('end, which the owner is told once, and are sent nothing more; the others go on', async () => {
    const { integrator, pass, waits } = fixture;
    const [one, other] = [await account(), await account()];
    const { webhook, acting, member, create } = one;
    const theirs = await create({ ...acting, member });
    const colleagues = await create({ ...acting, member: { ...member, userId: randomUUID() } });
    // The same person has a webhook in another account and stays there.
    const elsewhere = await other.create({ ...other.acting, member });
    await one.happens();
    await waits(theirs.url);
    await one.leaves();
    await eventually(async () => expect(await one.ids()).toEqual([webhook.id, colleagues.id]));
    expect(await other.ids()).toContain(elsewhere.id);
    const { host } = new URL(theirs.url);
    const about = { personName: 'Luis Mejía', hosts: [host] };
    await eventually(async () => expect(await one.endings()).toMatchObject([about]));

    await pass();
    await eventually(() => expect(one.received()).toHaveLength(1));
    await eventually(() => expect(integrator.receivedAt(colleagues.url)).toHaveLength(1));
    expect(integrator.receivedAt(theirs.url)).toEqual([]);
  });

  it('are those that they made with a key, too', async () => {
    const { acting, personId, create, leaves, ids, webhook } = await account();
    const owners = await create({ ...acting, apiKeyName: 'Caja' });
    const theirs = await create({ ...acting, apiKeyName: 'Caja', apiKeyMadeBy: personId });
    expect(await ids()).toContain(theirs.id);
    await leaves();
    await eventually(async () => expect(await ids()).toEqual([webhook.id, owners.id]));
  });

  it('are those that lead where they said, whoever made them', async () => {
    const { integrator, service } = fixture;
    const { owner, webhook, acting, member, create, leaves, ids } = await account();
    const asMember = service.as({ ...acting, member });
    const [moved, same] = [await create({ ...acting, member }), await create(acting)];
    const url = integrator.newAddress();
    // The person who sets another URL becomes the creator. The same URL and other fields change nothing.
    await owner.call(media.webhook.update, { webhookId: moved.id, url });
    await asMember(media.webhook.update, {
      webhookId: same.id,
      url: same.url,
      description: 'Caja',
    });
    await asMember(media.webhook.update, { webhookId: webhook.id, url });
    await leaves();
    await eventually(async () => expect(await ids()).toEqual([moved.id, same.id]));
  });

  it('of an owner end when they give the account away and leave', async () => {
    const { owner, member, acting, create, leaves, ids } = await account();
    const theirs = await create({ ...acting, member });
    await leaves(owner.userId);
    await eventually(async () => expect(await ids()).toEqual([theirs.id]));
  });

  it('stay while somebody else leaves, of which nobody is told', async () => {
    const { acting, member, create, leaves, ids, webhook, endings } = await account();
    const theirs = await create({ ...acting, member });
    const colleague = { ...member, userId: randomUUID() };
    const colleagues = await create({ ...acting, member: colleague });
    await leaves(randomUUID());
    await leaves(member.userId, randomUUID());
    await leaves(colleague.userId);
    await eventually(async () => expect(await ids()).not.toContain(colleagues.id));
    expect(await ids()).toEqual([webhook.id, theirs.id]);
    await eventually(async () => expect(await endings()).toHaveLength(1));
  });

  it('end if the new role may not have webhooks, and stay otherwise', async () => {
    const { acting, member, create, leaves, ids, webhook, personId } = await account();
    const theirs = await create({ ...acting, member });
    await leaves(personId, acting.accountId, 'administrator');
    const colleague = { ...member, userId: randomUUID() };
    const colleagues = await create({ ...acting, member: colleague });
    await leaves(colleague.userId, acting.accountId, 'editor');
    await eventually(async () => expect(await ids()).not.toContain(colleagues.id));
    expect(await ids()).toEqual([webhook.id, theirs.id]);
  });

  it.each([
    ['the owner’s secret signs again within a day of their rotation', false],
    ['it is paused where nobody else knows a secret', true],
  ])('leave no secret that they know: %s', async (_, isPaused) => {
    const { integrator, service, pass, waits } = fixture;
    const one = await account();
    const { owner, webhook, acting, member, leaves, endings, happens, received } = one;
    const rotate = () =>
      service.as({ ...acting, member })(media.webhook.rotateSecret, { webhookId: webhook.id });
    const rotations = isPaused ? [await rotate(), await rotate()] : [await rotate()];
    const by = { kind: 'member', name: 'Luis Mejía' };
    const rotated = `SELECT payload FROM outbox WHERE name = $1 AND payload->>'accountId' = $2`;
    const name = mediaEvents.webhookSecretRotated.name;
    const mails = await service.sql(rotated, [name, owner.accountId]);
    expect(mails).toEqual(rotations.map(() => ({ payload: expect.objectContaining({ by }) })));
    await leaves();
    const { host } = new URL(webhook.url);
    await eventually(async () =>
      expect(await endings()).toMatchObject([{ hosts: [], unsigned: [{ host, isPaused }] }]),
    );
    const now = await owner.call(media.webhook.get, { webhookId: webhook.id });
    expect(now).toMatchObject({ isEnabled: !isPaused, previousSecretExpiresAt: null });
    if (isPaused)
      await owner.call(media.webhook.update, { webhookId: webhook.id, isEnabled: true });
    await happens();
    await waits(webhook.url);
    await pass();
    await eventually(() => expect(received()).toHaveLength(1));
    const [delivery] = integrator.receivedAt(webhook.url);
    for (const { secret } of rotations) expect(isSignedWith(delivery!, secret)).toBe(false);
    expect(isSignedWith(delivery!, webhook.secret)).toBe(!isPaused);
  });
});
