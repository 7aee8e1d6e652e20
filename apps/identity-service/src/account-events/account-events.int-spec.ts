import { identity } from '@cartaviva/contracts';
import { DEVICE, newcomer, USER_AGENT, newKey } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('the activity of an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const activity = (userId: string) => service.asUser(userId)(identity.account.activity, {});

  it('tells what happened, newest first, and from which browser', async () => {
    const { person, user } = await service.verified();
    await service.signIn({ ...person, password: 'no es esta' }).catch(() => undefined);
    await service.signIn(person);
    expect(await activity(user.id)).toEqual(
      ['signed-in', 'sign-in-failed', 'signed-in', 'registered'].map((kind) => ({
        id: expect.any(String),
        kind,
        at: expect.stringMatching(/Z$/),
        device: DEVICE,
        detail: null,
      })),
    );
  });

  it('tells the browser of what is done to keys and to the account itself, too', async () => {
    const { person, user } = await service.verified();
    const call = service.asUser(user.id);
    const userAgent = USER_AGENT;
    const { id: apiKeyId } = await call(identity.apiKey.create, newKey().about);
    await call(identity.apiKey.revoke, { apiKeyId, userAgent });
    await call(identity.account.delete, { password: person.password, userAgent });
    await call(identity.account.cancelDeletion, { userAgent });
    const newest = (await activity(user.id)).slice(0, 4);
    expect(newest.map(({ kind, device }) => [kind, device])).toEqual([
      ['deletion-cancelled', DEVICE],
      ['deletion-requested', DEVICE],
      ['api-key-revoked', DEVICE],
      ['api-key-created', DEVICE],
    ]);
  });

  it('ends with the fiftieth entry', async () => {
    const { user } = await service.verified();
    await service.sql(
      `INSERT INTO account_events (user_id, kind, at, request_id)
       SELECT $1, 'signed-in', now(), '' FROM generate_series(1, 60)`,
      [user.id],
    );
    const shown = await activity(user.id);
    expect(shown).toHaveLength(50);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(50);
  });

  it("is its owner's alone", async () => {
    const [ana, eve] = [await service.verified(), await service.verified()];
    const [mine, theirs] = await Promise.all([activity(ana.user.id), activity(eve.user.id)]);
    expect(mine).toHaveLength(2);
    expect(mine.map(({ id }) => id)).not.toEqual(
      expect.arrayContaining(theirs.map(({ id }) => id)),
    );
    await expect(service.visitor(identity.account.activity, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('keeps the id of each request, and nothing of addresses that have no account', async () => {
    const { user } = await service.verified();
    const stranger = newcomer();
    await expect(service.signIn(stranger)).rejects.toBeDefined();
    const rows = await service.sql<{ text: string; request_id: string; user_id: string }>(
      `SELECT to_jsonb(e)::text AS text, request_id, user_id FROM account_events e`,
    );
    for (const { text } of rows) expect(text).not.toContain(stranger.email);
    const requests = rows.filter(({ user_id }) => user_id === user.id);
    expect(requests[0]!.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is not written for what was rolled back', async () => {
    const { user } = await service.verified();
    const call = service.asUser(user.id);
    await Promise.allSettled(
      Array.from({ length: 15 }, () => call(identity.apiKey.create, newKey().about)),
    );
    const created = (await service.logOf(user.id)).filter((kind) => kind === 'api-key-created');
    expect(created).toHaveLength(10);
  });
});
