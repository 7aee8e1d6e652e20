import { identity, identityEvents, type UserVerified } from '@cartaviva/contracts';
import { newcomer } from '../../test/people';
import { startWorld, type World } from '../../test/world';

describe('a verification code', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const resend = (email: string) => world.visitor(identity.user.resendCode, { email });

  /** An address that was sent a code. */
  async function awaited() {
    const person = newcomer();
    await world.register(person);
    return { person, email: person.email, code: await world.codeFor(person.email) };
  }

  const another = (code: string, step = 1) =>
    String((Number(code) + step) % 1_000_000).padStart(6, '0');

  it('is looked at five times, of two hundred guesses made at once', async () => {
    const { email, code } = await awaited();
    const guesses = Array.from({ length: 200 }, (_, step) => another(code, step + 1));
    const answers = await Promise.allSettled(guesses.map((guess) => world.verify(email, guess)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'CODE_WRONG' } });
    }
    expect(
      await world.sql(`SELECT tries FROM email_verification_codes WHERE email = $1`, [email]),
    ).toEqual([{ tries: 5 }]);
    await expect(world.verify(email, code)).rejects.toMatchObject({ code: 'CODE_WRONG' });
  });

  it('opens one session, of twenty right ones at once', async () => {
    const { email, code } = await awaited();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => world.verify(email, code)),
    );
    const opened = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.user.id] : [],
    );
    expect(opened).toHaveLength(1);
    const sessions = await world.sql(`SELECT FROM sessions WHERE sess->>'userId' = $1`, opened);
    expect(sessions).toHaveLength(1);
    const told = await world.emitted<UserVerified>(identityEvents.userVerified);
    expect(told.filter(({ userId }) => userId === opened[0])).toHaveLength(1);
  });

  it('is right at the fifth try, and not at the sixth', async () => {
    const fifth = await awaited();
    for (let step = 1; step <= 4; step += 1) {
      await expect(world.verify(fifth.email, another(fifth.code, step))).rejects.toBeDefined();
    }
    await expect(world.verify(fifth.email, fifth.code)).resolves.toBeDefined();

    const sixth = await awaited();
    for (let step = 1; step <= 5; step += 1) {
      await expect(world.verify(sixth.email, another(sixth.code, step))).rejects.toBeDefined();
    }
    await expect(world.verify(sixth.email, sixth.code)).rejects.toMatchObject({
      code: 'CODE_WRONG',
    });
  });

  it('serves its own address alone, in any spelling', async () => {
    const [ana, eva] = [await awaited(), await awaited()];
    await expect(world.verify(eva.email, ana.code)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await expect(world.verify(newcomer().email, ana.code)).rejects.toMatchObject({
      code: 'CODE_WRONG',
    });
    await expect(world.verify(ana.email.toUpperCase(), ana.code)).resolves.toBeDefined();
  });

  it('is dead after ten minutes', async () => {
    const [early, late] = [await awaited(), await awaited()];
    world.clock.advance({ minutes: 9, seconds: 50 });
    await expect(world.verify(early.email, early.code)).resolves.toBeDefined();
    world.clock.advance({ seconds: 10 });
    await expect(world.verify(late.email, late.code)).rejects.toMatchObject({ code: 'CODE_WRONG' });
  });

  it('is dead once another was sent', async () => {
    const { email, code } = await awaited();
    world.clock.advance({ minutes: 1 });
    await resend(email);
    const newCode = await world.codeFor(email);
    if (newCode !== code) {
      await expect(world.verify(email, code)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    }
    await expect(world.verify(email, newCode)).resolves.toBeDefined();
  });

  it('is sent once a minute and five times an hour, however often it is asked for', async () => {
    const { email } = await awaited();
    const sent = async () => (await world.mailsTo(email)).length;
    await Promise.all(Array.from({ length: 20 }, () => resend(email)));
    expect(await sent()).toBe(1);
    for (let minute = 1; minute <= 10; minute += 1) {
      world.clock.advance({ minutes: 1 });
      await Promise.all([resend(email), resend(email)]);
      expect(await sent()).toBe(Math.min(1 + minute, 5));
    }
    world.clock.advance({ minutes: 51 });
    await resend(email);
    expect(await sent()).toBe(6);
  });

  it('is answered for in the same words whether or not it was sent', async () => {
    const { person } = await world.verified();
    for (const email of [person.email, newcomer().email, (await awaited()).email]) {
      expect(await resend(email)).toEqual({
        email,
        message: 'Código de verificación enviado a tu email',
      });
    }
    expect(await world.mailsTo(person.email)).toHaveLength(1);
  });
});
