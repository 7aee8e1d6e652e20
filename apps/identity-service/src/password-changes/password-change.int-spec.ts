import { identity, identityEvents, type SessionsRevoked } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { digestOf } from '@cartaviva/secrets';
import { googler, newcomer, newKey, stranger, USER_AGENT } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';
import { Passwords } from '../passwords/passwords';

describe('changing a password', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });
  async function owner() {
    const { person, sid, user } = await service.verified();
    const change = (currentPassword: string, password = 'la nueva') =>
      service.asUser(user.id)(identity.password.change, {
        currentPassword,
        password,
        currentSessionId: digestOf(sid),
      });
    return { person, sid, user, change };
  }

  it('takes the current one, keeps this device signed in and ends the others', async () => {
    const { person, sid, user, change } = await owner();
    const others = [await service.signIn(person), await service.signIn(person)];
    await change(person.password);

    expect(await service.sessionOf(sid)).toMatchObject({ userId: user.id });
    for (const other of others) {
      expect(await service.sessionOf(other.sid)).toBeNull();
      expect(await service.isRevoked(digestOf(other.sid))).toBe(true);
    }
    expect(await service.isRevoked(digestOf(sid))).toBe(false);
    const emitted = await service.emitted<SessionsRevoked>(identityEvents.sessionsRevoked);
    const revoked = emitted.flatMap(({ sessionIds }) => sessionIds);
    expect(revoked).toEqual(expect.arrayContaining(others.map((other) => digestOf(other.sid))));
    expect(revoked).not.toContain(digestOf(sid));

    await expect(service.signIn(person)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await expect(service.signIn({ ...person, password: 'la nueva' })).resolves.toBeDefined();
    const mails = await service.mailsTo(person.email);
    expect(mails.at(-1)).toMatchObject({ template: 'password-changed', firstName: 'Ana' });
    expect(await service.logOf(user.id)).toContain('password-changed');
  });

  it('names the API keys, which go on, in the mail', async () => {
    const { person, user, change } = await owner();
    const asOwner = service.asUser(user.id);
    const { key, about } = newKey();
    const { name, prefix } = await asOwner(identity.apiKey.create, about);
    await change(person.password);
    const mail = (await service.mailsTo(person.email)).at(-1);
    expect(mail).toMatchObject({ apiKeys: [{ name, prefix, isEnded: false }] });
    const { holder } = await service.visitor(identity.apiKey.find, { digest: digestOf(key) });
    expect(holder).not.toBeNull();
  });

  it('is refused without the current one, and guessing at it is bounded', async () => {
    const { person, user, change } = await owner();
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(change(`ajena ${guess}`)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    }
    await expect(change(person.password)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    service.clock.advance({ minutes: 15 });
    await change(person.password);
    expect(
      (await service.logOf(user.id)).filter((kind) => kind === 'password-changed'),
    ).toHaveLength(1);
  });

  it('is there for whoever is signed in while strangers guess at the door', async () => {
    const { person, change } = await owner();
    for (let guess = 0; guess < 11; guess += 1) {
      await service.signIn({ ...person, password: `ajena ${guess}` }).catch(() => undefined);
    }
    await expect(service.signIn(person)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(change(person.password)).resolves.toBeDefined();
  });

  it('by eight requests at once happens once', async () => {
    const { person, change } = await owner();
    const passwords = Array.from({ length: 8 }, (_, index) => `la nueva ${index}`);
    const answers = await Promise.allSettled(
      passwords.map((password) => change(person.password, password)),
    );
    const done = passwords.filter((_, index) => answers[index]!.status === 'fulfilled');
    expect(done).toHaveLength(1);
    await expect(service.signIn({ ...person, password: done[0]! })).resolves.toBeDefined();
  });

  it('is for the signed-in, and for those who have one', async () => {
    const { user, sid } = await service.signInWithGoogle(googler());
    const request = {
      currentPassword: 'ninguna',
      password: 'la nueva',
      currentSessionId: digestOf(sid),
    };
    await expect(service.asUser(user.id)(identity.password.change, request)).rejects.toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    await expect(service.visitor(identity.password.change, request)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  describe('to a common password', () => {
    const AT_ITS_FIELD = {
      code: 'INVALID_INPUT',
      details: { fields: { password: RULE_MESSAGES.commonPassword } },
    };

    it.each(['123456', 'Contraseña', 'CartaViva2026', 'its address', 'its local part'])(
      'is refused at its field wherever one is set: %s',
      async (word) => {
        const { person, change } = await owner();
        const common = (email: string) =>
          ({ 'its address': email, 'its local part': email.split('@')[0]! })[word] ?? word;
        const newPerson = newcomer();
        const register = service.register({ ...newPerson, password: common(newPerson.email) });
        await expect(register).rejects.toMatchObject(AT_ITS_FIELD);
        const password = common(person.email);
        await expect(change(person.password, password)).rejects.toMatchObject(AT_ITS_FIELD);

        await service.forgot(person.email);
        const code = await service.codeFor(person.email);
        const token = await service.tokenFor(person.email);
        const byCode = { email: person.email, code, password };
        await expect(service.reset(byCode)).rejects.toMatchObject(AT_ITS_FIELD);
        await expect(service.reset({ token, password })).rejects.toMatchObject(AT_ITS_FIELD);
        // The refusal does not use up the proof.
        await service.reset({ ...byCode, password: 'dos mangos verdes' });
      },
    );

    it('is refused in the browser that opens the link of somebody else’s registration', async () => {
      const person = newcomer();
      await service.register(person);
      const link = { token: await service.tokenFor(person.email), userAgent: USER_AGENT };
      const verify = (password: string) =>
        service.visitor(identity.user.verifyEmail, { ...link, password, requester: stranger() });
      await expect(verify('123456')).rejects.toMatchObject(AT_ITS_FIELD);
      await expect(verify('dos mangos verdes')).resolves.toBeDefined();
    });

    it('does not block the sign-in of owners who already have a common one', async () => {
      const { person } = await owner();
      const [passwords] = service.everywhere(Passwords);
      const old = await passwords!.hash('123456');
      await service.sql(`UPDATE users SET password = $1 WHERE email = $2`, [old, person.email]);
      await expect(service.signIn({ ...person, password: '123456' })).resolves.toBeDefined();
    });
  });
});
