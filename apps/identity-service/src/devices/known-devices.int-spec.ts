import { identity, type DomainError } from '@cartaviva/contracts';
import { newcomer, USER_AGENT, type Person } from '../../test/people';
import { startWorld, type World } from '../../test/world';

/**
 * A stranger who guesses at an owner's password may lock strangers out, but not the owner: not from a
 * browser that they signed in from before.
 */
describe('a browser that its owner is known on', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  /** Signs in; the code of the refusal, or nothing. */
  const attempt = ({ email, password }: Person, device?: string) =>
    world
      .visitor(identity.session.signIn, {
        ...{ email, password, userAgent: USER_AGENT },
        ...(device && { device }),
      })
      .then(
        () => undefined,
        (error: unknown) => (error as DomainError).code,
      );

  /** As many wrong passwords, a few at a time, as a stranger's program sends them. */
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
    const { person, device } = await world.verified();
    expect(lookedAt(await guess(person, 50))).toBe(10);
    expect(await attempt(person)).toBe('TOO_MANY_REQUESTS');
    expect(await attempt(person, device)).toBeUndefined();
    expect(await attempt(person)).toBe('TOO_MANY_REQUESTS');
  });

  it('has ten guesses of its own when it is stolen, and takes none from other places', async () => {
    const { person, device: stolen } = await world.verified();
    const { device: phone } = await world.signIn(person);
    expect(lookedAt(await guess(person, 50, stolen))).toBe(10);
    expect(await attempt(person, stolen)).toBe('TOO_MANY_REQUESTS');
    expect(await attempt(person, phone)).toBeUndefined();
    expect(await attempt(person)).toBeUndefined();
    world.clock.advance({ minutes: 15 });
    expect(await attempt(person, stolen)).toBeUndefined();
  });

  it('is a stranger’s to everyone else, and when its token was made up', async () => {
    const [ana, eve] = [await world.verified(), await world.verified()];
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
    const { person, device: old } = await world.verified();
    const { email } = person;
    await world.visitor(identity.password.forgot, { email });
    const code = await world.codeFor(email);
    const renewed = { ...person, password: 'la nueva' };
    await world.visitor(identity.password.reset, { email, code, password: renewed.password });
    const { device } = await world.signIn(renewed);
    await guess(renewed, 11);
    expect(await attempt(renewed, old)).toBe('TOO_MANY_REQUESTS');
    expect(await attempt(renewed, device)).toBeUndefined();
  });
});
