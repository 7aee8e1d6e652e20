import { identity, type DomainError } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { googler, newcomer, requester, stranger, newKey } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';

const CODE_WRONG = { code: 'CODE_WRONG' };
const SENT = { message: 'Si este email tiene una cuenta, te enviamos un enlace y un código.' };

describe('a forgotten password', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const forgot = (email: string) => service.forgot(email);
  const reset = (email: string, code: string, password = 'la nueva') =>
    service.reset({ email, code, password });
  const another = (code: string, step = 1) =>
    String((Number(code) + step) % 1_000_000).padStart(6, '0');
  const mailsTo = async (email: string) =>
    (await service.mailsTo(email)).filter(({ template }) => template === 'password-reset-code');

  /** Creates an owner who has received a code by mail. */
  async function forgetful() {
    const owner = await service.verified();
    await forgot(owner.person.email);
    const { email } = owner.person;
    return { ...owner, email, code: await service.codeFor(email) };
  }

  it('is replaced by a mailed code; the old one and every session are dead', async () => {
    const { person, user, sid, email, code } = await forgetful();
    const elsewhere = await service.signIn(person);
    await reset(email.toUpperCase(), code);

    for (const open of [sid, elsewhere.sid]) expect(await service.sessionOf(open)).toBeNull();
    await expect(service.signIn(person)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    const signedIn = await service.signIn({ email, password: 'la nueva' });
    expect(signedIn.user.id).toBe(user.id);
    const mails = (await service.mailsTo(email)).map(({ template }) => template);
    expect(mails).toEqual(['verification-code', 'password-reset-code', 'password-changed']);
    expect(await service.logOf(user.id)).toContain('password-reset');
  });

  it('is asked after in the same way for every address, and mails those that have an account', async () => {
    const { person } = await service.verified();
    const unproved = newcomer();
    await service.register(unproved);
    const stranger = newcomer();
    for (const { email } of [person, unproved, stranger]) expect(await forgot(email)).toEqual(SENT);
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect(await mailsTo(unproved.email)).toEqual([]);
    expect(await mailsTo(stranger.email)).toEqual([]);
  });

  it('may be asked after twenty times at once where there is no account', async () => {
    const { email } = newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => forgot(email)));
    expect(answers.filter(({ message }) => message === SENT.message)).toHaveLength(1);
    for (const { message } of answers) expect(message).toMatch(/^(Si este email|Ya se pidió)/);
    const codes = await service.sql(`SELECT FROM email_verification_codes WHERE email = $1`, [
      email,
    ]);
    expect(codes).toHaveLength(1);
  });

  it('is mailed a code once a minute and five times an hour', async () => {
    const { email } = (await service.verified()).person;
    await Promise.all(Array.from({ length: 20 }, () => forgot(email)));
    expect(await mailsTo(email)).toHaveLength(1);
    for (let minute = 1; minute <= 8; minute += 1) {
      service.clock.advance({ minutes: 1 });
      await Promise.all([forgot(email), forgot(email)]);
    }
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it('asks for the newest code, alive and for this purpose', async () => {
    const { email, code } = await forgetful();
    service.clock.advance({ minutes: 1 });
    await forgot(email);
    const newest = await service.codeFor(email);
    if (newest !== code) await expect(reset(email, code)).rejects.toMatchObject(CODE_WRONG);
    await expect(service.verify(email, newest)).rejects.toMatchObject(CODE_WRONG);
    service.clock.advance({ minutes: 10 });
    await expect(reset(email, newest)).rejects.toMatchObject(CODE_WRONG);

    const eve = newcomer();
    await service.register(eve);
    const proof = await service.codeFor(eve.email);
    await expect(reset(eve.email, proof)).rejects.toMatchObject(CODE_WRONG);
    await expect(service.verify(eve.email, proof)).resolves.toBeDefined();
  });

  it("is not replaced by somebody else's code, nor by any code where there is no account", async () => {
    const [ana, eve] = [await forgetful(), await forgetful()];
    if (ana.code !== eve.code) {
      await expect(reset(ana.email, eve.code)).rejects.toMatchObject(CODE_WRONG);
    }
    const { email } = newcomer();
    await forgot(email);
    await expect(reset(email, ana.code)).rejects.toMatchObject(CODE_WRONG);
  });

  it('looks at five of two hundred guesses made at once', async () => {
    const { person, email, code } = await forgetful();
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, step) => reset(email, another(code, step + 1))),
    );
    for (const answer of answers) {
      // On a busy machine, some requests time out. Only the number of compared codes matters.
      const reason = { code: expect.stringMatching(/^(CODE_WRONG|UNAVAILABLE)$/) };
      expect(answer).toMatchObject({ status: 'rejected', reason });
    }
    const tries = await service.sql(
      `SELECT tries FROM email_verification_codes WHERE email = $1 AND purpose = 'reset'`,
      [email],
    );
    expect(tries).toEqual([{ tries: 5 }]);
    await expect(reset(email, code)).rejects.toMatchObject(CODE_WRONG);
    await expect(service.signIn(person)).resolves.toBeDefined();
  });

  it('is replaced by one of twenty right codes at once', async () => {
    const { email, code } = await forgetful();
    const passwords = Array.from({ length: 20 }, (_, index) => `la nueva ${index}`);
    const answers = await Promise.allSettled(passwords.map((next) => reset(email, code, next)));
    const done = answers.findIndex(({ status }) => status === 'fulfilled');
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(service.signIn({ email, password: passwords[done]! })).resolves.toBeDefined();
  });

  it('lets an owner in whom strangers had locked out by guessing', async () => {
    const { email, code } = await forgetful();
    const guess = (index: number) =>
      service.signIn({ email, password: `ajena ${index}` }).catch((error: unknown) => error);
    const codes = await Promise.all(Array.from({ length: 11 }, (_, index) => guess(index)));
    expect(codes.map((error) => (error as DomainError).code)).toContain('TOO_MANY_REQUESTS');
    await reset(email, code);
    await expect(service.signIn({ email, password: 'la nueva' })).resolves.toBeDefined();
  });

  it('leaves no session to a sign-in that was under way with the old one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, user, email, code } = await forgetful();
      await Promise.allSettled([
        ...Array.from({ length: 8 }, () => service.signIn(person)),
        reset(email, code),
      ]);
      const sessions = await service.sql(`SELECT FROM sessions WHERE user_id = $1`, [user.id]);
      expect(sessions).toEqual([]);
    }
  });

  it('of those who come through Google alone is their first', async () => {
    const ana = googler();
    const { user } = await service.signInWithGoogle(ana);
    await forgot(ana.email);
    await reset(ana.email, await service.codeFor(ana.email));
    const call = service.asUser(user.id);
    expect(await call(identity.account.get, {})).toMatchObject({ provedBy: 'password' });
  });

  it('is replaced by the link of the mail, once, on any browser', async () => {
    const { person, email } = await forgetful();
    const token = await service.tokenFor(email);
    const phone = requester('phone', 'phone');
    await service.reset({ token, password: 'la nueva' }, phone);
    await expect(service.signIn(person)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await expect(service.signIn({ email, password: 'la nueva' })).resolves.toBeDefined();
    const again = service.reset({ token, password: 'otra más' }, phone);
    await expect(again).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('is mailed for, and its code good, whatever strangers guess and ask for', async () => {
    const { email, code } = await forgetful();
    for (let nth = 1; nth <= 4; nth += 1) {
      for (let mail = 1; mail <= 5; mail += 1) {
        await service.forgot(email, stranger(nth));
        service.clock.advance({ seconds: 20 });
      }
      for (let step = 1; step <= 5; step += 1) {
        const wrong = { email, code: another(code, step), password: 'la ajena' };
        await expect(service.reset(wrong, stranger(nth))).rejects.toMatchObject(CODE_WRONG);
      }
    }
    await reset(email, code);
    expect(await forgot(email)).toEqual(SENT);
    await service.reset({ token: await service.tokenFor(email), password: 'otra más' });
    await expect(service.signIn({ email, password: 'otra más' })).resolves.toBeDefined();
  });

  it('of an address that strangers flood with mails gets one more an hour, or says when', async () => {
    const { email } = (await service.verified()).person;
    for (let nth = 1; nth <= 20; nth += 1) await service.forgot(email, stranger(nth));
    expect(await mailsTo(email)).toHaveLength(20);
    const { message } = await forgot(email);
    expect(message).toMatch(/Usa el enlace del último, o pide otro en (59|60) minutos\.$/);
    // The link in the last mail works, no matter who requested the mail.
    const token = await service.tokenFor(email);
    await service.reset({ token, password: 'la nueva' });
    service.clock.advance({ minutes: 60 });
    expect(await forgot(email)).toEqual(SENT);
    expect(await mailsTo(email)).toHaveLength(21);
  });

  it('ends the API keys and names them, unless they are kept on purpose', async () => {
    for (const keepApiKeys of [false, true]) {
      const { user, email, code } = await forgetful();
      const call = service.asUser(user.id);
      const { key, about } = newKey();
      const { name, prefix } = await call(identity.apiKey.create, about);
      const password = 'la nueva';
      await service.reset({ email, code, password, ...(keepApiKeys && { keepApiKeys }) });
      const { holder } = await service.visitor(identity.apiKey.find, { digest: digestOf(key) });
      expect(holder !== null).toBe(keepApiKeys);
      expect(await service.isRevoked(digestOf(key))).toBe(!keepApiKeys);
      expect((await service.mailsTo(email)).at(-1)).toMatchObject({
        template: 'password-changed',
        apiKeys: [{ name, prefix, isEnded: !keepApiKeys }],
      });
    }
  });
});
