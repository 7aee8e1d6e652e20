import { identity } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { googler, newKey } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('the download of an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const download = (userId: string) => service.asUser(userId)(identity.account.export, {});

  it('holds everything about its user, and nothing that opens a door', async () => {
    const { person, sid, user } = await service.verified();
    const { email } = person;
    const google = googler({ email });
    await service.signInWithGoogle(google);
    const { key, about } = newKey();
    await service.asUser(user.id)(identity.apiKey.create, about);
    const demo = { name: 'Ana', email, restaurant: 'El Conuco' };
    await service.visitor(identity.demoRequest.create, demo);

    const content = await download(user.id);
    expect(content).toEqual({
      user: { ...user, erasesAt: null },
      people: [],
      invitations: [],
      proposedTransfers: [],
      memberOf: [],
      sessions: [
        expect.objectContaining({ userAgent: expect.stringContaining('Chrome') }),
        expect.objectContaining({ expiresAt: expect.any(String) }),
      ],
      codes: [expect.objectContaining({ purpose: 'verify' })],
      googleAccounts: [
        { issuer: google.issuer, subject: google.subject, linkedAt: expect.any(String) },
      ],
      apiKeys: [expect.objectContaining({ name: 'Caja', revokedAt: null })],
      activity: ['registered', 'signed-in', 'google-linked', 'signed-in', 'api-key-created'].map(
        (kind) => expect.objectContaining({ kind }),
      ),
      demoRequests: [expect.objectContaining(demo)],
    });
    const text = JSON.stringify(content);
    for (const secret of ['$argon2', key, digestOf(key), sid, digestOf(sid)]) {
      expect(text).not.toContain(secret);
    }
  });

  it("holds nothing of anybody else's", async () => {
    const [ana, eve] = [await service.verified(), await service.verified()];
    const text = JSON.stringify(await download(eve.user.id));
    expect(text).not.toContain(ana.user.id);
    expect(text).not.toContain(ana.person.email);
    await expect(service.visitor(identity.account.export, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});
