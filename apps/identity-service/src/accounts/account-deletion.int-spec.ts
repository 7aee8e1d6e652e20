import {
  identity,
  identityEvents,
  type AccountClosing,
  type AccountErased,
  type ApiKeysRevoked,
  type DeleteAccountRequest,
  type SessionsRevoked,
} from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { googler, newcomer, startWorld, type World } from '../../test/world';
import { ErasureSweep } from './erasure-sweep';

const DAY_MS = 24 * 3_600_000;

describe('the deletion of an account', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const toldOf = async <Payload extends { userId: string }>(
    event: { name: string },
    userId: string,
  ) => (await world.emitted<Payload>(event)).filter((told) => told.userId === userId);
  const closings = (userId: string) =>
    toldOf<AccountClosing>(identityEvents.accountClosing, userId);
  const erasures = (userId: string) => toldOf<AccountErased>(identityEvents.accountErased, userId);
  /** Both replicas sweep at once. */
  const sweep = () => Promise.all(world.everywhere(ErasureSweep).map((each) => each.sweep()));

  function accountOf(userId: string) {
    const call = world.asUser(userId);
    return {
      get: () => call(identity.account.get, {}),
      remove: (proof: DeleteAccountRequest) => call(identity.account.delete, proof),
      cancel: () => call(identity.account.cancelDeletion, {}),
      mailCode: () => call(identity.account.mailDeletionCode, {}),
      createKey: () => call(identity.apiKey.create, { name: 'Caja' }),
    };
  }

  async function owner() {
    const { person, sid, user } = await world.verified();
    const proof = { password: person.password };
    return { person, sid, userId: user.id, proof, ...accountOf(user.id) };
  }

  async function googleOwner() {
    const { user } = await world.signInWithGoogle(googler());
    return { email: user.email, userId: user.id, ...accountOf(user.id) };
  }

  it('is promised for thirty days from now; keys die at once, the owner can still come in', async () => {
    const { person, sid, userId, proof, get, remove, createKey } = await owner();
    const { key } = await createKey();
    expect(await get()).toEqual({ erasesAt: null, provedBy: 'password' });

    const closing = await remove(proof);
    const inDays = (Date.parse(closing.erasesAt!) - world.clock.now().getTime()) / DAY_MS;
    expect(Math.round(inDays * 1000) / 1000).toBeCloseTo(30, 2);
    expect(await get()).toEqual(closing);
    const { erasesAt } = closing;
    expect(await closings(userId)).toEqual([{ userId, erasesAt, version: 1 }]);

    const digest = digestOf(key);
    expect(await world.visitor(identity.apiKey.find, { digest })).toEqual({ holder: null });
    const revoked = await world.emitted<ApiKeysRevoked>(identityEvents.apiKeysRevoked);
    expect(revoked).toContainEqual({ digests: [digest] });

    expect(await world.sessionOf(sid)).not.toBeNull();
    await expect(world.signIn(person)).resolves.toBeDefined();
    const mails = await world.mailsTo(person.email);
    expect(mails.at(-1)).toMatchObject({ template: 'deletion-requested', detail: erasesAt });
    expect(await world.logOf(userId)).toContain('deletion-requested');
  });

  it('asked for again changes nothing, asked for ten times at once happens once', async () => {
    const { userId, proof, remove } = await owner();
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(proof)));
    world.clock.advance({ days: 1 });
    answers.push(await remove(proof));
    expect(new Set(answers.map(({ erasesAt }) => erasesAt)).size).toBe(1);
    expect(await closings(userId)).toHaveLength(1);
  });

  it('taken back leaves all as it was, and is told', async () => {
    const { person, userId, proof, get, remove, cancel } = await owner();
    expect(await cancel()).toMatchObject({ erasesAt: null });
    expect(await closings(userId)).toEqual([]);
    await remove(proof);
    expect(await cancel()).toEqual({ erasesAt: null, provedBy: 'password' });
    await cancel();
    expect((await closings(userId)).map(({ erasesAt, version }) => [!!erasesAt, version])).toEqual([
      [true, 1],
      [false, 2],
    ]);
    world.clock.advance({ days: 60 });
    await sweep();
    expect(await get()).toMatchObject({ erasesAt: null });
    await expect(world.signIn(person)).resolves.toBeDefined();
    expect(await world.logOf(userId)).toContain('deletion-cancelled');
  });

  it('needs the password of an account that has one, and counts wrong ones as guesses', async () => {
    const { proof, get, remove, mailCode, person } = await owner();
    for (const wrong of [{}, { code: '123456' }, { ...proof, code: '123456' }]) {
      await expect(remove(wrong)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: { password: expect.any(String) } },
      });
    }
    await mailCode();
    expect(await world.mailsTo(person.email)).toHaveLength(1);
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(remove({ password: `ajena ${guess}` })).rejects.toMatchObject({
        code: 'PASSWORD_WRONG',
      });
    }
    await expect(remove(proof)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await get()).toMatchObject({ erasesAt: null });
  });

  it('needs a mailed code where there is no password; five tries, one use', async () => {
    const { email, userId, get, remove, mailCode } = await googleOwner();
    expect(await get()).toEqual({ erasesAt: null, provedBy: 'code' });
    await expect(remove({ password: 'ninguna' })).rejects.toMatchObject({
      details: { fields: { code: expect.any(String) } },
    });
    await Promise.all([mailCode(), mailCode()]);
    expect(await world.mailsTo(email)).toMatchObject([{ template: 'deletion-code' }]);

    const code = await world.codeFor(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guesses = await Promise.allSettled(
      Array.from({ length: 40 }, () => remove({ code: wrong })),
    );
    for (const guess of guesses) {
      expect(guess).toMatchObject({ status: 'rejected', reason: { code: 'CODE_WRONG' } });
    }
    await expect(remove({ code })).rejects.toMatchObject({ code: 'CODE_WRONG' });

    world.clock.advance({ minutes: 1 });
    await mailCode();
    await remove({ code: await world.codeFor(email) });
    expect(await closings(userId)).toHaveLength(1);
  });

  it('erases every row of its user when the time has come, and ends the sessions', async () => {
    const { person, sid, userId, proof, remove, createKey } = await owner();
    const { email } = person;
    const bystander = await world.verified();
    await createKey();
    await world.signInWithGoogle(googler({ email }));
    await world.visitor(identity.password.forgot, { email });
    await expect(world.signIn({ ...person, password: 'no es esta' })).rejects.toBeDefined();
    const demo = { name: 'Ana', email, restaurant: 'El Conuco' };
    await world.visitor(identity.demoRequest.create, demo);
    await remove(proof);

    world.clock.advance({ days: 29, minutes: 23 * 60 });
    await sweep();
    const { sid: lateSid } = await world.signIn(person);
    world.clock.advance({ minutes: 60 });
    await sweep();
    await sweep();

    const left = await world.sql<{ count: number }>(
      `SELECT (SELECT count(*) FROM users WHERE id = $1)
            + (SELECT count(*) FROM sessions WHERE user_id = $1)
            + (SELECT count(*) FROM api_keys WHERE user_id = $1)
            + (SELECT count(*) FROM google_links WHERE user_id = $1)
            + (SELECT count(*) FROM account_events WHERE user_id = $1)
            + (SELECT count(*) FROM email_verification_codes WHERE email = $2)
            + (SELECT count(*) FROM sign_in_guesses WHERE email = $2)
            + (SELECT count(*) FROM demo_requests WHERE email = $2) AS count`,
      [userId, email],
    );
    expect(Number(left[0]!.count)).toBe(0);
    expect(await erasures(userId)).toEqual([{ userId }]);
    const told = await world.emitted<SessionsRevoked>(identityEvents.sessionsRevoked);
    const ended = told.flatMap(({ sessionIds }) => sessionIds);
    expect(ended).toEqual(expect.arrayContaining([digestOf(sid), digestOf(lateSid)]));
    await expect(world.signIn(person)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await expect(world.signIn(bystander.person)).resolves.toBeDefined();

    const again = await world.verified(person);
    expect(again.user.id).not.toBe(userId);
  });

  it('is the last admin’s only after another was made', async () => {
    const { userId, proof, remove } = await owner();
    await world.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [userId]);
    await expect(remove(proof)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    const other = await world.verified();
    await world.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [other.user.id]);
    expect((await remove(proof)).erasesAt).not.toBeNull();
  });

  it('is for the account’s own user', async () => {
    const { remove, cancel, get } = accountOf(randomUUID());
    for (const call of [() => remove({ password: 'ninguna' }), cancel, get]) {
      await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  /**
   * Any history of requests, changes of mind, waiting and sweeps (by two replicas at once, twice, late)
   * ends as a clerk with a calendar would have ended it.
   */
  it('follows the owner’s last word through any history', async () => {
    const steps = fc.array(fc.constantFrom('remove', 'cancel', 'wait', 'sweep'), { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const { userId, proof, get, remove, cancel } = await owner();
        const clerk = { erasesAt: Infinity, isErased: false, words: 0 };
        for (const step of history) {
          const now = world.clock.now().getTime();
          if (step === 'wait') world.clock.advance({ days: 12 });
          if (step === 'remove' && !clerk.isErased && clerk.erasesAt === Infinity) {
            Object.assign(clerk, { erasesAt: now + 30 * DAY_MS, words: clerk.words + 1 });
          }
          if (step === 'cancel' && !clerk.isErased && clerk.erasesAt < Infinity) {
            Object.assign(clerk, { erasesAt: Infinity, words: clerk.words + 1 });
          }
          if (step === 'sweep' && clerk.erasesAt <= now) clerk.isErased = true;
          const acts = { remove: () => remove(proof), cancel, sweep, wait: get };
          await (acts[step]() as Promise<unknown>).catch(() => undefined);
        }
        const told = await closings(userId);
        expect(told.map(({ version }) => version)).toEqual(told.map((_, index) => index + 1));
        expect(told).toHaveLength(clerk.words);
        expect(await erasures(userId)).toHaveLength(clerk.isErased ? 1 : 0);
        if (clerk.isErased) return expect(get()).rejects.toBeDefined();
        const { erasesAt } = await get();
        expect(erasesAt !== null).toBe(clerk.erasesAt < Infinity);
        return expect(told.at(-1)?.erasesAt ?? null).toBe(erasesAt);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('taken back while it is swept is either taken back or done, never half of each', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { userId, proof, get, remove, cancel } = await owner();
      await remove(proof);
      world.clock.advance({ days: 30 });
      const [, taken] = await Promise.allSettled([sweep(), cancel()]);
      const isErased = (await erasures(userId)).length === 1;
      if (isErased) {
        expect(taken).toMatchObject({ status: 'rejected', reason: { code: 'UNAUTHENTICATED' } });
        await expect(get()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      } else {
        expect(taken.status).toBe('fulfilled');
        expect(await get()).toMatchObject({ erasesAt: null });
      }
    }
  });

  it('is nothing to those who registered and never proved it', async () => {
    const ana = newcomer();
    await world.register(ana);
    world.clock.advance({ days: 40 });
    await sweep();
    expect(await world.sql(`SELECT FROM users WHERE email = $1`, [ana.email])).toHaveLength(1);
  });
});
