import { identityEvents, type UserVerified } from '@cartaviva/contracts';
import { googler, newcomer } from '../../test/people';
import { startWorld, type World } from '../../test/world';

const REFUSED = { code: 'GOOGLE_REFUSED' };

describe('signing in with Google', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const verifiedOnce = async (userId: string) => {
    const told = await world.emitted<UserVerified>(identityEvents.userVerified);
    return told.filter((verified) => verified.userId === userId).length === 1;
  };
  const templatesTo = async (email: string) =>
    (await world.mailsTo(email)).map(({ template }) => template);

  it('makes an account without a password, proved, whose trial starts', async () => {
    const ana = googler();
    const { sid, user } = await world.signInWithGoogle({ ...ana, email: ana.email.toUpperCase() });
    expect(user).toMatchObject({
      email: ana.email,
      firstName: 'Ana',
      lastName: 'Peña',
      provider: 'google',
      isEmailVerified: true,
      role: 'user',
    });
    expect(await world.sessionOf(sid)).toMatchObject({ userId: user.id });
    expect(await verifiedOnce(user.id)).toBe(true);
    expect(await world.logOf(user.id)).toEqual(['registered', 'signed-in']);
    expect(await world.mailsTo(ana.email)).toEqual([]);
    for (const password of ['', 'null', 'undefined']) {
      await expect(
        world.signIn({ email: ana.email, password: password.padEnd(6) }),
      ).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    }
  });

  it('knows its people again by issuer and subject, whatever their address is now', async () => {
    const ana = googler();
    const { user } = await world.signInWithGoogle(ana);
    const moved = { ...ana, email: newcomer().email, firstName: 'Otra' };
    const again = await world.signInWithGoogle(moved);
    expect(again.user).toEqual(user);
    expect(await verifiedOnce(user.id)).toBe(true);

    const { person, user: other } = await world.verified();
    const ontoAnother = await world.signInWithGoogle({ ...ana, email: person.email });
    expect(ontoAnother.user.id).toBe(user.id);
    expect(ontoAnother.user.id).not.toBe(other.id);
  });

  it('takes the same subject of another issuer for somebody else', async () => {
    const ana = googler();
    const { user } = await world.signInWithGoogle(ana);
    const elsewhere = { ...googler(), subject: ana.subject, issuer: 'https://login.example.com' };
    expect((await world.signInWithGoogle(elsewhere)).user.id).not.toBe(user.id);
  });

  it('refuses an address that Google did not verify, and leaves no trace of it', async () => {
    const eve = googler({ isEmailVerified: false });
    await expect(world.signInWithGoogle(eve)).rejects.toMatchObject(REFUSED);
    const { person, user } = await world.verified();
    const claim = googler({ email: person.email, isEmailVerified: false });
    await expect(world.signInWithGoogle(claim)).rejects.toMatchObject(REFUSED);
    expect(await world.sql(`SELECT FROM users WHERE email = $1`, [eve.email])).toEqual([]);
    expect(await world.sql(`SELECT FROM google_links WHERE user_id = $1`, [user.id])).toEqual([]);
  });

  it('joins an account that its owner proved, who keeps the password and hears of it', async () => {
    const { person, user } = await world.verified();
    const google = googler({ email: person.email, firstName: 'Anita' });
    const joined = await world.signInWithGoogle(google);
    expect(joined.user).toMatchObject({ id: user.id, firstName: 'Ana', provider: 'email' });
    expect(await templatesTo(person.email)).toEqual(['verification-code', 'google-linked']);
    expect(await world.logOf(user.id)).toContain('google-linked');
    expect(await verifiedOnce(user.id)).toBe(true);
    await expect(world.signIn(person)).resolves.toBeDefined();

    await world.signInWithGoogle(google);
    expect(await templatesTo(person.email)).toHaveLength(2);
  });

  it('does not let in whoever was given the address of an account that has its Google account', async () => {
    const ana = googler();
    await world.signInWithGoogle(ana);
    const heir = googler({ email: ana.email });
    await expect(world.signInWithGoogle(heir)).rejects.toMatchObject(REFUSED);
  });

  it("takes over an account that nobody proved: the attacker's password and code are dead", async () => {
    const attacker = newcomer();
    await world.register({ ...attacker, firstName: 'Eva', lastName: 'Mala' });
    const code = await world.codeFor(attacker.email);
    const { user } = await world.signInWithGoogle(googler({ email: attacker.email }));
    expect(user).toMatchObject({ provider: 'google', isEmailVerified: true, firstName: 'Ana' });

    await expect(world.signIn(attacker)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await expect(world.verify(attacker.email, code)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await world.register(attacker);
    await expect(world.signIn(attacker)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    expect(await verifiedOnce(user.id)).toBe(true);
    const sessions = await world.sql(`SELECT FROM sessions WHERE user_id = $1`, [user.id]);
    expect(sessions).toHaveLength(1);
  });

  it('by one person twenty times at once makes one account', async () => {
    const ana = googler();
    const signedIn = await Promise.all(
      Array.from({ length: 20 }, () => world.signInWithGoogle(ana)),
    );
    const [id] = [...new Set(signedIn.map(({ user }) => user.id))];
    expect(signedIn.every(({ user }) => user.id === id)).toBe(true);
    expect(await verifiedOnce(id!)).toBe(true);
    expect(await world.sql(`SELECT FROM google_links WHERE user_id = $1`, [id])).toHaveLength(1);
  });

  it('and registering at once never leaves the attacker a way in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const attacker = newcomer();
      const google = googler({ email: attacker.email });
      await Promise.all([
        ...Array.from({ length: 4 }, () => world.register(attacker)),
        world.signInWithGoogle(google),
      ]);
      await expect(world.signIn(attacker)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
      expect((await world.signInWithGoogle(google)).user.provider).toBe('google');
    }
  });

  it.each([
    [{ firstName: ' ', lastName: '' }, (local: string) => ({ firstName: local, lastName: '' })],
    [{ firstName: ' Ana ', lastName: '' }, () => ({ firstName: 'Ana', lastName: '' })],
  ])('calls people what Google calls them, else by their address: %j', async (told, expected) => {
    const ana = googler(told);
    const { user } = await world.signInWithGoogle(ana);
    expect(user).toMatchObject(expected(ana.email.split('@')[0]!.slice(0, 80)));
  });

  it('lets its people choose a password by mail, and both ways lead to one account', async () => {
    const ana = googler();
    const { email } = ana;
    const { user } = await world.signInWithGoogle(ana);
    await world.forgot(email);
    const [mail] = await world.mailsTo(email);
    expect(mail).toMatchObject({ template: 'password-reset-code', firstName: 'Ana' });
    const reset = { email, code: await world.codeFor(email), password: 'la de Ana' };
    await world.reset(reset);
    expect((await world.signIn(reset)).user.id).toBe(user.id);
    expect((await world.signInWithGoogle(ana)).user.id).toBe(user.id);
  });
});
