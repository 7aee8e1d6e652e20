import { identity, type DomainError } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { HOME, newcomer, stranger, USER_AGENT, type Person } from '../../test/people';
import { workFor } from '../../test/work';
import { sharedTestService, type TestService } from '../../test/test-service';

/**
 * Guesses of a stranger at an owner's password lock out other strangers, but not the owner in a browser that they
 * have used before.
 */
describe('a browser that its owner is known on', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });
  /** Signs in. Returns the error code, or undefined on success. */
  const attempt = (person: Person, device?: string, from = HOME) =>
    service.signIn(person, from, device).then(
      () => undefined,
      (error: unknown) => (error as DomainError).code,
    );

  /** Sends wrong passwords in groups of ten, as an attacker's program does. */
  async function guess(person: Person, times: number, device?: string) {
    const codes: (string | undefined)[] = [];
    for (let sent = 0; sent < times; sent += 10) {
      const some = Array.from({ length: Math.min(10, times - sent) }, (_, at) =>
        attempt({ ...person, password: `ajena ${sent + at}` }, device),
      );
      codes.push(...(await Promise.all(some)));
    }
    return codes;
  }
  const lookedAt = (codes: readonly (string | undefined)[]) =>
    codes.filter((code) => code === 'CREDENTIALS_WRONG').length;

  it('lets them in while fifty guesses have locked out everyone else', async () => {
    const { person, device } = await service.verified();
    expect(lookedAt(await guess(person, 50))).toBe(10);
    expect(await attempt(person)).toBe('TOO_MANY_REQUESTS');
    expect(await attempt(person, device)).toBeUndefined();
    expect(await attempt(person)).toBe('TOO_MANY_REQUESTS');
  });

  it('has ten guesses of its own when it is stolen, and takes none from other places', async () => {
    const { person, device: stolen } = await service.verified();
    const { device: phone } = await service.signIn(person);
    expect(lookedAt(await guess(person, 50, stolen))).toBe(10);
    expect(await attempt(person, stolen)).toBe('TOO_MANY_REQUESTS');
    expect(await attempt(person, phone)).toBeUndefined();
    expect(await attempt(person)).toBeUndefined();
    service.clock.advance({ minutes: 15 });
    expect(await attempt(person, stolen)).toBeUndefined();
  });

  it('is a stranger’s to everyone else, and when its token was made up', async () => {
    const [ana, eve] = [await service.verified(), await service.verified()];
    await guess(ana.person, 11);
    const [name = '', proof = ''] = ana.device!.split('.');
    const forged = `${name.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}.${proof}`;
    for (const device of [eve.device, forged]) {
      expect(await attempt(ana.person, device)).toBe('TOO_MANY_REQUESTS');
    }
    const nobody = newcomer();
    expect(lookedAt(await guess(nobody, 20, eve.device))).toBe(10);
  });

  it('is a stranger’s again after a reset of the password, until its owner signs in', async () => {
    const { person, device: old } = await service.verified();
    const { email } = person;
    await service.forgot(email);
    const code = await service.codeFor(email);
    const renewed = { ...person, password: 'la nueva' };
    await service.reset({ email, code, password: renewed.password });
    const { device } = await service.signIn(renewed);
    await guess(renewed, 11);
    expect(await attempt(renewed, old)).toBe('TOO_MANY_REQUESTS');
    expect(await attempt(renewed, device)).toBeUndefined();
  });

  it('is not needed by an owner on a new phone while strangers guess elsewhere', async () => {
    const { person } = await service.verified();
    for (let nth = 1; nth <= 3; nth += 1) {
      for (let time = 0; time < 11; time += 1) {
        await attempt({ ...person, password: `ajena ${time}` }, undefined, stranger(nth));
      }
      expect(await attempt(person, undefined, stranger(nth))).toBe('TOO_MANY_REQUESTS');
    }
    expect(await attempt(person)).toBeUndefined();
  });

  describe('once strangers guessed a hundred times in a day', () => {
    const besieged = async () => {
      const owner = await service.verified();
      const { email } = owner.person;
      await service.sql(
        `INSERT INTO sign_in_guesses (email, guesses, ends_at) VALUES ($1, 100, $2)
         ON CONFLICT (email) DO UPDATE SET guesses = 100, ends_at = excluded.ends_at`,
        [email, new Date(service.clock.now().getTime() + 3_600_000)],
      );
      return { ...owner, email };
    };
    const links = async (email: string) =>
      (await service.mailsTo(email)).filter(({ template }) => template === 'sign-in-link');
    const press = (token: string) =>
      service.visitor(identity.session.signInWithLink, {
        ...{ token, userAgent: USER_AGENT, requester: HOME },
      });

    it('needs no mail, and a new one is answered alike, whether the password is right or not', async () => {
      const { person, email, device } = await besieged();
      const wrong = { ...person, password: 'la ajena' };
      for (const nth of [1, 2]) {
        expect(await attempt(wrong, undefined, stranger(nth))).toBe('SIGN_IN_BY_MAIL');
      }
      const nobody = newcomer();
      await service.sql(
        `INSERT INTO sign_in_guesses (email, guesses, ends_at) VALUES ($1, 100, $2)`,
        [nobody.email, new Date(service.clock.now().getTime() + 3_600_000)],
      );
      expect(await attempt(nobody)).toBe('SIGN_IN_BY_MAIL');
      expect(await links(email)).toEqual([]);
      expect(await attempt(person)).toBe('SIGN_IN_BY_MAIL');
      expect(await links(email)).toHaveLength(1);
      expect(await attempt(person, device)).toBeUndefined();
    });

    it('is let in by the mailed link, once', async () => {
      const { person, email, user } = await besieged();
      await attempt(person);
      const token = await service.tokenFor(email);
      const { sid, device } = await press(token);
      expect(await service.sessionOf(sid)).toMatchObject({ userId: user.id });
      expect(await attempt(person, device)).toBeUndefined();
      await expect(press(token)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    });

    it('is not let in by a link from before the password was changed', async () => {
      const { person, email, sid, user } = await besieged();
      await attempt(person);
      const token = await service.tokenFor(email);
      await service.asUser(user.id)(identity.password.change, {
        ...{ currentPassword: person.password, password: 'la nueva' },
        currentSessionId: digestOf(sid),
      });
      await expect(press(token)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    });

    it('is not let in by a link from before the password was reset', async () => {
      const { person, email } = await besieged();
      await attempt(person);
      const token = await service.tokenFor(email);
      await service.forgot(email);
      await service.reset({ token: await service.tokenFor(email), password: 'la nueva' });
      await expect(press(token)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    });

    it('is let in by the password alone when the day is over, or after a reset', async () => {
      const { person, email } = await besieged();
      await service.forgot(email);
      await service.reset({ token: await service.tokenFor(email), password: 'la nueva' });
      expect(await attempt({ ...person, password: 'la nueva' })).toBeUndefined();
      const other = await besieged();
      service.clock.advance({ minutes: 60 });
      expect(await attempt(other.person)).toBeUndefined();
    });

    it('does the same work for a right and a wrong password', async () => {
      const [one, other] = [await besieged(), await besieged()];
      const wrong = { ...other.person, password: 'la ajena' };
      const right = await workFor(service, one.email, () => attempt(one.person));
      expect(right).not.toEqual([]);
      expect(await workFor(service, other.email, () => attempt(wrong))).toEqual(right);
    });
  });
});
