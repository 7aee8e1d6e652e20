import { identity } from '@cartaviva/contracts';
import { newcomer, USER_AGENT } from '../../test/people';
import { startWorld, type World } from '../../test/world';
import { Retention } from '../retention/retention';

const WRONG = { code: 'CREDENTIALS_WRONG' };

/**
 * Two people register one address with a password each, and only one of them reads its mail. Neither
 * the order nor the code that is typed may make a stranger's password open the owner's account.
 */
describe('an address that two people register', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const rivals = () => {
    const owner = newcomer();
    return { owner, stranger: { ...owner, password: 'la del extraño', firstName: 'Eva' } };
  };
  type Rivals = ReturnType<typeof rivals>;

  const later = (minutes: number) => world.clock.advance({ minutes });

  it.each<[string, (people: Rivals) => Promise<unknown>]>([
    [
      'the stranger after the owner',
      async ({ owner, stranger }) => {
        await world.register(owner);
        await world.register(stranger);
      },
    ],
    [
      'the stranger before the owner',
      async ({ owner, stranger }) => {
        await world.register(stranger);
        await world.register(owner);
      },
    ],
    [
      'the stranger between two attempts of the owner',
      async ({ owner, stranger }) => {
        await world.register(owner);
        await world.register(stranger);
        await world.register(owner);
      },
    ],
    [
      "the stranger when the owner's code was dead already, before the owner asks for another",
      async ({ owner, stranger }) => {
        await world.register(owner);
        later(90);
        await world.register(stranger);
        later(2);
        await world.visitor(identity.user.resendCode, { email: owner.email });
      },
    ],
    ['both at once', ({ owner, stranger }) => Promise.all([owner, stranger].map(world.register))],
  ])('is its owner’s alone: %s', async (_, register) => {
    const people = rivals();
    const { owner, stranger } = people;
    await register(people);

    const { sid, user } = await world.verify(owner.email, await world.codeFor(owner.email));
    expect(await world.sessionOf(sid)).toMatchObject({ userId: user.id });
    await expect(world.signIn(stranger)).rejects.toMatchObject(WRONG);

    later(2);
    await world.visitor(identity.password.forgot, { email: owner.email });
    const code = await world.codeFor(owner.email);
    const { email, password } = owner;
    await world.visitor(identity.password.reset, { email, code, password });
    await expect(world.signIn(owner)).resolves.toBeDefined();
    await expect(world.signIn(stranger)).rejects.toMatchObject(WRONG);
  });

  it('is its owner’s at once when the code comes with the password that its owner sent', async () => {
    const { owner, stranger } = rivals();
    await world.register(owner);
    await world.register(stranger);
    const { email, password } = owner;
    const code = await world.codeFor(email);
    const proof = { email, code, password, userAgent: USER_AGENT };
    await world.visitor(identity.user.verifyEmail, proof);
    await expect(world.signIn(owner)).resolves.toBeDefined();
    await expect(world.signIn(stranger)).rejects.toMatchObject(WRONG);
  });

  it('takes no other password than the one that waits where there is no rival', async () => {
    const { owner, stranger } = rivals();
    await world.register(owner);
    const { email, password } = stranger;
    const code = await world.codeFor(email);
    const proof = { email, code, password, userAgent: USER_AGENT };
    await world.visitor(identity.user.verifyEmail, proof);
    await expect(world.signIn(owner)).resolves.toBeDefined();
    await expect(world.signIn(stranger)).rejects.toMatchObject(WRONG);
  });

  it('tells neither that it waits for a proof, and mails neither a code for a password', async () => {
    const people = rivals();
    await world.register(people.owner);
    await world.register(people.stranger);
    later(2);
    for (const person of Object.values(people)) {
      await expect(world.signIn(person)).rejects.toMatchObject(WRONG);
    }
    expect(await world.mailsTo(people.owner.email)).toHaveLength(2);
  });

  it('is forgotten a day after its last code, and then waits for one password again', async () => {
    const { owner, stranger } = rivals();
    await world.register(stranger);
    later(24 * 60);
    await Promise.all(world.everywhere(Retention).map((retention) => retention.sweep()));
    await world.register(owner);
    await world.verify(owner.email, await world.codeFor(owner.email));
    await expect(world.signIn(owner)).resolves.toBeDefined();
    await expect(world.signIn(stranger)).rejects.toMatchObject(WRONG);
  });
});
