import { identityEvents, type UserVerified, type UserView } from '@cartaviva/contracts';
import { googler, newcomer } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';

const REFUSED = { code: 'GOOGLE_REFUSED' };

describe('signing in with Google', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const verifiedOnce = async ({ account }: UserView) => {
    const emitted = await service.emitted<UserVerified>(identityEvents.userVerified);
    return emitted.filter((verified) => verified.accountId === account.id).length === 1;
  };
  const templatesTo = async (email: string) =>
    (await service.mailsTo(email)).map(({ template }) => template);

  it('makes an account without a password, proved, whose trial starts', async () => {
    const ana = googler();
    const { sid, user } = await service.signInWithGoogle({
      ...ana,
      email: ana.email.toUpperCase(),
    });
    expect(user).toMatchObject({
      email: ana.email,
      firstName: 'Ana',
      lastName: 'Peña',
      provider: 'google',
      isEmailVerified: true,
      role: 'user',
      hasActiveSubscription: true,
      subscriptionPlan: 'profesional',
    });
    expect(await service.sessionOf(sid)).toMatchObject({ userId: user.id });
    expect(await verifiedOnce(user)).toBe(true);
    expect(await service.logOf(user.id)).toEqual(['registered', 'signed-in']);
    expect(await service.mailsTo(ana.email)).toEqual([]);
    for (const password of ['', 'null', 'undefined']) {
      await expect(
        service.signIn({ email: ana.email, password: password.padEnd(6) }),
      ).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    }
  });

  it('knows its people again by issuer and subject, whatever their address is now', async () => {
    const ana = googler();
    const { user } = await service.signInWithGoogle(ana);
    const moved = { ...ana, email: newcomer().email, firstName: 'Otra' };
    const again = await service.signInWithGoogle(moved);
    expect(again.user).toEqual(user);
    expect(await verifiedOnce(user)).toBe(true);

    const { person, user: other } = await service.verified();
    const ontoAnother = await service.signInWithGoogle({ ...ana, email: person.email });
    expect(ontoAnother.user.id).toBe(user.id);
    expect(ontoAnother.user.id).not.toBe(other.id);
  });

  it('takes the same subject of another issuer for somebody else', async () => {
    const ana = googler();
    const { user } = await service.signInWithGoogle(ana);
    const elsewhere = { ...googler(), subject: ana.subject, issuer: 'https://login.example.com' };
    expect((await service.signInWithGoogle(elsewhere)).user.id).not.toBe(user.id);
  });

  it('refuses an address that Google did not verify, and leaves no trace of it', async () => {
    const eve = googler({ isEmailVerified: false });
    await expect(service.signInWithGoogle(eve)).rejects.toMatchObject(REFUSED);
    const { person, user } = await service.verified();
    const claim = googler({ email: person.email, isEmailVerified: false });
    await expect(service.signInWithGoogle(claim)).rejects.toMatchObject(REFUSED);
    expect(await service.sql(`SELECT FROM users WHERE email = $1`, [eve.email])).toEqual([]);
    expect(await service.sql(`SELECT FROM google_links WHERE user_id = $1`, [user.id])).toEqual([]);
  });

  it('joins an account that its owner proved, who keeps the password and hears of it', async () => {
    const { person, user } = await service.verified();
    const google = googler({ email: person.email, firstName: 'Anita' });
    const joined = await service.signInWithGoogle(google);
    expect(joined.user).toMatchObject({ id: user.id, firstName: 'Ana', provider: 'email' });
    expect(await templatesTo(person.email)).toEqual(['verification-code', 'google-linked']);
    expect(await service.logOf(user.id)).toContain('google-linked');
    expect(await verifiedOnce(user)).toBe(true);
    await expect(service.signIn(person)).resolves.toBeDefined();

    await service.signInWithGoogle(google);
    expect(await templatesTo(person.email)).toHaveLength(2);
  });

  it('does not let in whoever was given the address of an account that has its Google account', async () => {
    const ana = googler();
    await service.signInWithGoogle(ana);
    const heir = googler({ email: ana.email });
    await expect(service.signInWithGoogle(heir)).rejects.toMatchObject(REFUSED);
  });

  it("takes over an account that nobody proved: the attacker's password and code are dead", async () => {
    const attacker = newcomer();
    await service.register({ ...attacker, firstName: 'Eva', lastName: 'Mala' });
    const code = await service.codeFor(attacker.email);
    const { user } = await service.signInWithGoogle(googler({ email: attacker.email }));
    expect(user).toMatchObject({ provider: 'google', isEmailVerified: true, firstName: 'Ana' });

    await expect(service.signIn(attacker)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await expect(service.verify(attacker.email, code)).rejects.toMatchObject({
      code: 'CODE_WRONG',
    });
    await service.register(attacker);
    await expect(service.signIn(attacker)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    expect(await verifiedOnce(user)).toBe(true);
    const sessions = await service.sql(`SELECT FROM sessions WHERE user_id = $1`, [user.id]);
    expect(sessions).toHaveLength(1);
  });

  it('by one person twenty times at once makes one account', async () => {
    const ana = googler();
    const signedIn = await Promise.all(
      Array.from({ length: 20 }, () => service.signInWithGoogle(ana)),
    );
    const [id] = [...new Set(signedIn.map(({ user }) => user.id))];
    expect(signedIn.every(({ user }) => user.id === id)).toBe(true);
    expect(await verifiedOnce(signedIn[0]!.user)).toBe(true);
    expect(await service.sql(`SELECT FROM members WHERE user_id = $1`, [id])).toHaveLength(1);
    expect(await service.sql(`SELECT FROM google_links WHERE user_id = $1`, [id])).toHaveLength(1);
  });

  it('and registering at once never leaves the attacker a way in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const attacker = newcomer();
      const google = googler({ email: attacker.email });
      await Promise.all([
        ...Array.from({ length: 4 }, () => service.register(attacker)),
        service.signInWithGoogle(google),
      ]);
      await expect(service.signIn(attacker)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
      expect((await service.signInWithGoogle(google)).user.provider).toBe('google');
    }
  });

  it.each([
    [{ firstName: ' ', lastName: '' }, (local: string) => ({ firstName: local, lastName: '' })],
    [{ firstName: ' Ana ', lastName: '' }, () => ({ firstName: 'Ana', lastName: '' })],
  ])(
    'calls people what Google calls them, else by their address: %j',
    async (emitted, expected) => {
      const ana = googler(emitted);
      const { user } = await service.signInWithGoogle(ana);
      expect(user).toMatchObject(expected(ana.email.split('@')[0]!.slice(0, 80)));
    },
  );

  it('lets its people choose a password by mail, and both ways lead to one account', async () => {
    const ana = googler();
    const { email } = ana;
    const { user } = await service.signInWithGoogle(ana);
    await service.forgot(email);
    const [mail] = await service.mailsTo(email);
    expect(mail).toMatchObject({ template: 'password-reset-code', firstName: 'Ana' });
    const reset = { email, code: await service.codeFor(email), password: 'la de Ana' };
    await service.reset(reset);
    expect((await service.signIn(reset)).user.id).toBe(user.id);
    expect((await service.signInWithGoogle(ana)).user.id).toBe(user.id);
  });
});
