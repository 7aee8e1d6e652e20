import type { DomainError } from '@cartaviva/contracts';
import { hash } from '@node-rs/argon2';
import { newcomer } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('signing in', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });
  const refusal = (attempt: Promise<unknown>) =>
    attempt.then(
      () => undefined,
      (error: unknown) => error as DomainError,
    );

  it('takes the address in any spelling and opens a new session each time', async () => {
    const { person, sid } = await service.verified();
    const again = await service.signIn({ ...person, email: person.email.toUpperCase() });
    expect(again.sid).not.toBe(sid);
    const days = (Date.parse(again.expiresAt) - Date.now()) / (24 * 3_600_000);
    expect(Math.round(days)).toBe(30);
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const { person } = await service.verified();
    for (const attempt of [{ ...person, password: 'no es esta' }, newcomer()]) {
      const refused = await refusal(service.signIn(attempt));
      expect(refused?.code).toBe('CREDENTIALS_WRONG');
      expect(refused?.details).toEqual({});
    }
  });

  it('before the address is proved is refused to the right password alone, with a new code', async () => {
    const ana = newcomer();
    await service.register(ana);
    service.clock.advance({ minutes: 1 });
    expect(await refusal(service.signIn({ ...ana, password: 'no es esta' }))).toMatchObject({
      code: 'CREDENTIALS_WRONG',
    });
    expect(await service.mailsTo(ana.email)).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      expect(await refusal(service.signIn(ana))).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    }
    expect(await service.mailsTo(ana.email)).toHaveLength(2);
    await expect(
      service.verify(ana.email, await service.codeFor(ana.email)),
    ).resolves.toBeDefined();
  });

  it('rests for a quarter of an hour after ten wrong guesses, the right password included', async () => {
    const { person } = await service.verified();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(
        await refusal(service.signIn({ ...person, password: `ajena ${guess}` })),
      ).toMatchObject({
        code: 'CREDENTIALS_WRONG',
      });
    }
    const refused = await refusal(service.signIn(person));
    expect(refused?.code).toBe('TOO_MANY_REQUESTS');
    expect(refused?.details.retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect(refused?.details.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
    service.clock.advance({ minutes: 15 });
    await expect(service.signIn(person)).resolves.toBeDefined();
  });

  it.each([
    ['an account', async () => (await service.verified()).person],
    ['no account', async () => newcomer()],
  ])('looks at ten of a hundred guesses made at once at %s', async (_, somebody) => {
    const person = await somebody();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, guess) =>
        refusal(service.signIn({ ...person, password: `ajena ${guess}` })),
      ),
    );
    const codes = answers.map((answer) => answer?.code);
    expect(codes.filter((code) => code === 'CREDENTIALS_WRONG')).toHaveLength(10);
    // If the hashing queue is full, the password is not compared either.
    const refused = ['TOO_MANY_REQUESTS', 'UNAVAILABLE'];
    expect(codes.filter((code) => refused.includes(code!))).toHaveLength(90);
  });

  it('forgets wrong guesses once the right password is given', async () => {
    const { person } = await service.verified();
    for (let guess = 1; guess <= 25; guess += 1) {
      const isRight = guess % 9 === 0;
      const password = isRight ? person.password : `ajena ${guess}`;
      const refused = await refusal(service.signIn({ ...person, password }));
      expect(refused?.code).toBe(isRight ? undefined : 'CREDENTIALS_WRONG');
    }
  });

  it('of one owner on twenty devices at once is no guessing', async () => {
    const { person } = await service.verified();
    const signedIn = await Promise.all(Array.from({ length: 20 }, () => service.signIn(person)));
    expect(new Set(signedIn.map(({ sid }) => sid)).size).toBe(20);
  });

  it('hashes the password anew when hashing has become dearer since', async () => {
    const { person, user } = await service.verified();
    const cheap = await hash(person.password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    const stored = async () => {
      const [row] = await service.sql<{ password: string }>(
        `SELECT password FROM users WHERE id = $1`,
        [user.id],
      );
      return row!.password;
    };
    await service.sql(`UPDATE users SET password = $2 WHERE id = $1`, [user.id, cheap]);
    await expect(service.signIn({ ...person, password: 'no es esta' })).rejects.toBeDefined();
    expect(await stored()).toBe(cheap);
    await service.signIn(person);
    const dearer = await stored();
    expect(dearer).toMatch(/^\$argon2id\$v=19\$m=16,t=1,p=1\$/);
    await service.signIn(person);
    expect(await stored()).toBe(dearer);

    await service.sql(`UPDATE users SET password = $2 WHERE id = $1`, [user.id, cheap]);
    const onTenDevices = Array.from({ length: 10 }, () => service.signIn(person));
    expect(await Promise.all(onTenDevices)).toHaveLength(10);
  });
});
