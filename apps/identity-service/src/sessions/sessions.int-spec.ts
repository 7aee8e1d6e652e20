import { identity, identityEvents, type SessionsRevoked } from '@cartaviva/contracts';
import { Broadcasts } from '@cartaviva/redis-transport';
import { digestOf } from '@cartaviva/secrets';
import { eventually } from '@cartaviva/server-testing';
import { DEVICE } from '../../test/people';
import { team } from '../../test/team';
import { sharedTestService, type TestService } from '../../test/test-service';

const NOBODYS = 'f'.repeat(64);

describe('a session', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const find = (sid: string) => service.sessionOf(sid);
  const signOut = (sid: string) =>
    service.visitor(identity.session.signOut, { sessionId: digestOf(sid) });
  const revoked = async () => {
    const emitted = await service.emitted<SessionsRevoked>(identityEvents.sessionsRevoked);
    return emitted.flatMap(({ sessionIds }) => sessionIds);
  };

  it('is known by the digest of its secret, which the table does not hold', async () => {
    const { sid, expiresAt, user } = await service.verified();
    expect(Buffer.from(sid, 'base64url')).toHaveLength(32);
    const accountId = user.account.id;
    expect(await find(sid)).toEqual({ userId: user.id, role: 'user', accountId, expiresAt });

    const [row] = await service.sql<{ sid: string; sess: object }>(
      `SELECT sid, sess FROM sessions WHERE user_id = $1`,
      [user.id],
    );
    expect(row!.sess).toEqual({
      userId: user.id,
      userAgent: expect.stringContaining('Chrome'),
      createdAt: expect.any(String),
    });
    expect(row!.sid).toBe(digestOf(sid));
    expect(await find(row!.sid)).toBeNull();
  });

  it('ends where it is signed out, is told of once, and leaves the others open', async () => {
    const { person, sid } = await service.verified();
    const elsewhere = await service.signIn(person);
    const heard: string[] = [];
    service.app
      .get(Broadcasts)
      .on(identityEvents.sessionsRevoked, ({ sessionIds }) => void heard.push(...sessionIds));

    for (let time = 0; time < 2; time += 1) await signOut(sid);
    expect(await find(sid)).toBeNull();
    expect(await find(elsewhere.sid)).not.toBeNull();
    expect((await revoked()).filter((id) => id === digestOf(sid))).toHaveLength(1);
    await eventually(() => expect(heard).toEqual([digestOf(sid)]));
  });

  it('carries the role its owner has now', async () => {
    const { sid, user } = await service.verified();
    await service.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
    expect(await find(sid)).toMatchObject({ role: 'admin' });
  });

  it('is nobody when it was never opened or its owner is gone', async () => {
    const { sid, user } = await service.verified();
    await service.sql(`DELETE FROM users WHERE id = $1`, [user.id]);
    expect(await find(sid)).toBeNull();
    expect(await find('unknown')).toBeNull();
  });

  it('is over after thirty days', async () => {
    const { sid } = await service.verified();
    service.clock.advance({ days: 29, minutes: 23 * 60 });
    expect(await find(sid)).not.toBeNull();
    service.clock.advance({ minutes: 60 });
    expect(await find(sid)).toBeNull();
  });
});

describe('the devices of an owner', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  async function onTwoDevices() {
    const { person, sid, user } = await service.verified();
    service.clock.advance({ minutes: 5 });
    const elsewhere = await service.signIn(person);
    const call = service.asUser(user.id);
    const list = (currentSessionId: string) => call(identity.session.list, { currentSessionId });
    const end = (sessionId: string) => call(identity.session.end, { sessionId });
    return { user, sid, elsewhere, list, end };
  }

  it('are listed as people call them, the one that asks first, then those used last', async () => {
    const { sid, elsewhere, list } = await onTwoDevices();
    const [first, second] = await list(digestOf(sid));
    expect(first).toEqual({
      id: digestOf(sid),
      device: DEVICE,
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: true,
    });
    expect(second).toMatchObject({ id: digestOf(elsewhere.sid), isCurrent: false });
    const fromNowhere = await list(NOBODYS);
    expect(fromNowhere.map(({ id }) => id)).toEqual([digestOf(elsewhere.sid), digestOf(sid)]);
    expect(fromNowhere.some(({ isCurrent }) => isCurrent)).toBe(false);
  });

  it('tell when they were last used, to the minute', async () => {
    const { sid, list } = await onTwoDevices();
    const lastUse = async () => Date.parse((await list(digestOf(sid)))[0]!.lastUsedAt);
    await service.sessionOf(sid);
    const before = await lastUse();
    service.clock.advance({ seconds: 50 });
    await service.sessionOf(sid);
    expect(await lastUse()).toBe(before);
    service.clock.advance({ seconds: 10 });
    await Promise.all(Array.from({ length: 10 }, () => service.sessionOf(sid)));
    expect(await lastUse()).toBeGreaterThanOrEqual(before + 60_000);
  });

  it('are signed out one by one by their owner, who finds it in the log', async () => {
    const { user, sid, elsewhere, list, end } = await onTwoDevices();
    await end(digestOf(elsewhere.sid));
    expect(await service.sessionOf(elsewhere.sid)).toBeNull();
    expect(await list(digestOf(sid))).toHaveLength(1);
    const emitted = await service.emitted<SessionsRevoked>(identityEvents.sessionsRevoked);
    expect(emitted).toContainEqual({ sessionIds: [digestOf(elsewhere.sid)] });
    expect(await service.logOf(user.id)).toContain('signed-out-device');
    await expect(end(digestOf(elsewhere.sid))).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  });

  it('are all signed out but one, at once and each with its entry', async () => {
    const { user, sid, elsewhere, list } = await onTwoDevices();
    const eve = await onTwoDevices();
    const endOthers = () =>
      service.asUser(user.id)(identity.session.endOthers, { currentSessionId: digestOf(sid) });
    expect(await endOthers()).toEqual({ sessionIds: [digestOf(elsewhere.sid)] });
    expect(await endOthers()).toEqual({ sessionIds: [] });
    expect(await list(digestOf(sid))).toMatchObject([{ isCurrent: true }]);
    expect(await service.sessionOf(eve.elsewhere.sid)).not.toBeNull();
    const log = await service.logOf(user.id);
    expect(log.filter((kind) => kind === 'signed-out-device')).toHaveLength(1);
  });

  it("cannot be seen or signed out by others: theirs are as missing as nobody's", async () => {
    const [ana, eve] = [await onTwoDevices(), await onTwoDevices()];
    for (const sessionId of [digestOf(ana.sid), NOBODYS]) {
      await expect(eve.end(sessionId)).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
    }
    expect(await service.sessionOf(ana.sid)).not.toBeNull();
    const seen = (await eve.list(digestOf(ana.sid))).map(({ id }) => id);
    expect(seen).not.toContain(digestOf(ana.sid));
    const request = { currentSessionId: NOBODYS };
    await expect(service.visitor(identity.session.list, request)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('of somebody whom no row makes a member of its account any more opens nothing', async () => {
    const people = team(service);
    const account = await people.account();
    const { user, sid } = await account.member('editor');
    const entered = await people.sessionCall(user.id, sid).enter(account.id);
    expect(await service.sessionOf(entered.sid)).toMatchObject({ member: { role: 'editor' } });
    await service.sql(`DELETE FROM members WHERE user_id = $1`, [user.id]);
    expect(await service.sessionOf(entered.sid)).toBeNull();
  });
});
