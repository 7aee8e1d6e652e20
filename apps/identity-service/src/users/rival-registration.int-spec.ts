import { identity } from '@cartaviva/contracts';
import { HOME, newcomer, requester, stranger, USER_AGENT, type Person } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';
import { Retention } from '../retention/retention';

const WRONG = { code: 'CREDENTIALS_WRONG' };

/**
 * Two people register the same address with different passwords, and only one of them can read its mail. Neither the
 * order nor the choice of code or link may let a stranger's password open the owner's account.
 */
describe('an address that two people register', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const rivals = () => {
    const owner = newcomer();
    return { owner, stranger: { ...owner, password: 'la del extraño', firstName: 'Eva' } };
  };
  type Rivals = ReturnType<typeof rivals>;
  const asStranger = (person: Person) => service.register(person, stranger());

  const later = (minutes: number) => service.clock.advance({ minutes });

  it.each<[string, (people: Rivals) => Promise<unknown>]>([
    [
      'the stranger after the owner',
      async ({ owner, stranger }) => {
        await service.register(owner);
        await asStranger(stranger);
      },
    ],
    [
      'the stranger before the owner',
      async ({ owner, stranger }) => {
        await asStranger(stranger);
        await service.register(owner);
      },
    ],
    [
      'the stranger between two attempts of the owner',
      async ({ owner, stranger }) => {
        await service.register(owner);
        await asStranger(stranger);
        await service.register(owner);
      },
    ],
    [
      "the stranger when the owner's code was dead already, before the owner asks for another",
      async ({ owner, stranger }) => {
        await service.register(owner);
        later(90);
        await asStranger(stranger);
        later(2);
        await service.resend(owner.email);
      },
    ],
    [
      'both at once',
      ({ owner, stranger }) => Promise.all([service.register(owner), asStranger(stranger)]),
    ],
  ])('is its owner’s alone: %s', async (_, register) => {
    const people = rivals();
    const { owner, stranger: rival } = people;
    await register(people);

    const { sid, user } = await service.verify(owner.email, await service.codeFor(owner.email));
    expect(await service.sessionOf(sid)).toMatchObject({ userId: user.id });
    expect(user.firstName).toBe('Ana');
    await expect(service.signIn(rival)).rejects.toMatchObject(WRONG);
    await expect(service.signIn(owner)).resolves.toBeDefined();
  });

  it('is its owner’s, whose password counts, by the link of either mail', async () => {
    for (const order of ['owner last', 'stranger last']) {
      const { owner, stranger: rival } = rivals();
      if (order === 'owner last') await asStranger(rival);
      await service.register(owner);
      if (order === 'stranger last') await asStranger(rival);
      const token = await service.tokenFor(owner.email);
      const proof = { token, userAgent: USER_AGENT, requester: HOME };
      const { user } = await service.visitor(identity.user.verifyEmail, proof);
      expect(user.firstName).toBe('Ana');
      await expect(service.signIn(owner)).resolves.toBeDefined();
      await expect(service.signIn(rival)).rejects.toMatchObject(WRONG);
    }
  });

  it('is not the stranger’s by a press of the owner, who never registered, on their link', async () => {
    const { owner, stranger: rival } = rivals();
    await asStranger(rival);
    const token = await service.tokenFor(owner.email);
    const press = (password?: string) =>
      service.visitor(identity.user.verifyEmail, {
        ...{ token, userAgent: USER_AGENT, requester: HOME },
        ...(password !== undefined && { password }),
      });
    const fields = { password: 'Escribe la contraseña que quieres usar' };
    await expect(press()).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { fields } });
    await expect(press(owner.password)).resolves.toBeDefined();
    await expect(service.signIn(owner)).resolves.toBeDefined();
    await expect(service.signIn(rival)).rejects.toMatchObject(WRONG);
    await expect(press(owner.password)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('is its owner’s at once, without cookies, when the code comes with the password they sent', async () => {
    const { owner, stranger: rival } = rivals();
    const program = requester('home');
    await asStranger(rival);
    await service.register(owner, program);
    const { email, password } = owner;
    const code = await service.codeFor(email);
    const proof = { email, code, password, userAgent: USER_AGENT };
    await service.visitor(identity.user.verifyEmail, {
      ...proof,
      requester: requester('home', 'later'),
    });
    await expect(service.signIn(owner)).resolves.toBeDefined();
    await expect(service.signIn(rival)).rejects.toMatchObject(WRONG);
  });

  it('takes no other password than the one that waits where there is no rival', async () => {
    const { owner, stranger: rival } = rivals();
    await service.register(owner);
    const { email, password } = rival;
    const code = await service.codeFor(email);
    const proof = { email, code, password, userAgent: USER_AGENT, requester: HOME };
    await service.visitor(identity.user.verifyEmail, proof);
    await expect(service.signIn(owner)).resolves.toBeDefined();
    await expect(service.signIn(rival)).rejects.toMatchObject(WRONG);
  });

  it('by programs without cookies in one network is confirmed for neither of two passwords', async () => {
    const { owner, stranger: rival } = rivals();
    const program = requester('home');
    await service.register(rival, program);
    await service.register(owner, requester('home', 'another'));
    const code = await service.codeFor(owner.email);
    await service.verify(owner.email, code, requester('home', 'a third'));
    for (const person of [owner, rival]) {
      await expect(service.signIn(person)).rejects.toMatchObject(WRONG);
    }
  });

  it('tells neither that it waits for a proof, and mails neither a code for a password', async () => {
    const people = rivals();
    await service.register(people.owner);
    await asStranger(people.stranger);
    later(2);
    for (const person of Object.values(people)) {
      await expect(service.signIn(person)).rejects.toMatchObject(WRONG);
    }
    expect(await service.mailsTo(people.owner.email)).toHaveLength(2);
  });

  it('is forgotten a day after its last code, and then waits for one password again', async () => {
    const { owner, stranger: rival } = rivals();
    await asStranger(rival);
    later(24 * 60);
    await Promise.all(service.everywhere(Retention).map((retention) => retention.sweep()));
    await service.register(owner);
    await service.verify(owner.email, await service.codeFor(owner.email));
    await expect(service.signIn(owner)).resolves.toBeDefined();
    await expect(service.signIn(rival)).rejects.toMatchObject(WRONG);
  });
});
