import {
  identity,
  identityEvents,
  type AccessEnded,
  type SessionsRevoked,
} from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { randomUUID } from 'node:crypto';
import { departures } from '../../test/departures';
import { newSecret, USER_AGENT as userAgent } from '../../test/people';
import { team } from '../../test/team';
import { sharedTestService, type TestService } from '../../test/test-service';

const refused = (code: string) => expect.objectContaining({ code });
/** The role of the actor or of the affected member decides the exact code. */
const FORBIDDEN = expect.objectContaining({ code: expect.stringMatching(/FORBIDDEN$/) });

describe('the people of an account', () => {
  let service: TestService;
  let people: ReturnType<typeof team>;
  beforeAll(async () => {
    service = await sharedTestService();
    people = team(service);
  });

  const holderOf = async (key: string) =>
    (await service.visitor(identity.apiKey.find, { digest: digestOf(key) })).holder;
  const templatesTo = async (email: string) =>
    (await service.mailsTo(email)).map(({ template }) => template);

  /** Returns the people whose access to the account the other services were told to end. */
  const endedIn = async (id: string) =>
    (await service.emitted<AccessEnded>(identityEvents.accessEnded))
      .filter(({ accountId }) => accountId === id)
      .map(({ personId }) => personId);

  async function atWork(role: 'administrator' | 'editor' = 'administrator') {
    const account = await people.account();
    const member = await account.member(role);
    const { enter } = people.sessionCall(member.user.id, member.sid);
    const { sid } = await enter(account.id);
    return { account, member, sid };
  }

  it('act for it with a session of their own, which says for whom', async () => {
    const account = await people.account();
    const { user, sid } = await account.member('editor');
    const session = people.sessionCall(user.id, sid);
    expect(await session.accounts()).toEqual([
      { id: user.account.id, name: 'Ana Peña', role: 'owner', current: true },
      { id: account.id, name: 'Ana Peña', role: 'editor', current: false },
    ]);
    const entered = await session.enter(account.id);
    expect(entered.user.id).toBe(user.id);
    const ids = { ownerId: account.owner.user.id, ownAccountId: user.account.id };
    expect(await service.sessionOf(entered.sid)).toEqual({
      ...{ userId: user.id, role: 'user', accountId: account.id, expiresAt: entered.expiresAt },
      member: { ...ids, name: 'Ana Peña', role: 'editor' },
    });
    const there = people.sessionCall(user.id, entered.sid);
    expect((await there.accounts()).map(({ current }) => current)).toEqual([false, true]);
    // The previous session has ended in all gateways, so it cannot act for another account.
    expect(await service.sessionOf(sid)).toBeNull();
    expect(await service.isRevoked(digestOf(sid))).toBe(true);
    const home = await there.enter(user.account.id);
    expect(await service.sessionOf(home.sid)).not.toHaveProperty('member');
    expect(home.expiresAt).toBe(entered.expiresAt);
  });

  it('see who they are, with the plan of the account that they act for', async () => {
    const account = await people.account();
    const member = await account.member('analyst');
    await service.grant({ accountId: account.id, plan: 'empresarial', expiresAt: null });
    expect(await member.as.me()).toMatchObject({
      ...{ id: member.user.id, email: member.user.email, subscriptionPlan: 'empresarial' },
      account: { id: account.id, name: 'Ana Peña', role: 'analyst' },
    });
    expect(await service.asUser(member.user.id)(identity.user.get, {})).toMatchObject({
      subscriptionPlan: 'profesional',
      account: { id: member.user.account.id, role: 'owner' },
    });
  });

  it('enter no account that they are not part of, and no session of another’s', async () => {
    const [account, eve] = [await people.account(), await service.verified()];
    const { enter, leave } = people.sessionCall(eve.user.id, eve.sid);
    for (const accountId of [account.id, randomUUID()]) {
      await expect(enter(accountId)).rejects.toEqual(refused('ACCOUNT_NOT_FOUND'));
      await expect(leave(accountId)).rejects.toEqual(refused('ACCOUNT_NOT_FOUND'));
    }
    await expect(leave(eve.user.account.id)).rejects.toEqual(FORBIDDEN);
    const stolen = people.sessionCall(eve.user.id, account.owner.sid);
    await expect(stolen.enter(eve.user.account.id)).rejects.toEqual(refused('UNAUTHENTICATED'));
    expect(await service.sessionOf(account.owner.sid)).not.toBeNull();
    expect(await service.sessionOf(eve.sid)).not.toBeNull();
  });

  it('enter nothing while they act for another account: their own name alone opens doors', async () => {
    const { account, member, sid } = await atWork('editor');
    const currentSessionId = digestOf(sid);
    const { call } = member.as;
    for (const asked of [
      call(identity.membership.list, { currentSessionId }),
      call(identity.membership.enter, { accountId: account.id, currentSessionId }),
      call(identity.membership.leave, { accountId: account.id, currentSessionId }),
    ]) {
      await expect(asked).rejects.toEqual(FORBIDDEN);
    }
  });

  it('are told when they were last there', async () => {
    const { account, member, sid } = await atWork('editor');
    const lastSeen = async () =>
      (await account.people()).people.find(({ userId }) => userId === member.user.id)!.lastSeenAt;
    expect(await lastSeen()).toBeNull();
    const before = service.clock.now();
    service.clock.advance({ minutes: 1 });
    await service.sessionOf(sid);
    const seen = Date.parse((await lastSeen())!);
    expect(seen).toBeGreaterThan(before.getTime());
    expect(seen).toBeLessThanOrEqual(service.clock.now().getTime());
  });

  it('lose all at once when they are removed: sessions there, keys, invitations they sent', async () => {
    const { account, member, sid } = await atWork();
    const { key } = await member.as.createKey();
    const owners = await account.createKey();
    await member.as.invite(`luis.${randomUUID()}@example.com`, 'editor');
    const elsewhere = await service.signIn(member.person);
    expect(await holderOf(key)).toMatchObject({ accountId: account.id });

    await account.remove(member.user.id);
    expect(await service.sessionOf(sid)).toBeNull();
    expect(await service.isRevoked(digestOf(sid))).toBe(true);
    expect(await service.sessionOf(elsewhere.sid)).not.toBeNull();
    expect(await holderOf(key)).toBeNull();
    expect(await service.isRevoked(digestOf(key))).toBe(true);
    expect(await holderOf(owners.key)).not.toBeNull();
    expect(await account.people()).toMatchObject({ people: [{ role: 'owner' }], invitations: [] });
    const revoked = await service.emitted<SessionsRevoked>(identityEvents.sessionsRevoked);
    expect(revoked.flatMap(({ sessionIds }) => sessionIds)).toContain(digestOf(sid));
    expect(await templatesTo(member.user.email)).toContain('person-removed');
    const ended = (await service.mailsTo(account.owner.user.email)).at(-1);
    expect(ended).toMatchObject({ template: 'api-keys-ended', apiKeys: [{ isEnded: true }] });
    expect(await service.logOf(account.owner.user.id)).toContain('person-removed');
    expect(await endedIn(account.id)).toEqual([member.user.id]);
    await expect(account.remove(member.user.id)).rejects.toEqual(refused('PERSON_NOT_FOUND'));
  });

  it('do not come back with the invitation that they once accepted', async () => {
    const account = await people.account();
    const member = await account.member();
    const token = await service.tokenFor(member.user.email);
    await account.remove(member.user.id);
    await expect(people.accept(member.user.id, token)).rejects.toEqual(refused('INVITATION_ENDED'));
    await account.member('analyst', member);
    expect((await account.people()).people).toMatchObject([{}, { role: 'analyst' }]);
  });

  it('end their sessions and keys there with a change of the role, and with none otherwise', async () => {
    const { account, member, sid } = await atWork();
    const { key } = await member.as.createKey();
    const { email: friend } = await member.as.invite(`luis.${randomUUID()}@example.com`);
    const token = await service.tokenFor(friend);
    const same = await account.changeRole(member.user.id, 'administrator');
    expect(same).toMatchObject({ userId: member.user.id, role: 'administrator' });
    expect(await service.sessionOf(sid)).not.toBeNull();
    expect(await holderOf(key)).not.toBeNull();
    expect(await endedIn(account.id)).toEqual([]);
    expect(await account.changeRole(member.user.id, 'kitchen')).toMatchObject({ role: 'kitchen' });
    expect(await service.sessionOf(sid)).toBeNull();
    expect(await holderOf(key)).toBeNull();
    await expect(people.look(token)).rejects.toEqual(refused('INVITATION_ENDED'));
    expect(await endedIn(account.id)).toEqual([member.user.id]);
    const again = await service.signIn(member.person);
    const { enter } = people.sessionCall(member.user.id, again.sid);
    const entered = await enter(account.id);
    expect(await service.sessionOf(entered.sid)).toMatchObject({ member: { role: 'kitchen' } });
  });

  it('never act with a role that they lost, whatever happens at once', async () => {
    for (let time = 0; time < 6; time += 1) {
      const account = await people.account();
      const member = await account.member('administrator');
      const { enter } = people.sessionCall(member.user.id, member.sid);
      const change =
        time % 2 === 0
          ? account.changeRole(member.user.id, 'analyst')
          : account.remove(member.user.id);
      const [entered] = await Promise.allSettled([enter(account.id), change]);
      await change;
      if (entered.status === 'rejected') continue;
      const session = await service.sessionOf(entered.value.sid);
      expect(session?.member?.role ?? 'analyst').toBe('analyst');
    }
  });

  it('leave of their own accord, into their own account', async () => {
    const { account, member, sid } = await atWork();
    const { key } = await member.as.createKey();
    const second = await service.signIn(member.person);
    const other = await people.sessionCall(member.user.id, second.sid).enter(account.id);
    const { signedIn } = await people.sessionCall(member.user.id, sid).leave(account.id);
    expect(await service.sessionOf(signedIn!.sid)).toMatchObject({ userId: member.user.id });
    expect(await service.sessionOf(signedIn!.sid)).not.toHaveProperty('member');
    for (const ended of [sid, other.sid]) expect(await service.sessionOf(ended)).toBeNull();
    expect(await holderOf(key)).toBeNull();
    expect((await account.people()).people).toHaveLength(1);
    expect(await service.logOf(account.owner.user.id)).toContain('person-left');
    expect(await endedIn(account.id)).toEqual([member.user.id]);
    expect(await templatesTo(member.user.email)).not.toContain('person-removed');
  });

  it('leave one account without a change to a session for another', async () => {
    const account = await people.account();
    const member = await account.member();
    const session = people.sessionCall(member.user.id, member.sid);
    expect(await session.leave(account.id)).toEqual({ signedIn: null });
    expect(await service.sessionOf(member.sid)).not.toBeNull();
  });

  it('are decided about by the owner, and by administrators about those below them', async () => {
    const account = await people.account();
    const [one, other] = [
      await account.member('administrator'),
      await account.member('administrator'),
    ];
    const editor = await account.member('editor');
    const { userId } = { userId: other.user.id };
    for (const asked of [
      one.as.remove(userId),
      one.as.changeRole(userId, 'editor'),
      one.as.changeRole(editor.user.id, 'administrator'),
      editor.as.remove(one.user.id),
      editor.as.changeRole(editor.user.id, 'administrator'),
      editor.as.people(),
    ]) {
      await expect(asked).rejects.toEqual(FORBIDDEN);
    }
    expect((await one.as.people()).people).toHaveLength(4);
    expect(await one.as.changeRole(editor.user.id, 'kitchen')).toMatchObject({ role: 'kitchen' });
    await one.as.remove(editor.user.id);
    await account.changeRole(userId, 'analyst');
    await account.remove(one.user.id);
  });

  it('of another account, and the owner, are as missing as people who never were', async () => {
    const [account, theirs] = [await people.account(), await people.account()];
    const member = await theirs.member();
    for (const userId of [member.user.id, account.owner.user.id, theirs.id, randomUUID()]) {
      await expect(account.remove(userId)).rejects.toEqual(refused('PERSON_NOT_FOUND'));
      await expect(account.changeRole(userId, 'analyst')).rejects.toEqual(
        refused('PERSON_NOT_FOUND'),
      );
    }
    expect((await theirs.people()).people).toHaveLength(2);
  });

  it('take a key along whose secret they renewed, and leave those that the owner renewed', async () => {
    const { account, member } = await atWork();
    const [mine, theirs] = [await account.createKey(), await member.as.createKey()];
    const renewed = newSecret();
    const owners = newSecret();
    await member.as.call(identity.apiKey.rotate, { apiKeyId: mine.id, ...renewed });
    await account.call(identity.apiKey.rotate, { apiKeyId: theirs.id, ...owners });
    const alive = async (digest: string) =>
      (await service.visitor(identity.apiKey.find, { digest })).holder !== null;
    const [before, theirsBefore] = [digestOf(mine.key), digestOf(theirs.key)];
    expect([await alive(before), await alive(theirsBefore)]).toEqual([true, true]);
    await account.remove(member.user.id);
    // The owner rotated this key, and its previous secret was shown to the member.
    expect(await alive(theirsBefore)).toBe(false);
    expect(await service.isRevoked(theirsBefore)).toBe(true);
    expect(await alive(renewed.digest)).toBe(false);
    expect(await alive(owners.digest)).toBe(true);
  });

  it('all lose it when it closes, and are told; keeping it brings nobody back', async () => {
    const { account, member, sid } = await atWork();
    const password = account.owner.person.password;
    await account.call(identity.account.delete, { password, userAgent });
    expect(await service.sessionOf(sid)).toBeNull();
    expect(await service.isRevoked(digestOf(sid))).toBe(true);
    expect(await templatesTo(member.user.email)).toContain('person-removed');
    expect(await endedIn(account.id)).toEqual([member.user.id]);
    await account.call(identity.account.cancelDeletion, { userAgent });
    expect((await account.people()).people).toHaveLength(1);
    const again = await service.signIn(member.person);
    const { enter } = people.sessionCall(member.user.id, again.sid);
    await expect(enter(account.id)).rejects.toEqual(refused('ACCOUNT_NOT_FOUND'));
  });

  it('go with their own account, and their keys in others’ with them', async () => {
    const leaving = departures(service);
    const { account, member } = await atWork();
    const { key } = await member.as.createKey();
    await account.invite(`luis.${randomUUID()}@example.com`);
    await leaving.accountOf(member.user.id).remove({ password: member.person.password });
    expect(await holderOf(key)).not.toBeNull();
    service.clock.advance({ days: 30 });
    expect(await endedIn(account.id)).toEqual([]);
    await leaving.sweep();
    expect(await holderOf(key)).toBeNull();
    expect(await endedIn(account.id)).toEqual([member.user.id]);
    expect((await account.people()).people).toHaveLength(1);
    expect(await leaving.tracesOf(member.user.id, member.user.email)).toEqual([]);
  });

  it('are in the download of the account, and the account in theirs', async () => {
    const account = await people.account();
    const member = await account.member('kitchen');
    const { email } = await account.invite(`luis.${randomUUID()}@example.com`);
    const mine = await account.call(identity.account.export, {});
    expect(mine).toMatchObject({
      people: [{ accountId: account.id, userId: member.user.id, role: 'kitchen' }],
    });
    expect(JSON.stringify(mine['invitations'])).toContain(email);
    expect(JSON.stringify(mine)).not.toMatch(/digest/i);
    const theirs = await service.asUser(member.user.id)(identity.account.export, {});
    expect(theirs).toMatchObject({ memberOf: [{ accountId: account.id, role: 'kitchen' }] });
  });
});
