import { identity, identityEvents, type AccountTransferred } from '@cartaviva/contracts';
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
  const emitted = async (transferId: string) => {
    const all = await service.emitted<AccountTransferred>(identityEvents.accountTransferred);
    return all.filter((event) => event.transferId === transferId);
  };
  const peopleOf = (userId: string) => service.asUser(userId)(identity.member.list, {});
  const rolesOf = async (userId: string) =>
    Object.fromEntries((await peopleOf(userId)).people.map((each) => [each.userId, each.role]));

  /** The minute passes in which nobody is given anything in the former account. */
  const pause = (id: string) =>
    service.sql(
      `UPDATE account_transfers SET moved_at = moved_at - interval '1 minute' WHERE id = $1`,
      [id],
    );

  async function proposed(stays = true) {
    const account = await people.account();
    const boss = await account.member('administrator');
    const { id } = await of.owner(account.owner).propose(boss.user.id, { stays });
    return { account, boss, id, taker: of.person(boss.user.id) };
  }

  it('moves people, invitations, sessions and keys; who gave it is an administrator', async () => {
    const { account, boss, id, taker } = await proposed();
    const cook = await account.member('kitchen');
    const email = `luis.${randomUUID()}@example.com`;
    await account.invite(email, 'editor');
    const token = await service.tokenFor(email);
    const [owners, bossKey] = [await account.createKey(), await boss.as.createKey()];
    const cookThere = await people.sessionCall(cook.user.id, cook.sid).enter(account.id);
    const bossThere = await people.sessionCall(boss.user.id, boss.sid).enter(account.id);
    const ownerSid = account.owner.sid;

    await taker.accept(id);
    expect(await rolesOf(boss.user.id)).toEqual({
      [boss.user.id]: 'owner',
      [account.id]: 'administrator',
      [cook.user.id]: 'kitchen',
    });
    expect((await peopleOf(boss.user.id)).invitations).toMatchObject([{ email, role: 'editor' }]);
    expect(await people.look(token)).toMatchObject({ role: 'editor' });
    expect(await rolesOf(account.id)).toEqual({ [account.id]: 'owner' });
    // Sessions act for it by its new owner's id, and nobody had to sign in again.
    expect((await service.sessionOf(cookThere.sid))?.actsFor).toMatchObject({
      ...{ accountId: boss.user.id, role: 'kitchen' },
    });
    expect(await service.sessionOf(bossThere.sid)).not.toHaveProperty('actsFor');
    expect(await service.sessionOf(ownerSid)).toMatchObject({ userId: account.id });
    expect(await service.sessionOf(ownerSid)).not.toHaveProperty('actsFor');
    for (const { key } of [owners, bossKey]) {
      expect(await holderOf(key)).toMatchObject({ userId: boss.user.id });
    }
    const [event, ...more] = await emitted(id);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ fromId: account.id, toId: boss.user.id, fromName: 'Ana Peña' });
    expect((await service.mailsTo(boss.user.email)).at(-1)).toMatchObject({
      ...{ template: 'account-received', apiKeys: [{ isEnded: false }, { isEnded: false }] },
    });
    expect((await service.mailsTo(account.owner.user.email)).at(-1)).toMatchObject({
      ...{ template: 'account-handed-over', team: { role: 'administrator' } },
    });
    expect(await service.logOf(account.id)).toContain('account-handed-over');
    expect(await service.logOf(boss.user.id)).toContain('account-received');
    // Who was the owner is a member like others: what they made there ends with their place.
    await service.asUser(boss.user.id)(identity.member.remove, { memberId: account.id });
    expect(await holderOf(owners.key)).toBeNull();
    expect(await holderOf(bossKey.key)).not.toBeNull();
  });

  it('removes the former owner on request, with every key, invitation and secret that still gives access', async () => {
    const { account, boss, id, taker } = await proposed(false);
    const [owners, bosses] = [await account.createKey(), await boss.as.createKey()];
    const renewed = newSecret();
    await account.call(identity.apiKey.rotate, { apiKeyId: bosses.id, ...renewed });
    const [friend, colleague] = [0, 1].map(() => `luis.${randomUUID()}@example.com`);
    await account.invite(friend!);
    const token = await service.tokenFor(friend!);
    await boss.as.invite(colleague!);
    const other = await service.tokenFor(colleague!);
    await taker.accept(id);
    expect(await rolesOf(boss.user.id)).toEqual({ [boss.user.id]: 'owner' });
    expect(await holderOf(owners.key)).toBeNull();
    expect(await service.isRevoked(digestOf(owners.key))).toBe(true);
    // The former owner saw the renewed secret of this key, so the key ends as well.
    const { holder } = await service.visitor(identity.apiKey.find, { digest: renewed.digest });
    expect(holder).toBeNull();
    await expect(people.look(token)).rejects.toEqual(refused('INVITATION_ENDED'));
    expect(await people.look(other)).toMatchObject({ role: 'editor' });
    const mails = await service.mailsTo(boss.user.email);
    expect(mails.find(({ template }) => template === 'api-keys-ended')?.apiKeys).toHaveLength(2);
    expect((await emitted(id))[0]).toMatchObject({ stays: false });
    const session = people.sessionCall(account.id, account.owner.sid);
    await expect(session.enter(boss.user.id)).rejects.toEqual(refused('ACCOUNT_NOT_FOUND'));
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

  it('keeps the role that may do more of who is in both, and invites nobody twice', async () => {
    const { account, boss, id, taker } = await proposed();
    const call = service.asUser(boss.user.id);
    const join = async (userId: string, to: string, role: 'editor' | 'kitchen' | 'analyst') => {
      await call(identity.invitation.create, { email: to, role });
      await people.accept(userId, await service.tokenFor(to));
    };
    const [up, down] = [await account.member('editor'), await account.member('analyst')];
    await join(up.user.id, up.user.email, 'kitchen');
    await join(down.user.id, down.user.email, 'editor');
    await join(account.id, account.owner.user.email, 'analyst');
    const invited = `luis.${randomUUID()}@example.com`;
    await account.invite(invited, 'editor');
    await call(identity.invitation.create, { email: invited, role: 'kitchen' });
    await taker.accept(id);
    expect(await rolesOf(boss.user.id)).toEqual({
      [boss.user.id]: 'owner',
      [up.user.id]: 'editor',
      [down.user.id]: 'editor',
      [account.id]: 'administrator',
    });
    expect((await peopleOf(boss.user.id)).invitations).toMatchObject([{ role: 'editor' }]);
  });

  it('takes the plan along at once, and leaves Free', async () => {
    const { account, boss, id, taker } = await proposed();
    await service.grant({ accountId: account.id, plan: 'empresarial', expiresAt: null });
    const noticesTo = async (userId: string) => {
      const all = await service.emitted<{ userId: string }>(identityEvents.planChanged);
      return all.filter((event) => event.userId === userId).length;
    };
    const notices = async () => [await noticesTo(boss.user.id), await noticesTo(account.id)];
    const [bossBefore, formerBefore] = await notices();
    await taker.accept(id);
    // The windows that both have open ask for their plan again.
    expect(await notices()).toEqual([bossBefore! + 1, formerBefore! + 1]);
    const planOf = async (userId: string) =>
      (await service.asUser(userId)(identity.user.get, {})).subscriptionPlan;
    expect([await planOf(boss.user.id), await planOf(account.id)]).toEqual(['empresarial', 'free']);
  });

  it('deletes what the new owner had proposed of their own account', async () => {
    const { boss, id, taker } = await proposed();
    const heir = await service.verified();
    const { email } = heir.user;
    await service.asUser(boss.user.id)(identity.invitation.create, {
      email,
      role: 'administrator',
    });
    await people.accept(heir.user.id, await service.tokenFor(email));
    const own = await of.owner(boss).propose(heir.user.id);
    const { offered, accept } = of.person(heir.user.id);
    expect(await offered()).toMatchObject([{ id: own.id }]);
    await taker.accept(id);
    expect(await offered()).toEqual([]);
    await expect(accept(own.id)).rejects.toEqual(NOT_FOUND);
    expect((await peopleOf(boss.user.id)).transfer).toBeNull();
  });

  it('is refused while a plan of their own runs that the taker paid for, and not in their trial', async () => {
    const { boss, id, taker } = await proposed();
    for (const status of ['active', 'cancelled'] as const) {
      service.billing.states.set(boss.user.id, status);
      await expect(taker.accept(id)).rejects.toEqual(refused('TRANSFER_OWN_PLAN'));
    }
    expect(await emitted(id)).toEqual([]);
    service.billing.states.set(boss.user.id, 'expired');
    await taker.accept(id);
    // Asked again because the answer was lost, it is accepted, whatever plan they have by now.
    service.billing.states.set(boss.user.id, 'active');
    await taker.accept(id);
    expect(await emitted(id)).toHaveLength(1);
  });

  it('is not followed by another within a day, and is after it', async () => {
    const { account, boss, id, taker } = await proposed();
    await taker.accept(id);
    const owner = of.owner(boss);
    await expect(owner.propose(account.id)).rejects.toEqual(refused('TRANSFER_TOO_SOON'));
    service.clock.advance({ days: 1 });
    await pause(id);
    const back = await owner.propose(account.id);
    await of.person(account.id).accept(back.id);
    expect(await rolesOf(account.id)).toMatchObject({ [boss.user.id]: 'administrator' });
  });

  it('happens once, however often and at once it is accepted', async () => {
    const { account, boss, id, taker } = await proposed();
    await Promise.all(Array.from({ length: 4 }, () => taker.accept(id)));
    expect(await emitted(id)).toHaveLength(1);
    expect(await rolesOf(boss.user.id)).toMatchObject({ [account.id]: 'administrator' });
  });

  it.each(['taken back', 'removed', 'closed'] as const)(
    'happens whole or not at all when it is %s at the same time',
    async (way) => {
      for (let time = 0; time < 2; time += 1) {
        const { account, boss, id, taker } = await proposed();
        const against = () => {
          if (way === 'taken back') return of.person(account.id).end(id);
          if (way === 'removed') return account.remove(boss.user.id);
          return of.close(account.owner);
        };
        const [accepted] = await Promise.allSettled([taker.accept(id), against()]);
        if (accepted.status === 'rejected') expect(accepted.reason).toEqual(NOT_FOUND);
        const isTheirs = accepted.status === 'fulfilled';
        expect(await emitted(id)).toHaveLength(isTheirs ? 1 : 0);
        const roles = await rolesOf(boss.user.id);
        expect(roles[account.id]).toBe(isTheirs ? 'administrator' : undefined);
      }
    },
  );

  it('gives nobody anything in the former account by a request that was on its way', async () => {
    const { account, boss, id, taker } = await proposed();
    const helper = await account.member('administrator');
    const before = await helper.as.createKey();
    await taker.accept(id);
    // By who acted for the account a moment ago: it is the former owner's own by now.
    for (const asked of [
      helper.as.createKey(),
      helper.as.invite(`eva.${randomUUID()}@example.com`),
      helper.as.remove(boss.user.id),
    ]) {
      await expect(asked).rejects.toEqual(refused('UNAVAILABLE'));
    }
    await pause(id);
    const own = await account.createKey();
    expect(await holderOf(own.key)).toMatchObject({ userId: account.id });
    expect(await holderOf(before.key)).toMatchObject({ userId: boss.user.id });
  });

  it('leaves no row by the former owner’s id that was the account’s', async () => {
    const { account, id, taker } = await proposed(false);
    const editor = await account.member('editor');
    await people.sessionCall(editor.user.id, editor.sid).enter(account.id);
    await account.invite(`luis.${randomUUID()}@example.com`);
    await account.createKey();
    await taker.accept(id);
    for (const [table, column] of [
      ['api_keys', 'user_id'],
      ['members', 'account_id'],
      ['members', 'user_id'],
      ['invitations', 'account_id'],
      ['invitations', 'invited_by'],
      ['sessions', 'account_id'],
      ['proposed_transfers', 'account_id'],
    ]) {
      const left = await service.sql(`SELECT FROM ${table} WHERE ${column} = $1`, [account.id]);
      expect([table, column, left.length]).toEqual([table, column, 0]);
    }
  });
});
