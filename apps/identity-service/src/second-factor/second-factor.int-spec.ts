import { identity, identityEvents, type SessionsRevoked } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { googler, HOME, newKey, stranger, USER_AGENT } from '../../test/people';
import { secondFactors } from '../../test/second-factors';
import { sharedTestService, type TestService } from '../../test/test-service';

const WRONG = { code: 'SECOND_FACTOR_WRONG' };
const EXPIRED = { code: 'SECOND_FACTOR_EXPIRED' };
const PAUSED = { code: 'SECOND_FACTOR_PAUSED' };

describe('a second factor', () => {
  let service: TestService;
  let factors: ReturnType<typeof secondFactors>;
  beforeAll(async () => {
    service = await sharedTestService();
    factors = secondFactors(service);
  });

  describe('set-up', () => {
    it('takes the password and the first code of the app, and ends the other sessions', async () => {
      const { person, sid, user, begin, confirm } = await factors.owner();
      const other = await service.signIn(person);
      const { secret, uri, setup } = await begin();
      expect(new URL(uri).searchParams.get('secret')).toBe(secret);
      expect(await factors.hasOne(user.id)).toBe(false);
      await expect(service.signIn(person)).resolves.toBeDefined();

      const { recoveryCodes } = await confirm(setup, factors.digits(secret));
      expect(new Set(recoveryCodes).size).toBe(10);
      expect(await factors.hasOne(user.id)).toBe(true);
      expect(await service.sessionOf(sid)).toMatchObject({ userId: user.id });
      expect(await service.sessionOf(other.sid)).toBeNull();
      const ended = await service.emitted<SessionsRevoked>(identityEvents.sessionsRevoked);
      expect(ended.flatMap(({ sessionIds }) => sessionIds)).toContain(digestOf(other.sid));
      expect((await service.mailsTo(person.email)).at(-1)?.template).toBe('second-factor-added');
      expect(await service.logOf(user.id)).toContain('second-factor-added');
      await expect(begin()).rejects.toMatchObject({ code: 'SECOND_FACTOR_ON' });
      await expect(confirm(setup, factors.digits(secret))).rejects.toMatchObject({
        code: 'SECOND_FACTOR_ON',
      });
    });

    it('refuses a wrong password, a wrong code, an old setup and the setup of somebody else', async () => {
      const [one, another] = [await factors.owner(), await factors.owner()];
      await expect(one.begin('la ajena')).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
      const { secret, setup } = await one.begin();
      await expect(another.confirm(setup, factors.digits(secret))).rejects.toMatchObject(EXPIRED);
      await expect(one.confirm('x'.repeat(80), factors.digits(secret))).rejects.toMatchObject(
        EXPIRED,
      );
      await expect(one.confirm(setup, factors.digits(secret, 5))).rejects.toMatchObject(WRONG);
      service.clock.advance({ minutes: 16 });
      await expect(one.confirm(setup, factors.digits(secret))).rejects.toMatchObject(EXPIRED);
      expect(await factors.hasOne(one.user.id)).toBe(false);
    });

    it('succeeds once for eight simultaneous requests', async () => {
      const { begin, confirm, user } = await factors.owner();
      const { secret, setup } = await begin();
      const all = Array.from({ length: 8 }, () => confirm(setup, factors.digits(secret)));
      const answers = await Promise.allSettled(all);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const rows = await service.sql(`SELECT FROM recovery_codes WHERE user_id = $1`, [user.id]);
      expect(rows).toHaveLength(10);
    });

    it('is refused without a password, as with an account of Google', async () => {
      const { user } = await service.signInWithGoogle(googler());
      const begin = service.asUser(user.id)(identity.secondFactor.begin, { password: 'ninguna' });
      await expect(begin).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    });

    it('stores a sealed secret, and digests of the recovery codes', async () => {
      const { user, secret, recoveryCodes } = await factors.guardedOwner();
      const rows = await service.sql<object>(
        `SELECT users.*, array(SELECT digest FROM recovery_codes WHERE user_id = id) AS codes
           FROM users WHERE id = $1`,
        [user.id],
      );
      const stored = JSON.stringify(rows);
      for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
    });
  });

  describe('sign-in', () => {
    it('asks for a code after the right password, and opens one session', async () => {
      const { person, user, secret } = await factors.guardedOwner();
      const count = async () =>
        (await service.sql(`SELECT FROM sessions WHERE user_id = $1`, [user.id])).length;
      const before = await count();
      const challenge = await factors.requestChallenge(person);
      expect(await count()).toBe(before);
      const code = factors.digits(secret);
      const signedIn = await factors.prove(challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `);
      expect(signedIn.user).toMatchObject({ id: user.id, hasSecondFactor: true });
      expect(await service.sessionOf(signedIn.sid)).toMatchObject({ userId: user.id });
      await expect(factors.prove(challenge, factors.digits(secret, 1))).rejects.toMatchObject(
        EXPIRED,
      );
      expect(await count()).toBe(before + 1);
    });

    it('accepts a clock one step away, each code once, and no older code', async () => {
      const { person, secret } = await factors.guardedOwner();
      factors.nextStep();
      const signIn = async (steps: number) =>
        factors.prove(await factors.requestChallenge(person), factors.digits(secret, steps));
      await signIn(-1);
      await expect(signIn(-1)).rejects.toMatchObject(WRONG);
      await signIn(1);
      await expect(signIn(0)).rejects.toMatchObject(WRONG);
      await expect(signIn(1)).rejects.toMatchObject(WRONG);
      await expect(signIn(2)).rejects.toMatchObject(WRONG);
    });

    it('accepts one of eight simultaneous requests with the same code', async () => {
      const { person, secret } = await factors.guardedOwner();
      const challenges = [];
      for (let n = 0; n < 8; n += 1) challenges.push(await factors.requestChallenge(person));
      const code = factors.digits(secret);
      const answers = await Promise.allSettled(challenges.map((each) => factors.prove(each, code)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('asks for a code after a mailed link, after Google and after a password reset', async () => {
      const { person, secret, user } = await factors.guardedOwner();
      const google = service.signInWithGoogle(googler({ email: person.email }));
      const refusal: unknown = await google.catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'SECOND_FACTOR_WANTED' });
      const { challenge } = (refusal as { details: { challenge: string } }).details;
      await expect(factors.prove(challenge, factors.digits(secret))).resolves.toMatchObject({
        user: { email: person.email },
      });
      const [row] = await service.sql<{ detail: string }>(
        `SELECT detail FROM account_events WHERE user_id = $1 ORDER BY position DESC LIMIT 1`,
        [user.id],
      );
      expect(row!.detail).toBe('Google');

      const tomorrow = new Date(service.clock.now().getTime() + 86_400_000);
      const guessed = [person.email, tomorrow];
      await service.sql(
        `INSERT INTO sign_in_guesses (email, guesses, ends_at) VALUES ($1, 100, $2)`,
        guessed,
      );
      await expect(service.signIn(person)).rejects.toMatchObject({ code: 'SIGN_IN_BY_MAIL' });
      const token = await service.tokenFor(person.email);
      const link = { token, userAgent: USER_AGENT, requester: HOME };
      await expect(service.visitor(identity.session.signInWithLink, link)).rejects.toMatchObject({
        code: 'SECOND_FACTOR_WANTED',
      });

      await service.forgot(person.email);
      await service.reset({ token: await service.tokenFor(person.email), password: 'dos mangos' });
      const anew = await factors.requestChallenge({ ...person, password: 'dos mangos' });
      factors.nextStep();
      await expect(factors.prove(anew, factors.digits(secret))).resolves.toBeDefined();
    });

    it('ends a challenge after ten minutes or a change of password', async () => {
      const { person, secret, call, sid } = await factors.guardedOwner();
      const late = await factors.requestChallenge(person);
      service.clock.advance({ minutes: 11 });
      await expect(factors.prove(late, factors.digits(secret))).rejects.toMatchObject(EXPIRED);
      const stolen = await factors.requestChallenge(person);
      await call(identity.password.change, {
        currentPassword: person.password,
        password: 'dos mangos',
        currentSessionId: digestOf(sid),
      });
      await expect(factors.prove(stolen, factors.digits(secret))).rejects.toMatchObject(EXPIRED);
    });

    it('refuses API keys', async () => {
      const { call, begin, confirm } = await factors.owner();
      const { key, about } = newKey();
      await call(identity.apiKey.create, about);
      const { secret, setup } = await begin();
      await confirm(setup, factors.digits(secret));
      const { holder } = await service.visitor(identity.apiKey.find, { digest: digestOf(key) });
      expect(holder).not.toBeNull();
    });
  });

  describe('guessing', () => {
    it('is limited to five attempts per challenge, even simultaneous ones', async () => {
      const { person, secret, user } = await factors.guardedOwner();
      const challenge = await factors.requestChallenge(person);
      const guesses = Array.from({ length: 9 }, () =>
        factors.prove(challenge, factors.digits(secret, 9)),
      );
      const codes = (await Promise.allSettled(guesses)).map((answer) =>
        answer.status === 'rejected' ? (answer.reason as { code: string }).code : 'in',
      );
      expect(codes.filter((code) => code === WRONG.code)).toHaveLength(5);
      expect(codes.filter((code) => code === EXPIRED.code)).toHaveLength(4);
      await expect(factors.prove(challenge, factors.digits(secret))).rejects.toMatchObject(EXPIRED);
      expect(
        (await service.logOf(user.id)).filter((kind) => kind === 'second-factor-failed'),
      ).toHaveLength(5);
    });

    it('is limited to ten per network in a quarter of an hour, and forty for all strangers together', async () => {
      const { person, secret, sid, device, recoveryCodes, user } = await factors.guardedOwner();
      const guessFrom = async (n: number, times: number) => {
        const outcomes = [];
        for (let n2 = 0; n2 < times; n2 += 1) {
          const challenge = await factors.requestChallenge(person, stranger(n));
          const guess = factors.prove(challenge, factors.digits(secret, 9), stranger(n));
          outcomes.push(await guess.catch((error: { code: string }) => error.code));
        }
        return outcomes;
      };
      expect((await guessFrom(1, 11)).at(-1)).toBe('TOO_MANY_REQUESTS');
      // Simulates thirty guesses from other networks.
      await service.sql(
        `UPDATE code_guess_budgets SET guesses = 40 WHERE purpose = 'second-factor'`,
      );
      expect(await guessFrom(2, 1)).toEqual([PAUSED.code]);

      // The owner's session stays open. A known browser accepts app codes, and any browser accepts recovery
      // codes.
      expect(await service.sessionOf(sid)).toMatchObject({ userId: user.id });
      const known = await factors.requestChallenge(person, stranger(6));
      await expect(
        factors.prove(known, factors.digits(secret), stranger(6), device),
      ).resolves.toBeDefined();
      const unknown = await factors.requestChallenge(person, stranger(7));
      await expect(
        factors.prove(unknown, factors.digits(secret, 1), stranger(7)),
      ).rejects.toMatchObject(PAUSED);
      await expect(factors.prove(unknown, recoveryCodes[0]!, stranger(7))).resolves.toBeDefined();
    });
  });

  describe('a recovery code', () => {
    it('works once in any spelling, and the owner learns by mail how many are left', async () => {
      const { person, recoveryCodes, user } = await factors.guardedOwner();
      const [first] = recoveryCodes;
      const typed = first!.toLowerCase().replaceAll('-', ' ');
      const inside = await factors.prove(await factors.requestChallenge(person), typed);
      expect(inside.user.id).toBe(user.id);
      const mail = (await service.mailsTo(person.email)).at(-1);
      expect(mail).toMatchObject({ template: 'recovery-code-used', detail: '9' });
      expect(await service.logOf(user.id)).toContain('recovery-code-used');
      await expect(
        factors.prove(await factors.requestChallenge(person), first!),
      ).rejects.toMatchObject(WRONG);
    });

    it('works for one of two simultaneous requests', async () => {
      const { person, recoveryCodes } = await factors.guardedOwner();
      const challenges = [
        await factors.requestChallenge(person),
        await factors.requestChallenge(person),
      ];
      const both = await Promise.allSettled(
        challenges.map((each) => factors.prove(each, recoveryCodes[3]!)),
      );
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('works only for its own account', async () => {
      const [one, another] = [await factors.guardedOwner(), await factors.guardedOwner()];
      const challenge = await factors.requestChallenge(one.person);
      await expect(factors.prove(challenge, another.recoveryCodes[0]!)).rejects.toMatchObject(
        WRONG,
      );
    });
  });

  describe('removal', () => {
    it('takes the password and a code, and deletes all of its data', async () => {
      const { person, user, secret, remove } = await factors.guardedOwner();
      const open = await factors.requestChallenge(person);
      await expect(remove('la ajena', factors.digits(secret))).rejects.toMatchObject({
        code: 'PASSWORD_WRONG',
      });
      await expect(remove(person.password, factors.digits(secret, 9))).rejects.toMatchObject(WRONG);
      await remove(person.password, factors.digits(secret));
      expect(await factors.hasOne(user.id)).toBe(false);
      await expect(service.signIn(person)).resolves.toBeDefined();
      await expect(factors.prove(open, factors.digits(secret, 1))).rejects.toMatchObject(EXPIRED);
      for (const table of ['recovery_codes', 'sign_in_challenges']) {
        expect(await service.sql(`SELECT FROM ${table} WHERE user_id = $1`, [user.id])).toEqual([]);
      }
      expect((await service.mailsTo(person.email)).at(-1)?.template).toBe('second-factor-removed');
    });

    it('accepts a recovery code, and limits guesses from an open session', async () => {
      const { person, secret, remove, recoveryCodes } = await factors.guardedOwner();
      for (let n = 0; n < 10; n += 1) {
        await expect(remove(person.password, factors.digits(secret, 9))).rejects.toMatchObject(
          WRONG,
        );
      }
      const eleventh = remove(person.password, factors.digits(secret));
      await expect(eleventh).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      service.clock.advance({ minutes: 16 });
      await expect(remove(person.password, recoveryCodes[0]!)).resolves.toBeDefined();
    });
  });
});
