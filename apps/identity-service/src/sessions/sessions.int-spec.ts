import { identity, identityEvents, type SessionRevoked } from '@cartaviva/contracts';
import { Broadcasts } from '@cartaviva/redis-transport';
import { eventually } from '@cartaviva/server-testing';
import { startWorld, type World } from '../../test/world';

describe('a session', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const find = async (sid: string) => (await world.visitor(identity.session.find, { sid })).session;

  it('is known by its secret alone, which the table does not hold', async () => {
    const { sid, expiresAt, user } = await world.verified();
    expect(Buffer.from(sid, 'base64url')).toHaveLength(32);
    expect(await find(sid)).toEqual({ userId: user.id, role: 'user', expiresAt });

    const [row] = await world.sql<{ sid: string; sess: object }>(
      `SELECT sid, sess FROM sessions WHERE sess->>'userId' = $1`,
      [user.id],
    );
    expect(row!.sess).toEqual({
      userId: user.id,
      userAgent: expect.stringContaining('Chrome'),
      createdAt: expect.any(String),
    });
    expect(row!.sid).not.toBe(sid);
    expect(await find(row!.sid)).toBeNull();
  });

  it('ends where it is signed out, is told of once, and leaves the others open', async () => {
    const { person, sid } = await world.verified();
    const elsewhere = await world.signIn(person);
    const heard: string[] = [];
    world.app
      .get(Broadcasts)
      .on(identityEvents.sessionRevoked, (revoked) => void heard.push(revoked.sid));

    for (let time = 0; time < 2; time += 1) await world.visitor(identity.session.signOut, { sid });
    expect(await find(sid)).toBeNull();
    expect(await find(elsewhere.sid)).not.toBeNull();
    const told = await world.emitted<SessionRevoked>(identityEvents.sessionRevoked);
    expect(told.filter((revoked) => revoked.sid === sid)).toHaveLength(1);
    await eventually(() => expect(heard).toEqual([sid]));
  });

  it('carries the role its owner has now', async () => {
    const { sid, user } = await world.verified();
    await world.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
    expect(await find(sid)).toMatchObject({ role: 'admin' });
  });

  it('is nobody when it was never opened or its owner is gone', async () => {
    const { sid, user } = await world.verified();
    await world.sql(`DELETE FROM users WHERE id = $1`, [user.id]);
    expect(await find(sid)).toBeNull();
    expect(await find('unknown')).toBeNull();
  });

  it('is over after thirty days', async () => {
    const { sid } = await world.verified();
    world.clock.advance({ days: 29, minutes: 23 * 60 });
    expect(await find(sid)).not.toBeNull();
    world.clock.advance({ minutes: 60 });
    expect(await find(sid)).toBeNull();
  });
});
