import {
  identity,
  identityEvents,
  type AccessEnded,
  type OwnerChanged,
} from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { randomUUID } from 'node:crypto';
import { newSecret } from '../../test/people';
import { team } from '../../test/team';
import { sharedTestService, type TestService } from '../../test/test-service';
import { transfers } from '../../test/transfers';

const refused = (code: string) => expect.objectContaining({ code });
const NOT_FOUND = refused('TRANSFER_NOT_FOUND');

describe('an accepted transfer', () => {
  let service: TestService;
  let people: ReturnType<typeof team>;
  let of: ReturnType<typeof transfers>;
  beforeAll(async () => {
    service = await sharedTestService();
    people = team(service);
    of = transfers(service);
  });

  const holderOf = async (key: string) =>
    (await service.visitor(identity.apiKey.find, { digest: digestOf(key) })).holder;
  const changesOf = async (accountId: string) => {
    const all = await service.emitted<OwnerChanged>(identityEvents.ownerChanged);
    return all.filter((event) => event.accountId === accountId);
  };
  const departureOf = async (accountId: string) => {
    const all = await service.emitted<AccessEnded>(identityEvents.accessEnded);
    return all.filter((event) => event.accountId === accountId);
  };
  const rolesOf = async (accountId: string) => {
    const members = await service.sql<{ userId: string; role: string }>(
      `SELECT user_id AS "userId", role FROM members WHERE account_id = $1`,
      [accountId],
    );
    return Object.fromEntries(members.map(({ userId, role }) => [userId, role]));
  };

  async function proposed(stays = true) {
    const account = await people.account();
    const boss = await account.member('administrator');
    const { id } = await of.owner(account.owner).propose(boss.user.id, { stays });
    const asBoss = () => service.asOwner(account.id, boss.user.id);
    return { account, giver: account.owner, boss, asBoss, id, taker: of.person(boss.user.id) };
  }

  it('changes two roles; people, invitations, keys and sessions of others stay', async () => {
    const { account, giver, boss, asBoss, id, taker } = await proposed();
    const cook = await account.member('kitchen');
    const email = `luis.${randomUUID()}@example.com`;
    await account.invite(email, 'editor');
    const token = await service.tokenFor(email);
    const [owners, bossKey] = [await account.createKey(), await boss.as.createKey()];
    const cookThere = await people.sessionCall(cook.user.id, cook.sid).enter(account.id);
    const bossThere = await people.sessionCall(boss.user.id, boss.sid).enter(account.id);

    await taker.accept(id);
    expect(await rolesOf(account.id)).toEqual({
      [boss.user.id]: 'owner',
      [giver.user.id]: 'administrator',
      [cook.user.id]: 'kitchen',
    });
    const list = await asBoss()(identity.member.list, {});
    expect(list.invitations).toMatchObject([{ email, role: 'editor' }]);
    expect(list.people[0]).toMatchObject({ userId: boss.user.id, role: 'owner' });
    expect(await people.look(token)).toMatchObject({ role: 'editor' });
    expect(await service.sessionOf(cookThere.sid)).toMatchObject({
      accountId: account.id,
      member: { ownerId: boss.user.id, role: 'kitchen' },
    });
    const bosses = await service.sessionOf(bossThere.sid);
    expect(bosses).toMatchObject({ accountId: account.id, userId: boss.user.id });
    expect(bosses).not.toHaveProperty('member');
    for (const { key } of [owners, bossKey]) {
      expect(await holderOf(key)).toMatchObject({ accountId: account.id, userId: boss.user.id });
    }
    expect(await changesOf(account.id)).toHaveLength(1);
    expect((await departureOf(account.id)).at(-1)).toEqual({
      ...{ accountId: account.id, personId: giver.user.id, personName: 'Ana Peña' },
      ...{ role: 'administrator', wasOwner: true },
    });
    expect((await service.mailsTo(boss.user.email)).at(-1)).toMatchObject({
      ...{ template: 'account-received', apiKeys: [{ isEnded: false }, { isEnded: false }] },
    });
    expect((await service.mailsTo(giver.user.email)).at(-1)).toMatchObject({
      ...{ template: 'account-handed-over', team: { role: 'administrator' } },
    });
    expect(await service.logOf(giver.user.id)).toContain('account-handed-over');
    expect(await service.logOf(boss.user.id)).toContain('account-received');
    // The former owner is now an ordinary member, so their keys end when they are removed.
    await asBoss()(identity.member.remove, { userId: giver.user.id });
    expect(await holderOf(owners.key)).toBeNull();
    expect(await holderOf(bossKey.key)).not.toBeNull();
  });

  it('ends the former owner’s sessions and gives them an empty account with the plan Free', async () => {
    const { account, giver, boss, id, taker } = await proposed();
    await service.grant({ accountId: account.id, plan: 'empresarial', expiresAt: null });
    await taker.accept(id);
    expect(await service.sessionOf(giver.sid)).toBeNull();
    expect(await service.isRevoked(digestOf(giver.sid))).toBe(true);
    const back = await service.signIn(giver.person);
    expect(back.user).toMatchObject({ subscriptionPlan: 'free', account: { role: 'owner' } });
    expect(back.user.account.id).not.toBe(account.id);
    expect(await rolesOf(back.user.account.id)).toEqual({ [giver.user.id]: 'owner' });
    const { accounts } = people.sessionCall(giver.user.id, back.sid);
    expect(await accounts()).toMatchObject([
      { id: back.user.account.id, role: 'owner', current: true },
      { id: account.id, role: 'administrator', current: false },
    ]);
    // The new owner begins in the account that they received and keeps the one that they had.
    const theirs = await service.signIn(boss.person);
    expect(theirs.user).toMatchObject({
      subscriptionPlan: 'empresarial',
      account: { id: account.id, role: 'owner' },
    });
    expect(await people.sessionCall(boss.user.id, theirs.sid).accounts()).toMatchObject([
      { id: boss.user.account.id, name: 'Ana Peña', role: 'owner' },
      { id: account.id, name: 'Ana Peña (2)', role: 'owner', current: true },
    ]);
  });

  it('removes the former owner on request, with every key, invitation and secret that still gives access', async () => {
    const { account, giver, boss, id, taker } = await proposed(false);
    const [owners, bosses] = [await account.createKey(), await boss.as.createKey()];
    const renewed = newSecret();
    await account.call(identity.apiKey.rotate, { apiKeyId: bosses.id, ...renewed });
    const [friend, colleague] = [0, 1].map(() => `luis.${randomUUID()}@example.com`);
    await account.invite(friend!);
    const token = await service.tokenFor(friend!);
    await boss.as.invite(colleague!);
    const other = await service.tokenFor(colleague!);
    await taker.accept(id);
    expect(await rolesOf(account.id)).toEqual({ [boss.user.id]: 'owner' });
    expect(await holderOf(owners.key)).toBeNull();
    expect(await service.isRevoked(digestOf(owners.key))).toBe(true);
    // The former owner saw the renewed secret of this key, so the key ends as well.
    const { holder } = await service.visitor(identity.apiKey.find, { digest: renewed.digest });
    expect(holder).toBeNull();
    await expect(people.look(token)).rejects.toEqual(refused('INVITATION_ENDED'));
    expect(await people.look(other)).toMatchObject({ role: 'editor' });
    const mails = await service.mailsTo(boss.user.email);
    expect(mails.find(({ template }) => template === 'api-keys-ended')?.apiKeys).toHaveLength(2);
    expect((await departureOf(account.id)).at(-1)).toMatchObject({ role: null, wasOwner: true });
    const back = await service.signIn(giver.person);
    const session = people.sessionCall(giver.user.id, back.sid);
    await expect(session.enter(account.id)).rejects.toEqual(refused('ACCOUNT_NOT_FOUND'));
  });

  it('deletes invitations to roles that the former owner may no longer give as an administrator', async () => {
    const { account, id, taker } = await proposed();
    const [equal, below] = [0, 1].map(() => `luis.${randomUUID()}@example.com`);
    await account.invite(equal!, 'administrator');
    const first = await service.tokenFor(equal!);
    await account.invite(below!, 'editor');
    const second = await service.tokenFor(below!);
    await taker.accept(id);
    await expect(people.look(first)).rejects.toEqual(refused('INVITATION_ENDED'));
    expect(await people.look(second)).toMatchObject({ role: 'editor' });
  });

  it('can be undone by another at once', async () => {
    const { account, giver, boss, id, taker } = await proposed();
    await taker.accept(id);
    const back = await of.owner(boss, account.id).propose(giver.user.id);
    await of.person(giver.user.id).accept(back.id);
    expect(await rolesOf(account.id)).toEqual({
      [giver.user.id]: 'owner',
      [boss.user.id]: 'administrator',
    });
  });

  it('happens once, however often and at once it is accepted', async () => {
    const { account, giver, boss, id, taker } = await proposed();
    await Promise.all(Array.from({ length: 4 }, () => taker.accept(id)));
    await taker.accept(id);
    expect(await changesOf(account.id)).toHaveLength(1);
    expect(await rolesOf(account.id)).toEqual({
      [boss.user.id]: 'owner',
      [giver.user.id]: 'administrator',
    });
    expect(await taker.offered()).toEqual([]);
  });

  it.each(['taken back', 'removed', 'closed'] as const)(
    'happens whole or not at all when it is %s at the same time',
    async (way) => {
      for (let time = 0; time < 2; time += 1) {
        const { account, giver, boss, id, taker } = await proposed();
        const against = () => {
          if (way === 'taken back') return of.person(giver.user.id).end(id);
          if (way === 'removed') return account.remove(boss.user.id);
          return of.close(giver);
        };
        const [accepted] = await Promise.allSettled([taker.accept(id), against()]);
        if (accepted.status === 'rejected') expect(accepted.reason).toEqual(NOT_FOUND);
        const isTheirs = accepted.status === 'fulfilled';
        expect(await changesOf(account.id)).toHaveLength(isTheirs ? 1 : 0);
        const roles = await rolesOf(account.id);
        expect(roles[giver.user.id]).toBe(isTheirs ? 'administrator' : 'owner');
      }
    },
  );

  it('stores what members had under way in the account, and refuses what its former owner had', async () => {
    const { account, id, taker } = await proposed();
    const helper = await account.member('administrator');
    await taker.accept(id);
    const key = await helper.as.createKey();
    expect(await holderOf(key.key)).toMatchObject({ accountId: account.id });
    await helper.as.invite(`eva.${randomUUID()}@example.com`);
    for (const asked of [
      account.createKey(),
      account.invite(`eva.${randomUUID()}@example.com`),
      account.remove(helper.user.id),
    ]) {
      await expect(asked).rejects.toEqual(refused('UNAVAILABLE'));
    }
  });
});
