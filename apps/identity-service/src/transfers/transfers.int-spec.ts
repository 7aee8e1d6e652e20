import { identity, identityEvents, type OwnerChanged } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { newcomer, USER_AGENT, googler } from '../../test/people';
import { transfers } from '../../test/transfers';
import { team } from '../../test/team';
import { sharedTestService, type TestService } from '../../test/test-service';
import { TransferExpiry } from './transfer-expiry';
import { TRANSFERS_PER_DAY } from './transfers.service';

const refused = (code: string) => expect.objectContaining({ code });
const NOT_FOUND = refused('TRANSFER_NOT_FOUND');

describe('a proposed transfer', () => {
  let service: TestService;
  let people: ReturnType<typeof team>;
  let of: ReturnType<typeof transfers>;
  beforeAll(async () => {
    service = await sharedTestService();
    people = team(service);
    of = transfers(service);
  });

  const templatesTo = async (email: string) =>
    (await service.mailsTo(email)).map(({ template }) => template);

  async function proposed(stays = true) {
    const account = await people.account();
    const boss = await account.member('administrator');
    const owner = of.owner(account.owner);
    const view = await owner.propose(boss.user.id, { stays });
    return { account, boss, owner, view, taker: of.person(boss.user.id) };
  }

  it('waits seven days for its answer, which both see, and mails whom it is proposed to', async () => {
    const { account, boss, view, taker } = await proposed();
    const { expiresAt } = view;
    const left = Date.parse(expiresAt) - service.clock.now().getTime();
    expect(Math.round(left / 60_000)).toBe(7 * 24 * 60);
    expect(view).toEqual({
      ...{ id: expect.any(String), userId: boss.user.id, name: 'Ana Peña' },
      ...{ stays: true, expiresAt },
    });
    expect((await account.people()).transfer).toEqual(view);
    expect(await taker.offered()).toEqual([
      {
        ...{
          id: view.id,
          accountId: account.id,
          accountName: 'Ana Peña',
          email: account.owner.user.email,
        },
        ...{ stays: true, expiresAt },
      },
    ]);
    expect(await of.person(account.owner.user.id).offered()).toEqual([]);
    expect((await service.mailsTo(boss.user.email)).at(-1)).toMatchObject({
      ...{ template: 'transfer-proposed', expiresAt },
    });
    expect(await service.logOf(account.owner.user.id)).toContain('transfer-proposed');
  });

  it('is the owner’s alone to make, with their password, and one at a time', async () => {
    const { account, boss, owner } = await proposed();
    await expect(owner.propose(boss.user.id)).rejects.toEqual(refused('TRANSFER_OPEN'));
    await expect(owner.propose(boss.user.id, { password: 'otra cosa' })).rejects.toEqual(
      refused('PASSWORD_WRONG'),
    );
    await expect(owner.propose(boss.user.id, { password: undefined })).rejects.toEqual(
      refused('INVALID_INPUT'),
    );
    const asked = { userId: boss.user.id, stays: true, userAgent: USER_AGENT };
    const password = boss.person.password;
    for (const role of ['administrator', 'editor', 'kitchen', 'analyst'] as const) {
      const call = people.memberOf(account.id, boss, role).call;
      await expect(call(identity.transfer.propose, { ...asked, password })).rejects.toEqual(
        refused('ROLE_FORBIDDEN'),
      );
    }
  });

  it('is made to administrators of the account: no stranger, no other role, not oneself', async () => {
    const account = await people.account();
    const [editor, stranger] = [await account.member('editor'), await service.verified()];
    const owner = of.owner(account.owner);
    await expect(owner.propose(editor.user.id)).rejects.toEqual(
      refused('TRANSFER_TO_ADMINISTRATORS'),
    );
    for (const id of [stranger.user.id, account.owner.user.id, randomUUID()]) {
      await expect(owner.propose(id)).rejects.toEqual(refused('PERSON_NOT_FOUND'));
    }
    expect((await account.people()).transfer).toBeNull();
  });

  it('is proved with a mailed code where there is no password', async () => {
    const google = googler({ email: newcomer().email });
    const { user } = await service.signInWithGoogle(google);
    const boss = await service.verified();
    await service.sql(
      `INSERT INTO members (account_id, user_id, role, since) VALUES ($1, $2, 'administrator', now())`,
      [user.account.id, boss.user.id],
    );
    const call = service.asUser(user.id);
    await call(identity.transfer.mailCode, {});
    expect(await templatesTo(google.email)).toContain('transfer-code');
    const asked = { userId: boss.user.id, stays: false, userAgent: USER_AGENT };
    const code = await service.codeFor(google.email);
    const wrong = code === '000000' ? '111111' : '000000';
    await expect(call(identity.transfer.propose, { ...asked, code: wrong })).rejects.toEqual(
      refused('CODE_WRONG'),
    );
    expect(await call(identity.transfer.propose, { ...asked, code })).toMatchObject({
      stays: false,
    });
    // A code for a transfer is not valid for a deletion.
    const another = { code, userAgent: USER_AGENT };
    await expect(call(identity.account.delete, another)).rejects.toEqual(refused('CODE_WRONG'));
  });

  it('is taken back by its owner, declined by the other, and nobody else’s to end or to accept', async () => {
    const first = await proposed();
    const eve = of.person((await service.verified()).user.id);
    const editor = of.person((await first.account.member('editor')).user.id);
    for (const person of [eve, editor]) {
      await expect(person.end(first.view.id)).rejects.toEqual(NOT_FOUND);
      await expect(person.accept(first.view.id)).rejects.toEqual(NOT_FOUND);
    }
    await expect(of.person(first.account.owner.user.id).accept(first.view.id)).rejects.toEqual(
      NOT_FOUND,
    );
    await expect(first.taker.accept(randomUUID())).rejects.toEqual(NOT_FOUND);
    await of.person(first.account.owner.user.id).end(first.view.id);
    await expect(first.taker.accept(first.view.id)).rejects.toEqual(NOT_FOUND);
    expect((await first.account.people()).transfer).toBeNull();
    expect((await service.mailsTo(first.boss.user.email)).at(-1)).toMatchObject({
      ...{ template: 'transfer-ended', detail: 'taken-back' },
    });

    const second = await proposed();
    await second.taker.end(second.view.id);
    expect((await service.mailsTo(second.account.owner.user.email)).at(-1)).toMatchObject({
      ...{ template: 'transfer-ended', detail: 'declined' },
    });
    expect(await service.logOf(second.account.owner.user.id)).toContain('transfer-ended');
  });

  it('mails one person a few times a day, and no more', async () => {
    const { account, boss, owner, view } = await proposed();
    let { id } = view;
    for (let time = 1; time < TRANSFERS_PER_DAY; time += 1) {
      await of.person(account.owner.user.id).end(id);
      ({ id } = await owner.propose(boss.user.id));
    }
    await of.person(account.owner.user.id).end(id);
    await expect(owner.propose(boss.user.id)).rejects.toEqual(refused('TOO_MANY_REQUESTS'));
    service.clock.advance({ days: 1 });
    await owner.propose(boss.user.id);
  });

  it('ends after seven days, which both are mailed once', async () => {
    const { account, boss, view, taker, owner } = await proposed();
    service.clock.advance({ days: 7 });
    await expect(taker.accept(view.id)).rejects.toEqual(NOT_FOUND);
    expect(await taker.offered()).toEqual([]);
    expect((await account.people()).transfer).toBeNull();
    await Promise.all(service.everywhere(TransferExpiry).map((each) => each.sweep()));
    for (const { email } of [account.owner.user, boss.user]) {
      const ended = (await templatesTo(email)).filter((each) => each === 'transfer-ended');
      expect(ended).toHaveLength(1);
    }
    await owner.propose(boss.user.id);
  });

  it.each(['remove', 'demote', 'leave'] as const)(
    'ends with the place of whom it was made to: %s',
    async (way) => {
      const { account, boss, view, taker } = await proposed();
      const { id } = boss.user;
      if (way === 'remove') await account.remove(id);
      if (way === 'demote') await account.changeRole(id, 'editor');
      if (way === 'leave') await people.sessionCall(id, boss.sid).leave(account.id);
      expect((await account.people()).transfer).toBeNull();
      await expect(taker.accept(view.id)).rejects.toEqual(NOT_FOUND);
    },
  );

  it('ends when either closes their account, and none is made of one that closes', async () => {
    const first = await proposed();
    await of.close(first.account.owner);
    await expect(first.taker.accept(first.view.id)).rejects.toEqual(NOT_FOUND);
    await expect(first.owner.propose(first.boss.user.id)).rejects.toEqual(
      refused('ACCOUNT_CLOSING'),
    );
    const second = await proposed();
    await of.close(second.boss);
    await expect(second.taker.accept(second.view.id)).rejects.toEqual(NOT_FOUND);
    const emitted = await service.emitted<OwnerChanged>(identityEvents.ownerChanged);
    const closed = [first, second].map(({ account }) => account.id);
    expect(emitted.filter(({ accountId }) => closed.includes(accountId))).toEqual([]);
  });
});
