import { identity, identityEvents, type ApiKeysRevoked } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { randomUUID } from 'node:crypto';
import { departures } from '../../test/departures';
import { sharedTestService, type TestService } from '../../test/test-service';

const DAY_MS = 24 * 3_600_000;

describe('the deletion of an account', () => {
  let service: TestService;
  let people: ReturnType<typeof departures>;
  beforeAll(async () => {
    service = await sharedTestService();
    people = departures(service);
  });

  it('is promised for thirty days from now; keys die at once, the owner can still come in', async () => {
    const { person, sid, userId, accountId, proof, get, remove, createKey } = await people.owner();
    const { key } = await createKey();
    expect(await get()).toEqual({ erasesAt: null, provedBy: 'password' });

    const closing = await remove(proof);
    const inDays = (Date.parse(closing.erasesAt!) - service.clock.now().getTime()) / DAY_MS;
    expect(inDays).toBeCloseTo(30, 2);
    expect(await get()).toEqual(closing);
    const { erasesAt } = closing;
    expect(await people.closings(userId)).toEqual([{ accountId, userId, erasesAt, version: 1 }]);

    const digest = digestOf(key);
    expect(await service.visitor(identity.apiKey.find, { digest })).toEqual({ holder: null });
    const revoked = await service.emitted<ApiKeysRevoked>(identityEvents.apiKeysRevoked);
    expect(revoked).toContainEqual({ digests: [digest] });

    expect(await service.sessionOf(sid)).not.toBeNull();
    await expect(service.signIn(person)).resolves.toBeDefined();
    const mails = await service.mailsTo(person.email);
    expect(mails.at(-1)).toMatchObject({ template: 'deletion-requested', detail: erasesAt });
    expect(await service.logOf(userId)).toContain('deletion-requested');
  });

  it('asked for again changes nothing, asked for ten times at once happens once', async () => {
    const { userId, proof, remove } = await people.owner();
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(proof)));
    service.clock.advance({ days: 1 });
    answers.push(await remove(proof));
    expect(new Set(answers.map(({ erasesAt }) => erasesAt)).size).toBe(1);
    expect(await people.closings(userId)).toHaveLength(1);
  });

  it('taken back leaves all as it was, and is told', async () => {
    const { person, userId, proof, get, remove, cancel } = await people.owner();
    expect(await cancel()).toMatchObject({ erasesAt: null });
    expect(await people.closings(userId)).toEqual([]);
    await remove(proof);
    expect(await cancel()).toEqual({ erasesAt: null, provedBy: 'password' });
    await cancel();
    expect(
      (await people.closings(userId)).map(({ erasesAt, version }) => [!!erasesAt, version]),
    ).toEqual([
      [true, 1],
      [false, 2],
    ]);
    service.clock.advance({ days: 60 });
    await people.sweep();
    expect(await get()).toMatchObject({ erasesAt: null });
    await expect(service.signIn(person)).resolves.toBeDefined();
    expect(await service.logOf(userId)).toContain('deletion-cancelled');
  });

  it('needs the password of an account that has one, and counts wrong ones as guesses', async () => {
    const { proof, get, remove, mailCode, person } = await people.owner();
    for (const wrong of [{}, { code: '123456' }, { ...proof, code: '123456' }]) {
      await expect(remove(wrong)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: { password: expect.any(String) } },
      });
    }
    await mailCode();
    expect(await service.mailsTo(person.email)).toHaveLength(1);
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(remove({ password: `ajena ${guess}` })).rejects.toMatchObject({
        code: 'PASSWORD_WRONG',
      });
    }
    await expect(remove(proof)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await get()).toMatchObject({ erasesAt: null });
  });

  it('needs a mailed code where there is no password; five tries, one use', async () => {
    const { email, userId, get, remove, mailCode } = await people.googleOwner();
    expect(await get()).toEqual({ erasesAt: null, provedBy: 'code' });
    await expect(remove({ password: 'ninguna' })).rejects.toMatchObject({
      details: { fields: { code: expect.any(String) } },
    });
    const [one, other] = await Promise.allSettled([mailCode(), mailCode()]);
    expect([one!.status, other!.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = one!.status === 'rejected' ? one : other;
    expect(refused).toMatchObject({
      reason: { code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: expect.any(Number) } },
    });
    expect(await service.mailsTo(email)).toMatchObject([{ template: 'deletion-code' }]);

    const code = await service.codeFor(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guesses = await Promise.allSettled(
      Array.from({ length: 40 }, () => remove({ code: wrong })),
    );
    for (const guess of guesses) {
      expect(guess).toMatchObject({ status: 'rejected', reason: { code: 'CODE_WRONG' } });
    }
    await expect(remove({ code })).rejects.toMatchObject({ code: 'CODE_WRONG' });

    service.clock.advance({ minutes: 1 });
    await mailCode();
    await remove({ code: await service.codeFor(email) });
    expect(await people.closings(userId)).toHaveLength(1);
  });

  it('is the last admin’s only after another was made', async () => {
    const { userId, proof, remove } = await people.owner();
    await service.sql(`UPDATE users SET role = CASE id WHEN $1 THEN 'admin' ELSE 'user' END`, [
      userId,
    ]);
    await expect(remove(proof)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    const other = await service.verified();
    await service.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [other.user.id]);
    expect((await remove(proof)).erasesAt).not.toBeNull();
  });

  it('is for the account’s own user', async () => {
    const { remove, cancel, get } = people.accountOf(randomUUID());
    for (const call of [() => remove({ password: 'ninguna' }), cancel, get]) {
      await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });
});
