import { identity, identityEvents, type SessionsRevoked } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { googler, newKey } from '../../test/people';
import { startTestService, type TestService } from '../../test/test-service';

describe('changing a password', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  /** An owner at the device that has `sid`. */
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
});
