import {
  identity,
  identityEvents,
  type ApiKeysRevoked,
  type SessionsRevoked,
} from '@cartaviva/contracts';
import { runs } from '@cartaviva/rig/properties.mjs';
import { digestOf } from '@cartaviva/secrets';
import fc from 'fast-check';
import { departures } from '../../test/departures';
import { team } from '../../test/team';
import { transfers } from '../../test/transfers';
import { googler, newcomer } from '../../test/people';
import { startTestService, type TestService } from '../../test/test-service';

const DAY_MS = 24 * 3_600_000;

describe('the erasure of an account', () => {
  let service: TestService;
  let people: ReturnType<typeof departures>;
  beforeAll(async () => {
    service = await startTestService();
    people = departures(service);
  });
  afterAll(() => service.stop());

  it('leaves no row of its user when the time has come, and ends the sessions', async () => {
    const { person, sid, userId, accountId, proof, remove, createKey } = await people.owner();
    const { email } = person;
    const bystander = await service.verified();
    await createKey();
    await service.signInWithGoogle(googler({ email }));
    await service.forgot(email);
    const demo = { name: 'Ana', email, restaurant: 'El Conuco' };
    await service.visitor(identity.demoRequest.create, demo);
    await remove(proof);
    await expect(service.signIn({ ...person, password: 'no es esta' })).rejects.toBeDefined();
    expect(await people.tracesOf(userId, accountId, email)).toEqual([
      ...['account_events', 'accounts', 'api_keys', 'demo_requests', 'email_verification_codes'],
      ...['google_links', 'known_place_guesses', 'members', 'sessions', 'sign_in_guesses'],
      'users',
    ]);

    service.clock.advance({ days: 29, minutes: 23 * 60 });
    await people.sweep();
    const { sid: lateSid } = await service.signIn(person);
    service.clock.advance({ minutes: 60 });
    await people.sweep();
    await people.sweep();

    expect(await people.tracesOf(userId, accountId, email)).toEqual([]);
    expect(await people.erasures(userId)).toEqual([{ accountId, userId }]);
    const emitted = await service.emitted<SessionsRevoked>(identityEvents.sessionsRevoked);
    const ended = emitted.flatMap(({ sessionIds }) => sessionIds);
    expect(ended).toEqual(expect.arrayContaining([digestOf(sid), digestOf(lateSid)]));
    await expect(service.signIn(person)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await expect(service.signIn(bystander.person)).resolves.toBeDefined();

    const again = await service.verified(person);
    expect(again.user.id).not.toBe(userId);
  });

  it('ends a key that is alive all the same, tells every gateway, and forgets the guesses', async () => {
    const budgets = async () => {
      const rows = await service.sql<{ key: string }>(
        `SELECT address || purpose AS key FROM code_guess_budgets`,
      );
      return rows.map(({ key }) => key);
    };
    const others = await budgets();
    const { person, userId, accountId, proof, remove } = await people.owner();
    await service.forgot(person.email);
    const code = await service.codeFor(person.email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await expect(service.reset({ email: person.email, code: wrong, password: 'otra clave' }))
      .rejects //
      .toMatchObject({ code: 'CODE_WRONG' });
    // One budget belongs to the code that verified the address, the other to the guessed codes.
    const own = (await budgets()).filter((key) => !others.includes(key));
    expect(own).toHaveLength(2);
    await remove(proof);
    // The test inserts the key directly, because a closing account cannot create one.
    const digest = digestOf(userId);
    await service.sql(
      `INSERT INTO api_keys (account_id, name, prefix, digest, created_at)
       VALUES ($1, 'Caja', 'cv_live_3fQ9', $2, now())`,
      [accountId, digest],
    );
    service.clock.advance({ days: 30 });
    await people.sweep();

    expect(await people.erasures(userId)).toEqual([{ accountId, userId }]);
    const revoked = await service.emitted<ApiKeysRevoked>(identityEvents.apiKeysRevoked);
    expect(revoked).toContainEqual({ digests: [digest] });
    expect(await service.isRevoked(digest)).toBe(true);
    const left = await budgets();
    expect(own.filter((key) => left.includes(key))).toEqual([]);
  });

  /**
   * After any history of requests, cancellations, waiting and sweeps (concurrent, repeated or late), the result
   * equals that of a simple model.
   */
  it('follows the owner’s last word through any history', async () => {
    const step = fc.constantFrom('remove', 'cancel', 'wait', 'wait', 'wait', 'sweep');
    const steps = fc.array(step, { maxLength: 18 });
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const { userId, proof, get, remove, cancel } = await people.owner();
        const clerk = { erasesAt: Infinity, isErased: false, words: 0 };
        for (const step of history) {
          const now = service.clock.now().getTime();
          if (step === 'wait') service.clock.advance({ days: 12 });
          if (step === 'remove' && !clerk.isErased && clerk.erasesAt === Infinity) {
            Object.assign(clerk, { erasesAt: now + 30 * DAY_MS, words: clerk.words + 1 });
          }
          if (step === 'cancel' && !clerk.isErased && clerk.erasesAt < Infinity) {
            Object.assign(clerk, { erasesAt: Infinity, words: clerk.words + 1 });
          }
          if (step === 'sweep' && clerk.erasesAt <= now) clerk.isErased = true;
          const acts = { remove: () => remove(proof), cancel, sweep: people.sweep, wait: get };
          await (acts[step]() as Promise<unknown>).catch(() => undefined);
        }
        const emitted = await people.closings(userId);
        expect(emitted.map(({ version }) => version)).toEqual(emitted.map((_, index) => index + 1));
        expect(emitted).toHaveLength(clerk.words);
        expect(await people.erasures(userId)).toHaveLength(clerk.isErased ? 1 : 0);
        if (clerk.isErased) return expect(get()).rejects.toBeDefined();
        const { erasesAt } = await get();
        expect(erasesAt !== null).toBe(clerk.erasesAt < Infinity);
        return expect(emitted.at(-1)?.erasesAt ?? null).toBe(erasesAt);
      }),
      { numRuns: runs(25) },
    );
  });

  it('taken back while it is swept is either taken back or done, never half of each', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { userId, proof, get, remove, cancel } = await people.owner();
      await remove(proof);
      service.clock.advance({ days: 30 });
      const [, taken] = await Promise.allSettled([people.sweep(), cancel()]);
      const isErased = (await people.erasures(userId)).length === 1;
      if (isErased) {
        expect(taken).toMatchObject({ status: 'rejected', reason: { code: 'UNAUTHENTICATED' } });
        await expect(get()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      } else {
        expect(taken.status).toBe('fulfilled');
        expect(await get()).toMatchObject({ erasesAt: null });
      }
    }
  });

  it('takes every account that the user owns, and none that they gave away', async () => {
    const people = team(service);
    const account = await people.account();
    const heir = await account.member('administrator');
    const of = transfers(service);
    const { id } = await of.owner(account.owner).propose(heir.user.id);
    await of.person(heir.user.id).accept(id);
    await service.signIn(account.owner.person);
    await of.close(account.owner);
    service.clock.advance({ days: 30 });
    await departures(service).sweep();
    const left = (accountIds: string[]) =>
      service.sql(`SELECT FROM members WHERE account_id = ANY($1)`, [accountIds]);
    expect(await left([account.id])).toHaveLength(1);
    await of.close(heir);
    service.clock.advance({ days: 30 });
    await departures(service).sweep();
    expect(await left([account.id, heir.user.account.id])).toEqual([]);
    const erased = await departures(service).erasures(heir.user.id);
    expect(erased.map(({ accountId }) => accountId).sort()).toEqual(
      [account.id, heir.user.account.id].sort(),
    );
  });

  it('is nothing to those who registered and never proved it', async () => {
    const ana = newcomer();
    await service.register(ana);
    service.clock.advance({ days: 40 });
    await people.sweep();
    expect(await service.sql(`SELECT FROM users WHERE email = $1`, [ana.email])).toHaveLength(1);
  });
});
