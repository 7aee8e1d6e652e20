import { identity } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { randomBytes } from 'node:crypto';
import { newcomer, USER_AGENT as userAgent } from '../../test/people';
import { team } from '../../test/team';
import { sharedTestService, type TestService } from '../../test/test-service';

const refused = (code: string) => expect.objectContaining({ code });
/** The role of the actor or of the affected member decides the exact code. */
const FORBIDDEN = expect.objectContaining({ code: expect.stringMatching(/FORBIDDEN$/) });
const strangers = () => newcomer().email;

describe('an invitation’s link', () => {
  let service: TestService;
  let people: ReturnType<typeof team>;
  beforeAll(async () => {
    service = await sharedTestService();
    people = team(service);
  });

  const codes = async (asked: readonly Promise<unknown>[]) => {
    const settled = await Promise.allSettled(asked);
    return settled.map((one) =>
      one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code,
    );
  };

  it('makes who proved the address a person of the account, and tells the owner', async () => {
    const { id, owner, invite, people: list } = await people.account();
    const luis = await service.verified();
    await invite(luis.user.email, 'editor');
    const token = await service.tokenFor(luis.user.email);
    const joined = { accountId: id, accountName: 'Ana Peña', role: 'editor' };
    expect(await people.accept(luis.user.id, token)).toEqual(joined);
    expect(await people.accept(luis.user.id, token)).toEqual(joined);
    expect(await list()).toMatchObject({
      people: [{ role: 'owner' }, { userId: luis.user.id, email: luis.user.email, role: 'editor' }],
      invitations: [],
    });
    const mails = (await service.mailsTo(owner.user.email)).filter(
      ({ template }) => template === 'person-joined',
    );
    expect(mails).toMatchObject([{ detail: luis.user.email, team: { role: 'editor' } }]);
    const log = await service.logOf(owner.user.id);
    expect(log.filter((kind) => kind.startsWith('person-'))).toEqual([
      ...['person-invited', 'person-joined'],
    ]);
    await expect(people.look(token)).rejects.toEqual(refused('INVITATION_ENDED'));
  });

  it('is for the person of its address alone, who needs no more than an account of that address', async () => {
    const { id, invite } = await people.account();
    const person = newcomer();
    await invite(person.email);
    const token = await service.tokenFor(person.email);
    const eve = await service.verified();
    await expect(people.accept(eve.user.id, token)).rejects.toEqual(
      refused('INVITATION_FOR_ANOTHER'),
    );
    await expect(service.visitor(identity.invitation.accept, { token })).rejects.toEqual(
      refused('UNAUTHENTICATED'),
    );
    await service.register(person);
    const [row] = await service.sql<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [
      person.email,
    ]);
    await expect(people.accept(row!.id, token)).rejects.toEqual(refused('EMAIL_NOT_VERIFIED'));
    await service.verify(person.email, await service.codeFor(person.email));
    expect(await people.accept(row!.id, token)).toMatchObject({ accountId: id });
  });

  it('is not accepted by somebody who acts for another account at the time', async () => {
    const [one, other] = [await people.account(), await people.account()];
    const luis = await one.member('editor');
    await other.invite(luis.user.email);
    const token = await service.tokenFor(luis.user.email);
    const acting = luis.as.call(identity.invitation.accept, { token });
    await expect(acting).rejects.toEqual(FORBIDDEN);
    expect(await people.accept(luis.user.id, token)).toMatchObject({ accountId: other.id });
  });

  it('opens nothing after seven days, until it is sent again', async () => {
    const { invite, resend, people: list } = await people.account();
    const luis = await service.verified();
    const { id } = await invite(luis.user.email);
    const old = await service.tokenFor(luis.user.email);
    service.clock.advance({ days: 6, minutes: 23 * 60 });
    expect(await people.look(old)).toMatchObject({ role: 'editor' });
    service.clock.advance({ minutes: 60 });
    await expect(people.look(old)).rejects.toEqual(refused('INVITATION_ENDED'));
    await expect(people.accept(luis.user.id, old)).rejects.toEqual(refused('INVITATION_ENDED'));
    expect((await list()).invitations).toMatchObject([{ id, expired: true }]);
    await resend(id);
    expect((await list()).invitations).toMatchObject([{ id, expired: false }]);
    const token = await service.tokenFor(luis.user.email);
    await expect(people.accept(luis.user.id, old)).rejects.toEqual(refused('INVITATION_ENDED'));
    expect(await people.accept(luis.user.id, token)).toMatchObject({ role: 'editor' });
  });

  it('is accepted by one of many calls at once, and once', async () => {
    const { owner, invite } = await people.account();
    const luis = await service.verified();
    await invite(luis.user.email);
    const token = await service.tokenFor(luis.user.email);
    const asked = await codes(Array.from({ length: 5 }, () => people.accept(luis.user.id, token)));
    expect(new Set(asked)).toEqual(new Set(['done']));
    const joined = (await service.logOf(owner.user.id)).filter((kind) => kind === 'person-joined');
    expect(joined).toHaveLength(1);
    const mails = await service.mailsTo(owner.user.email);
    expect(mails.filter(({ template }) => template === 'person-joined')).toHaveLength(1);
  });

  it('is accepted or cancelled, never both, when both are asked at once', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { invite, cancel, people: list } = await people.account();
      const luis = await service.verified();
      const { id } = await invite(luis.user.email);
      const token = await service.tokenFor(luis.user.email);
      const [accepted, cancelled] = await codes([people.accept(luis.user.id, token), cancel(id)]);
      expect([accepted, cancelled].filter((code) => code === 'done')).toHaveLength(1);
      expect((await list()).people).toHaveLength(accepted === 'done' ? 2 : 1);
    }
  });

  it('cannot be guessed, nor found by its digest', async () => {
    const { invite } = await people.account();
    const email = strangers();
    await invite(email);
    const token = await service.tokenFor(email);
    const guesses = [
      randomBytes(32).toString('base64url'),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`,
    ];
    for (const guess of guesses) {
      await expect(people.look(guess)).rejects.toEqual(refused('INVITATION_ENDED'));
    }
    await expect(people.look(digestOf(token))).rejects.toEqual(refused('INVALID_INPUT'));
  });

  it('of an account that closes ends, and stays ended when the account is kept', async () => {
    const { owner, invite } = await people.account();
    const luis = await service.verified();
    await invite(luis.user.email);
    const token = await service.tokenFor(luis.user.email);
    const call = service.asUser(owner.user.id);
    await call(identity.account.delete, { password: owner.person.password, userAgent });
    await expect(people.look(token)).rejects.toEqual(refused('INVITATION_ENDED'));
    await expect(people.accept(luis.user.id, token)).rejects.toEqual(refused('INVITATION_ENDED'));
    await expect(invite(luis.user.email)).rejects.toEqual(refused('ACCOUNT_CLOSING'));
    await call(identity.account.cancelDeletion, { userAgent });
    await expect(people.accept(luis.user.id, token)).rejects.toEqual(refused('INVITATION_ENDED'));
    await invite(luis.user.email);
  });
});
