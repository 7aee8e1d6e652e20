import { identityEvents, type UserVerified } from '@cartaviva/contracts';
import { timeRatio } from '../../test/timing';
import { newcomer, stranger } from '../../test/people';
import { startWorld, type World } from '../../test/world';

const CODE_SENT = 'Código de verificación enviado a tu email';

describe('registration', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const account = async (email: string) => {
    const [row] = await world.sql<Record<string, unknown>>(`SELECT * FROM users WHERE email = $1`, [
      email,
    ]);
    return row;
  };

  it('goes from the form by a mailed code to an open session', async () => {
    const ana = newcomer();
    const reply = await world.register({ ...ana, email: ana.email.toUpperCase() });
    expect(reply).toEqual({ email: ana.email, message: CODE_SENT });
    expect(await account(ana.email)).toMatchObject({ is_email_verified: false, role: 'user' });

    const [mail] = await world.mailsTo(ana.email);
    expect(mail).toMatchObject({ template: 'verification-code', firstName: 'Ana' });
    const minutes = (Date.parse(mail!.expiresAt!) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);

    const signedIn = await world.verify(ana.email, await world.codeFor(ana.email));
    expect(signedIn.user).toMatchObject({ email: ana.email, isEmailVerified: true });
    expect(await world.sessionOf(signedIn.sid)).toMatchObject({
      userId: signedIn.user.id,
      role: 'user',
    });
    const told = await world.emitted<UserVerified>(identityEvents.userVerified);
    expect(told).toContainEqual({ userId: signedIn.user.id, firstName: 'Ana' });
    await expect(world.signIn(ana)).resolves.toMatchObject({ user: { email: ana.email } });
  });

  it('keeps no password and no code that could be read', async () => {
    const ana = newcomer();
    await world.register(ana);
    const code = await world.codeFor(ana.email);
    const rows = await world.sql<{ text: string }>(
      `SELECT to_jsonb(u)::text AS text FROM users u WHERE email = $1
       UNION ALL SELECT to_jsonb(c)::text FROM email_verification_codes c WHERE email = $1
       UNION ALL SELECT payload::text FROM outbox WHERE payload->>'to' = $1`,
      [ana.email],
    );
    expect(rows).toHaveLength(3);
    for (const { text } of rows) {
      expect(text).not.toContain(ana.password);
      expect(text).not.toMatch(new RegExp(`"${code}"`));
    }
  });

  it('sent again with the same password replaces the names and the old code', async () => {
    const ana = newcomer();
    await world.register(ana);
    const oldCode = await world.codeFor(ana.email);
    await world.register({ ...ana, firstName: ' María ' });
    const newCode = await world.codeFor(ana.email);

    if (oldCode !== newCode) {
      await expect(world.verify(ana.email, oldCode)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    }
    await expect(world.verify(ana.email, newCode)).resolves.toMatchObject({
      user: { firstName: 'María' },
    });
    await expect(world.signIn(ana)).resolves.toBeDefined();
  });

  it('of an address with an account answers the same, changes nothing and tells its owner', async () => {
    const { person } = await world.verified();
    const before = await account(person.email);
    const reply = await world.register({ ...person, password: 'ajena123', firstName: 'Otro' });
    expect(reply).toEqual({ email: person.email, message: CODE_SENT });
    await world.register({ ...person, password: 'ajena123', firstName: 'Otro' });

    expect(await account(person.email)).toEqual(before);
    const mails = await world.mailsTo(person.email);
    expect(mails.map(({ template }) => template)).toEqual([
      ...['verification-code', 'account-exists', 'account-exists'],
    ]);
    expect(mails[1]).toMatchObject({ firstName: 'Ana', to: person.email });
    await expect(world.signIn(person)).resolves.toBeDefined();
  });

  it('is answered alike, past the mails of an hour, for an address with an account and without', async () => {
    const { person } = await world.verified();
    const ana = newcomer();
    await world.register(ana);
    for (const somebody of [person, ana]) {
      for (let time = 0; time < 4; time += 1) {
        expect((await world.register(somebody)).message).toBe(CODE_SENT);
      }
      const { message } = await world.register(somebody);
      expect(message).toMatch(/^Ya se pidió un correo .* pide otro en (59|60) minutos\.$/);
      expect(await world.mailsTo(somebody.email)).toHaveLength(5);
    }
  });

  it('takes about as long for an address with an account as for a new one', async () => {
    const { person } = await world.verified();
    const ratio = await timeRatio(
      () => world.register(person),
      () => world.register(newcomer()),
    );
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('of one address twenty times at once makes one account and five codes at most', async () => {
    const ana = newcomer();
    await Promise.all(Array.from({ length: 20 }, () => world.register(ana)));
    expect(await world.mailsTo(ana.email)).toHaveLength(5);
    await expect(world.verify(ana.email, await world.codeFor(ana.email))).resolves.toBeDefined();
  });

  it('is mailed for however often strangers registered the address before', async () => {
    const ana = newcomer();
    const rival = { ...ana, password: 'la del atacante', firstName: 'Eva' };
    for (let time = 0; time < 6; time += 1) await world.register(rival, stranger());
    expect(await world.mailsTo(ana.email)).toHaveLength(5);

    expect((await world.register(ana)).message).toBe(CODE_SENT);
    expect((await world.mailsTo(ana.email)).at(-1)).toMatchObject({ firstName: 'Ana' });
    const { user } = await world.verify(ana.email, await world.codeFor(ana.email));
    expect(user.firstName).toBe('Ana');
    await expect(world.signIn(ana)).resolves.toBeDefined();
    await expect(world.signIn(rival)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('by a stranger renames no account that waits, and the same browser’s does', async () => {
    const ana = newcomer();
    await world.register(ana);
    const code = await world.codeFor(ana.email);
    await world.register({ ...ana, firstName: 'Eva', lastName: 'Ladrón' }, stranger());
    expect(await account(ana.email)).toMatchObject({ first_name: 'Ana', last_name: 'Peña' });
    expect((await world.verify(ana.email, code)).user).toMatchObject({
      firstName: 'Ana',
      lastName: 'Peña',
    });
  });

  it('refuses what no form sends', async () => {
    const forged = { ...newcomer(), role: 'admin', isEmailVerified: true };
    await expect(world.register(forged)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { role: 'Este campo no existe' } },
    });
    expect(await account(forged.email)).toBeUndefined();
  });
});
