import { identity, identityEvents, type UserVerified } from '@cartaviva/contracts';
import { trialEnd } from '@cartaviva/domain';
import { newcomer, stranger } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';

const CODE_SENT = 'Código de verificación enviado a tu email';

describe('registration', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const account = async (email: string) => {
    const [row] = await service.sql<Record<string, unknown>>(
      `SELECT account.subscription_plan, users.* FROM users
         JOIN members ON user_id = users.id AND members.role = 'owner'
         JOIN accounts account ON account.id = account_id
       WHERE email = $1`,
      [email],
    );
    return row;
  };

  it('goes from the form by a mailed code to an open session', async () => {
    const ana = newcomer();
    const reply = await service.register({ ...ana, email: ana.email.toUpperCase() });
    expect(reply).toEqual({ email: ana.email, message: CODE_SENT });
    expect(await account(ana.email)).toMatchObject({ is_email_verified: false, role: 'user' });

    const [mail] = await service.mailsTo(ana.email);
    expect(mail).toMatchObject({ template: 'verification-code', firstName: 'Ana' });
    const minutes = (Date.parse(mail!.expiresAt!) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);

    const signedIn = await service.verify(ana.email, await service.codeFor(ana.email));
    expect(signedIn.user).toMatchObject({ email: ana.email, isEmailVerified: true });
    expect(await service.sessionOf(signedIn.sid)).toMatchObject({
      userId: signedIn.user.id,
      role: 'user',
    });
    const emitted = await service.emitted<UserVerified>(identityEvents.userVerified);
    expect(emitted).toContainEqual({ accountId: signedIn.user.account.id, firstName: 'Ana' });
    await expect(service.signIn(ana)).resolves.toMatchObject({ user: { email: ana.email } });
  });

  it('has its trial when the proof is answered, before billing-service says a word', async () => {
    const ana = newcomer();
    await service.register(ana);
    expect(await account(ana.email)).toMatchObject({ subscription_plan: 'free' });
    const { user } = await service.verify(ana.email, await service.codeFor(ana.email));
    expect(user).toMatchObject({ hasActiveSubscription: true, subscriptionPlan: 'profesional' });
    const end = Date.parse(user.subscriptionExpiresAt!);
    expect(Math.abs(end - trialEnd(service.clock.now()).getTime())).toBeLessThan(60_000);
    const read = () => service.asUser(user.id)(identity.user.get, {});
    expect(await read()).toEqual(user);

    // The first event of billing-service replaces the trial, even with the lowest version.
    const expiresAt = new Date(end + 5).toISOString();
    await service.grant({ accountId: user.account.id, plan: 'profesional', expiresAt, version: 1 });
    expect(await read()).toMatchObject({ subscriptionExpiresAt: expiresAt });
    await expect(service.signIn(ana)).resolves.toMatchObject({
      user: { subscriptionExpiresAt: expiresAt },
    });
  });

  it('keeps no password and no code that could be read', async () => {
    const ana = newcomer();
    await service.register(ana);
    const code = await service.codeFor(ana.email);
    const rows = await service.sql<{ text: string }>(
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
    await service.register(ana);
    const oldCode = await service.codeFor(ana.email);
    await service.register({ ...ana, firstName: ' María ' });
    const newCode = await service.codeFor(ana.email);

    if (oldCode !== newCode) {
      await expect(service.verify(ana.email, oldCode)).rejects.toMatchObject({
        code: 'CODE_WRONG',
      });
    }
    await expect(service.verify(ana.email, newCode)).resolves.toMatchObject({
      user: { firstName: 'María' },
    });
    await expect(service.signIn(ana)).resolves.toBeDefined();
  });

  it('of an address with an account answers the same, changes nothing and tells its owner', async () => {
    const { person } = await service.verified();
    const before = await account(person.email);
    const reply = await service.register({ ...person, password: 'ajena123', firstName: 'Otro' });
    expect(reply).toEqual({ email: person.email, message: CODE_SENT });
    await service.register({ ...person, password: 'ajena123', firstName: 'Otro' });

    expect(await account(person.email)).toEqual(before);
    const mails = await service.mailsTo(person.email);
    expect(mails.map(({ template }) => template)).toEqual([
      ...['verification-code', 'account-exists', 'account-exists'],
    ]);
    expect(mails[1]).toMatchObject({ firstName: 'Ana', to: person.email });
    await expect(service.signIn(person)).resolves.toBeDefined();
  });

  it('is answered alike, past the mails of an hour, for an address with an account and without', async () => {
    const { person } = await service.verified();
    const ana = newcomer();
    await service.register(ana);
    for (const somebody of [person, ana]) {
      for (let time = 0; time < 4; time += 1) {
        expect((await service.register(somebody)).message).toBe(CODE_SENT);
      }
      const { message } = await service.register(somebody);
      expect(message).toMatch(/^Ya se pidió un correo .* pide otro en (59|60) minutos\.$/);
      expect(await service.mailsTo(somebody.email)).toHaveLength(5);
    }
  });

  it('of one address twenty times at once makes one account and five codes at most', async () => {
    const ana = newcomer();
    await Promise.all(Array.from({ length: 20 }, () => service.register(ana)));
    expect(await service.mailsTo(ana.email)).toHaveLength(5);
    await expect(
      service.verify(ana.email, await service.codeFor(ana.email)),
    ).resolves.toBeDefined();
  });

  it('is mailed for however often strangers registered the address before', async () => {
    const ana = newcomer();
    const rival = { ...ana, password: 'la del atacante', firstName: 'Eva' };
    for (let time = 0; time < 6; time += 1) await service.register(rival, stranger());
    expect(await service.mailsTo(ana.email)).toHaveLength(5);

    expect((await service.register(ana)).message).toBe(CODE_SENT);
    expect((await service.mailsTo(ana.email)).at(-1)).toMatchObject({ firstName: 'Ana' });
    const { user } = await service.verify(ana.email, await service.codeFor(ana.email));
    expect(user.firstName).toBe('Ana');
    await expect(service.signIn(ana)).resolves.toBeDefined();
    await expect(service.signIn(rival)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('by a stranger renames no account that waits, and the same browser’s does', async () => {
    const ana = newcomer();
    await service.register(ana);
    const code = await service.codeFor(ana.email);
    await service.register({ ...ana, firstName: 'Eva', lastName: 'Ladrón' }, stranger());
    expect(await account(ana.email)).toMatchObject({ first_name: 'Ana', last_name: 'Peña' });
    expect((await service.verify(ana.email, code)).user).toMatchObject({
      firstName: 'Ana',
      lastName: 'Peña',
    });
  });

  it('refuses what no form sends', async () => {
    const forged = { ...newcomer(), role: 'admin', isEmailVerified: true };
    await expect(service.register(forged)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { role: 'Este campo no existe' } },
    });
    expect(await account(forged.email)).toBeUndefined();
  });
});
