import { DomainError, identity, menus, type Actor, type MemberRole } from '@cartaviva/contracts';
import { DiskStorage, variantKey } from '@cartaviva/object-storage';
import { digestOf } from '@cartaviva/secrets';
import { randomUUID } from 'node:crypto';
import { ROWS } from '../../../test/access/rows';
import { furnish } from '../../../test/access/owned-replies';
import { IMAGE, sampleCall } from '../../../test/access/samples';
import { sampleUser } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

/** Routes that a person calls in their own name, regardless of the account that their session acts for. */
const THEIR_OWN = [
  ...['GET /api/account', 'DELETE /api/account', 'GET /api/account/activity'],
  ...['POST /api/account/cancel-deletion', 'POST /api/account/deletion-code'],
  ...['GET /api/account/export', 'GET /api/accounts', 'DELETE /api/accounts/:accountId'],
  ...['POST /api/accounts/:accountId/enter', 'GET /api/analytics/weekly-mail'],
  ...['PUT /api/analytics/weekly-mail', 'POST /api/auth/change-password'],
  'POST /api/auth/second-factor',
  'DELETE /api/auth/second-factor',
  'POST /api/auth/second-factor/confirm',
  ...['PUT /api/auth/profile', 'GET /api/auth/sessions', 'DELETE /api/auth/sessions'],
  ...['DELETE /api/auth/sessions/:sessionId', 'POST /api/invitations/accept'],
  ...['GET /api/transfers', 'DELETE /api/transfers/:transferId'],
  ...['POST /api/transfers/:transferId/accept', 'PUT /api/profile-images'],
];

describe('a session that acts for another’s account', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let second: Gateway;
  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    [gateway, second] = [await testGateway.newGateway(), await testGateway.newGateway()];
  });
  afterAll(() => testGateway.close());

  /** Signs in a user whose session acts for another owner's account. */
  async function member(role: MemberRole = 'editor', user = sampleUser()) {
    const accountId = randomUUID();
    const ownerId = randomUUID();
    const acted = { accountId, ownerId, name: 'Luis Mejía', role };
    const signedIn = testGateway.people.openSession(user, acted);
    testGateway.identity.on(identity.session.signIn, () => signedIn);
    const body = { email: user.email, password: 'secreta' };
    const { headers } = await gateway.call('/api/auth/login', { body });
    const cookie = headers['set-cookie']![0]!.split(';', 1)[0]!;
    const acting: Actor = {
      ...{ kind: 'user', accountId, userId: ownerId, role: 'user' },
      member: { userId: user.id, accountId: user.account.id, name: 'Luis Mejía', role },
    };
    const own: Actor = {
      ...{ kind: 'user', accountId: user.account.id, userId: user.id, role: 'user' },
    };
    return { user, accountId, ownerId, cookie, sid: signedIn.sid, acting, own };
  }

  it('sends what is the person’s own as themself, and all else for the account by name', async () => {
    const { ownerId, cookie, acting, own } = await member('administrator');
    furnish(testGateway, ownerId);
    await new DiskStorage(testGateway.objects).write(
      variantKey(IMAGE, 640, 'jpeg'),
      Buffer.from('x'),
    );
    const services = [
      testGateway.identity,
      testGateway.menus,
      testGateway.billing,
      testGateway.media,
    ];
    const asSelf: string[] = [];
    let forAccount = 0;
    const signedIn = ROWS.filter(
      ({ route, answers }) => / \/api\//.test(route) && answers.visitor === 401,
    );
    for (const { call: name } of signedIn) {
      const before = services.map(({ actors }) => actors.length);
      const { path, ...call } = sampleCall(name);
      await gateway.call(path, { ...call, headers: { ...call.headers, cookie } });
      const actors = services
        .flatMap((service, at) => service.actors.slice(before[at]))
        .filter(({ kind }) => kind === 'user');
      if (actors.length === 0) continue;
      if (actors.every((actor) => JSON.stringify(actor) === JSON.stringify(own))) asSelf.push(name);
      else {
        forAccount += 1;
        for (const actor of actors) expect([name, actor]).toEqual([name, acting]);
      }
    }
    expect(asSelf.sort()).toEqual([...THEIR_OWN].sort());
    expect(forAccount).toBeGreaterThan(60);
  });

  it('is no admin’s there, and is one again in their own account', async () => {
    const user = sampleUser({ role: 'admin' });
    const { cookie } = await member('administrator', user);
    const { cookie: home } = await testGateway.signIn(gateway, user);
    testGateway.identity.on(identity.admin.users, () => ({ rows: [], total: 0 }));
    for (const path of ['/api/admin/users', '/admin/queues']) {
      expect((await gateway.call(path, { headers: { cookie } })).status).toBe(403);
      expect((await gateway.call(path, { headers: { cookie: home } })).status).toBe(200);
    }
  });

  it('opens nothing in any gateway from the moment that it is ended', async () => {
    const { cookie, sid } = await member();
    testGateway.menus.on(menus.menu.list, () => ({ rows: [], total: 0 }));
    const statuses = () =>
      Promise.all(
        [gateway, second].map(
          async (each) => (await each.call('/api/menus', { headers: { cookie } })).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200]);
    await testGateway.people.end(digestOf(sid));
    expect(await statuses()).toEqual([401, 401]);
  });

  it('is another one, with a cookie of its own, for each account that is entered or left', async () => {
    const { user, cookie, sid } = await testGateway.signIn(gateway);
    const accountId = randomUUID();
    const actsFor = {
      ...{ accountId, ownerId: randomUUID(), name: 'Carmen Peña' },
      role: 'editor' as const,
    };
    const next = testGateway.people.openSession(user, actsFor);
    testGateway.identity.on(identity.membership.enter, async (asked, { userId }) => {
      expect([asked, userId]).toEqual([{ accountId, currentSessionId: digestOf(sid) }, user.id]);
      await testGateway.people.end(digestOf(sid));
      return next;
    });
    const path = `/api/accounts/${accountId}`;
    const entered = await gateway.call(`${path}/enter`, { method: 'POST', headers: { cookie } });
    expect([entered.status, entered.text]).toEqual([204, '']);
    const [set = ''] = entered.headers['set-cookie']!;
    expect(set).toMatch(/HttpOnly/i);
    const there = set.split(';', 1)[0]!;
    testGateway.menus.on(menus.menu.list, (_, { actor }) => {
      expect(actor).toMatchObject({ accountId, member: { userId: user.id } });
      return { rows: [], total: 0 };
    });
    expect((await gateway.call('/api/menus', { headers: { cookie: there } })).status).toBe(200);
    expect((await gateway.call('/api/menus', { headers: { cookie } })).status).toBe(401);

    testGateway.identity.on(identity.membership.leave, () => ({
      signedIn: testGateway.people.openSession(user),
    }));
    const left = await gateway.call(path, { method: 'DELETE', headers: { cookie: there } });
    expect(left.status).toBe(204);
    expect(left.headers['set-cookie']).toHaveLength(1);
    testGateway.identity.on(identity.membership.leave, () => ({ signedIn: null }));
    const home = left.headers['set-cookie']![0]!.split(';', 1)[0]!;
    const other = await gateway.call(path, { method: 'DELETE', headers: { cookie: home } });
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  it('stays as it is when the account is none of theirs', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    testGateway.identity.on(identity.membership.enter, () => {
      throw new DomainError('ACCOUNT_NOT_FOUND');
    });
    const path = `/api/accounts/${randomUUID()}/enter`;
    const { status, headers } = await gateway.call(path, { method: 'POST', headers: { cookie } });
    expect([status, headers['set-cookie']]).toEqual([404, undefined]);
    testGateway.menus.on(menus.menu.list, () => ({ rows: [], total: 0 }));
    expect((await gateway.call('/api/menus', { headers: { cookie } })).status).toBe(200);
  });

  it('is answered nothing that another person of the account was, under the same key', async () => {
    const [one, other] = [await member('administrator'), await member()];
    const account = {
      ...{ accountId: one.accountId, ownerId: randomUUID(), name: 'Otra' },
      role: 'administrator' as const,
    };
    const signedIn = testGateway.people.openSession(other.user, account);
    testGateway.identity.on(identity.session.signIn, () => signedIn);
    const body = { email: other.user.email, password: 'secreta' };
    const { headers } = await gateway.call('/api/auth/login', { body });
    const colleague = headers['set-cookie']![0]!.split(';', 1)[0]!;
    const times = () => testGateway.identity.count(identity.invitation.create);
    testGateway.identity.on(identity.invitation.create, () => {
      throw new DomainError('PEOPLE_LIMIT', { plan: 'free', limit: 1 });
    });
    const before = times();
    const invite = (cookie: string) =>
      gateway.call('/api/invitations', {
        headers: { cookie, 'idempotency-key': 'la-misma' },
        body: { email: 'x@example.do', role: 'editor' },
      });
    await invite(one.cookie);
    await invite(colleague);
    expect(times() - before).toBe(2);
  });
});

describe('an invitation', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway({ CLIENT_LIMITS: 'strict', TRUSTED_PROXIES: '1' });
  });
  afterAll(() => testGateway.close());

  const body = { token: 't'.repeat(43) };

  it('is accepted by no GET: what inspects mails opens their links', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    for (const path of ['/api/invitations/accept', '/api/invitations/look']) {
      expect((await gateway.call(path, { headers: { cookie } })).status).toBe(405);
    }
    expect(testGateway.identity.count(identity.invitation.accept)).toBe(0);
  });

  it('that ended is gone, and one for another address is refused with a sentence', async () => {
    testGateway.identity.on(identity.invitation.look, () => {
      throw new DomainError('INVITATION_ENDED');
    });
    const { status, json } = await gateway.call('/api/invitations/look', { body });
    expect(status).toBe(410);
    expect(json).toMatchObject({ type: 'urn:cartaviva:problem:invitation-ended' });
    const { cookie } = await testGateway.signIn(gateway);
    testGateway.identity.on(identity.invitation.accept, () => {
      throw new DomainError('INVITATION_FOR_ANOTHER');
    });
    const another = await gateway.call('/api/invitations/accept', { headers: { cookie }, body });
    expect(another.status).toBe(403);
    expect(another.json).toMatchObject({ error: expect.stringContaining('otro email') });
  });

  it('is guessed at sixty times in five minutes at most', async () => {
    testGateway.identity.on(identity.invitation.look, () => {
      throw new DomainError('INVITATION_ENDED');
    });
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const look = async () =>
      (await gateway.call('/api/invitations/look', { body, headers })).status;
    const statuses = await Promise.all(Array.from({ length: 70 }, look));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect(statuses).toContain(410);
  });

  it('past the plan’s people names the plan, its number and the way to more', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    testGateway.identity.on(identity.invitation.create, () => {
      throw new DomainError('PEOPLE_LIMIT', { plan: 'inicial', limit: 2 });
    });
    const invited = { email: 'luis@example.do', role: 'editor' };
    const { status, json } = await gateway.call('/api/invitations', {
      headers: { cookie },
      body: invited,
    });
    expect(status).toBe(402);
    expect(json).toMatchObject({ error: expect.stringMatching(/Inicial incluye 2 personas/) });
  });
});
