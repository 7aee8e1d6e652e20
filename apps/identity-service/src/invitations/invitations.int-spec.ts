import { INVITATIONS_PER_DAY } from '@cartaviva/domain';
import { digestOf } from '@cartaviva/secrets';
import { randomUUID } from 'node:crypto';
import { newcomer } from '../../test/people';
import { team } from '../../test/team';
import { sharedTestService, type TestService } from '../../test/test-service';
import { Retention } from '../retention/retention';

const refused = (code: string) => expect.objectContaining({ code });
/** The role of the actor or of the affected member decides the exact code. */
const FORBIDDEN = expect.objectContaining({ code: expect.stringMatching(/FORBIDDEN$/) });
const strangers = () => newcomer().email;

describe('an invitation', () => {
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

  it('is mailed with its token, of which nothing but the digest is stored', async () => {
    const { id, owner, invite, people: list } = await people.account();
    const email = strangers();
    const invitation = await invite(` ${email.toUpperCase()} `, 'kitchen');
    expect(invitation).toEqual({
      ...{ id: expect.any(String), email, role: 'kitchen', invitedByName: 'Ana Peña' },
      ...{ createdAt: expect.any(String), expiresAt: expect.any(String), expired: false },
    });
    const [mail] = await service.mailsTo(email);
    expect(mail).toMatchObject({
      template: 'invitation',
      firstName: '',
      team: { accountName: 'Ana Peña', personName: 'Ana Peña', role: 'kitchen' },
    });
    const token = await service.tokenFor(email);
    const rows = await service.sql<{ text: string; token_digest: string }>(
      `SELECT to_jsonb(i)::text AS text, token_digest FROM invitations i WHERE account_id = $1`,
      [id],
    );
    expect(rows).toMatchObject([{ token_digest: digestOf(token) }]);
    expect(rows[0]!.text).not.toContain(token);
    expect(await people.look(token)).toEqual({
      ...{ accountName: 'Ana Peña', invitedByName: 'Ana Peña', role: 'kitchen', email },
      expiresAt: invitation.expiresAt,
    });
    expect((await list()).invitations).toEqual([invitation]);
    expect((await list()).people).toMatchObject([{ userId: owner.user.id, role: 'owner' }]);
    expect((await list()).limit).toBe(5);
  });

  it('answers the same of an address that has an account and of one that has none', async () => {
    const { invite } = await people.account();
    const known = await service.verified();
    const [one, other] = [await invite(known.user.email), await invite(strangers())];
    const shape = (invitation: typeof one) => ({
      ...invitation,
      ...{ id: '', email: '' },
      createdAt: '',
      expiresAt: '',
    });
    expect(shape(one)).toEqual(shape(other));
    for (const { email } of [one, other]) {
      expect((await service.mailsTo(email)).at(-1)).toMatchObject({
        template: 'invitation',
        firstName: '',
      });
    }
  });

  it('is sent again once a minute at most, and its token before opens nothing from then on', async () => {
    const { invite, resend } = await people.account();
    const email = strangers();
    const { id } = await invite(email);
    const old = await service.tokenFor(email);
    await expect(resend(id)).rejects.toMatchObject({
      ...{ code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 60 } },
    });
    service.clock.advance({ minutes: 1 });
    expect((await codes([resend(id), resend(id)])).sort()).toEqual(['TOO_MANY_REQUESTS', 'done']);
    await expect(people.look(old)).rejects.toEqual(refused('INVITATION_ENDED'));
    expect(await people.look(await service.tokenFor(email))).toMatchObject({ email });
  });

  it('is sent again at once where the clock was set back by more than that minute', async () => {
    const { invite, resend } = await people.account();
    const { id } = await invite(strangers());
    await service.sql(`UPDATE invitations SET sent_at = sent_at + interval '1 day' WHERE id = $1`, [
      id,
    ]);
    await resend(id);
  });

  it('ends when it is cancelled, and can be made anew', async () => {
    const { invite, cancel, people: list } = await people.account();
    const luis = await service.verified();
    const { id } = await invite(luis.user.email);
    const token = await service.tokenFor(luis.user.email);
    await expect(invite(luis.user.email)).rejects.toEqual(refused('INVITATION_OPEN'));
    await cancel(id);
    await expect(cancel(id)).rejects.toEqual(refused('INVITATION_NOT_FOUND'));
    await expect(people.accept(luis.user.id, token)).rejects.toEqual(refused('INVITATION_ENDED'));
    await invite(luis.user.email);
    expect((await list()).invitations).toHaveLength(1);
  });

  it('is refused to the owner’s own address, to people of the account and to invited ones', async () => {
    const { owner, invite, member } = await people.account();
    const luis = await member();
    for (const email of [owner.user.email, luis.user.email]) {
      await expect(invite(email)).rejects.toEqual(refused('PERSON_ALREADY_THERE'));
    }
  });

  it('counts with members and owner to the people of the plan, of those at once too', async () => {
    const { id, invite, cancel, member } = await people.account();
    await member();
    await invite(strangers());
    const asked = await codes(Array.from({ length: 6 }, () => invite(strangers())));
    expect(asked.sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'PEOPLE_LIMIT'),
      'done',
      'done',
    ]);
    const over = await invite(strangers()).catch((error: unknown) => error);
    expect(over).toMatchObject({ details: { plan: 'profesional', limit: 5 } });
    const [open] = await service.sql<{ id: string }>(
      `SELECT id FROM invitations WHERE account_id = $1 AND accepted_by IS NULL`,
      [id],
    );
    await cancel(open!.id);
    await invite(strangers());
  });

  it('has no room on Free, and nobody is thrown out when a plan lapses', async () => {
    const { id, owner, invite, member, people: list } = await people.account();
    const luis = await member();
    const marta = await service.verified();
    await invite(marta.user.email);
    await service.grant({ accountId: id, plan: 'free', expiresAt: null });
    await expect(invite(strangers())).rejects.toMatchObject({
      ...{ code: 'PEOPLE_LIMIT', details: { plan: 'free', limit: 1 } },
    });
    await people.accept(marta.user.id, await service.tokenFor(marta.user.email));
    const { people: all, limit } = await list();
    expect([all.map(({ userId }) => userId), limit]).toEqual([
      [owner.user.id, luis.user.id, marta.user.id],
      1,
    ]);
    await service.grant({ accountId: id, plan: 'empresarial', expiresAt: null });
    await invite(strangers());
    expect((await list()).limit).toBeNull();
  });

  it('has no room left once it expired and others took its place', async () => {
    const { id, invite, resend } = await people.account();
    await service.grant({ accountId: id, plan: 'inicial', expiresAt: null });
    const first = await invite(strangers());
    service.clock.advance({ days: 7 });
    await invite(strangers());
    await expect(resend(first.id)).rejects.toEqual(refused('PEOPLE_LIMIT'));
  });

  it('lets the last place be taken once by two calls at once', async () => {
    const { id, invite, people: list } = await people.account();
    await service.grant({ accountId: id, plan: 'inicial', expiresAt: null });
    const asked = await codes([invite(strangers()), invite(strangers())]);
    expect(asked.sort()).toEqual(['PEOPLE_LIMIT', 'done']);
    expect((await list()).invitations).toHaveLength(1);
  });

  it('of another account is as missing as one that never was', async () => {
    const [mine, theirs] = [await people.account(), await people.account()];
    const { id } = await theirs.invite(strangers());
    service.clock.advance({ minutes: 2 });
    for (const invitationId of [id, randomUUID()]) {
      await expect(mine.resend(invitationId)).rejects.toEqual(refused('INVITATION_NOT_FOUND'));
      await expect(mine.cancel(invitationId)).rejects.toEqual(refused('INVITATION_NOT_FOUND'));
    }
    expect((await mine.people()).invitations).toEqual([]);
    await theirs.resend(id);
  });

  it('mails one address five times a day and an account fifty times, however they are cancelled', async () => {
    const { owner, invite, cancel } = await people.account();
    const { id } = owner.user;
    const email = strangers();
    for (let time = 0; time < 5; time += 1) await cancel((await invite(email)).id);
    await expect(invite(email)).rejects.toEqual(refused('TOO_MANY_REQUESTS'));
    await cancel((await invite(strangers())).id);
    const log = await service.sql<{ text: string }>(
      `SELECT to_jsonb(e)::text AS text FROM account_events e WHERE user_id = $1`,
      [id],
    );
    for (const { text } of log) expect(text).not.toContain(email);
    await service.sql(
      `INSERT INTO account_events (user_id, kind, at, request_id)
       SELECT $1, 'person-invited', $2, '' FROM generate_series(1, $3)`,
      [id, service.clock.now(), INVITATIONS_PER_DAY - 6],
    );
    await expect(invite(strangers())).rejects.toEqual(refused('TOO_MANY_REQUESTS'));
    service.clock.advance({ days: 1 });
    await invite(email);
  });

  it('is made by owners and administrators, and by these for those below them', async () => {
    const account = await people.account();
    const admin = await account.member('administrator');
    const editor = await account.member('editor');
    expect(await admin.as.invite(strangers(), 'kitchen')).toMatchObject({ role: 'kitchen' });
    await expect(admin.as.invite(strangers(), 'administrator')).rejects.toEqual(FORBIDDEN);
    const { id } = await account.invite(strangers(), 'administrator');
    for (const asked of [
      admin.as.cancel(id),
      editor.as.cancel(id),
      editor.as.invite(strangers()),
    ]) {
      await expect(asked).rejects.toEqual(FORBIDDEN);
    }
    await account.cancel(id);
  });

  it('is forgotten thirty days after its end', async () => {
    const { id, invite } = await people.account();
    await invite(strangers());
    const rows = () => service.sql(`SELECT FROM invitations WHERE account_id = $1`, [id]);
    const sweep = () => service.app.get(Retention).sweep();
    service.clock.advance({ days: 36, minutes: 23 * 60 });
    await sweep();
    expect(await rows()).toHaveLength(1);
    service.clock.advance({ minutes: 60 });
    await sweep();
    expect(await rows()).toHaveLength(0);
  });
});
