import { identity, menus } from '@cartaviva/contracts';
import { apiKeyPrefix, digestOf, isApiKey, newApiKey } from '@cartaviva/secrets';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import type { Problem } from '../../pipeline/errors/problem';
import { publishedMenu, sampleApiKey, sampleMenu, sampleUser } from '../../../test/samples';

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

describe('an API key', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let other: Gateway;
  const asked: string[] = [];
  const roles: string[] = [];
  const lines: string[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    const log = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
    [gateway, other] = await Promise.all([
      testGateway.gateway({}, pino(log)),
      testGateway.gateway(),
    ]);
    testGateway.menus.on(menus.menu.list, (_, { actor, userId }) => {
      asked.push(userId);
      if (actor.kind === 'user') roles.push(actor.role);
      return { rows: [], total: 0 };
    });
  });
  afterAll(() => testGateway.close());

  const list = (key: string, at = gateway, headers = {}) =>
    at.call('/api/menus', { headers: { ...bearer(key), ...headers } });

  it('is made, listed and revoked by its owner at the screen', async () => {
    const { cookie, user } = await testGateway.signIn(gateway);
    const view = sampleApiKey();
    const emitted: object[] = [];
    const revoked: object[] = [];
    testGateway.identity.on(identity.apiKey.create, (request) => {
      emitted.push(request);
      return view;
    });
    testGateway.identity.on(identity.apiKey.rotate, (request) => {
      emitted.push(request);
      return view;
    });
    testGateway.identity.on(identity.apiKey.list, () => [view]);
    testGateway.identity.on(identity.apiKey.revoke, (request, { userId }) => {
      revoked.push({ ...request, userId });
      return {};
    });
    const call = (method: string, path: string, body?: object) =>
      gateway.call(path, { method, headers: { cookie }, ...(body && { body }) });
    const made = await call('POST', '/api/api-keys', { name: 'Caja' });
    const { key, ...shown } = made.json as { key: string };
    expect([made.status, shown, made.headers['cache-control']]).toEqual([201, view, 'no-store']);
    expect(isApiKey(key)).toBe(true);
    const [prefix, digest] = [apiKeyPrefix(key), digestOf(key)];
    expect(emitted).toEqual([{ name: 'Caja', userAgent: '', prefix, digest }]);
    emitted.length = 0;
    const rotated = await call('POST', `/api/api-keys/${view.id}/rotation`);
    const { key: next } = rotated.json as { key: string };
    const secret = { prefix: apiKeyPrefix(next), digest: digestOf(next) };
    expect([rotated.status, next === key]).toEqual([201, false]);
    expect(emitted).toEqual([{ apiKeyId: view.id, userAgent: '', ...secret }]);
    emitted.length = 0;
    const bounds = { scopes: ['menus:read'], expiresAt: '2099-01-01T00:00:00Z' };
    await call('POST', '/api/api-keys', { name: 'Caja', ...bounds });
    expect(emitted).toMatchObject([bounds]);
    const wrong = await call('POST', '/api/api-keys', { name: 'Caja', scopes: ['menus:eat'] });
    expect([wrong.status, Object.keys((wrong.json as Problem).fields!)]).toEqual([400, ['scopes']]);
    expect((await call('GET', '/api/api-keys')).json).toEqual([view]);
    expect((await call('DELETE', `/api/api-keys/${view.id}`)).status).toBe(204);
    expect(revoked).toEqual([{ apiKeyId: view.id, userAgent: '', userId: user.id }]);
  });

  it('acts for its holder, whoever the cookie beside it is', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    const userId = randomUUID();
    asked.length = 0;
    const { status } = await list(testGateway.people.issueKey(userId), gateway, { cookie });
    expect([status, asked]).toEqual([200, [userId]]);
    const wrong = await list(newApiKey(), gateway, { cookie });
    expect([wrong.status, asked]).toEqual([401, [userId]]);
    const error = 'Esta clave no es válida, venció o fue revocada.';
    expect(wrong.json).toMatchObject({ type: 'urn:cartaviva:problem:unauthenticated', error });
  });

  it('of an admin acts for a user like any other, while the admin’s own session is an admin’s', async () => {
    const admin = sampleUser({ role: 'admin' });
    const { cookie } = await testGateway.signIn(gateway, admin);
    roles.length = 0;
    expect((await gateway.call('/api/menus', { headers: { cookie } })).status).toBe(200);
    expect((await list(testGateway.people.issueKey(admin.id, 'free', 'admin'))).status).toBe(200);
    expect(roles).toEqual(['admin', 'user']);
  });

  it('shows its holder’s menu whole, and of others’ what is published', async () => {
    const menu = sampleMenu();
    testGateway.menus.on(menus.menu.get, () => menu);
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => publishedMenu(menuId));
    const path = `/api/menus/${menu.id}`;
    const get = (headers = {}) => gateway.call(path, { headers });
    expect((await get(bearer(testGateway.people.issueKey(menu.userId)))).json).toEqual(menu);
    expect((await get()).json).not.toHaveProperty('userId');
    expect((await get(bearer(newApiKey()))).status).toBe(401);
    const image = await gateway.call(`${path}/qr`, { headers: bearer(newApiKey()) });
    expect(image.status).toBe(401);
  });

  it('is asked about once in a while, and not at all when it cannot be one', async () => {
    const key = testGateway.people.issueKey();
    const before = testGateway.identity.count(identity.apiKey.find);
    for (let times = 0; times < 5; times += 1) await list(key);
    expect(testGateway.identity.count(identity.apiKey.find) - before).toBe(1);
    for (const no of ['', 'x', key.slice(0, -1), `${key}x`, `${key.slice(0, -1)}~`, 'a b']) {
      const { status, text } = await list(no);
      expect([no, status]).toEqual([no, 401]);
      expect(text).toContain('Unauthorized');
    }
    expect(testGateway.identity.count(identity.apiKey.find) - before).toBe(1);
  });

  it('opens nothing past its end, though it was used a moment before', async () => {
    const expiresAt = new Date(Date.now() + 1500).toISOString();
    const key = testGateway.people.issueKey(randomUUID(), 'free', 'user', { expiresAt });
    expect((await list(key)).status).toBe(200);
    await eventually(async () => expect((await list(key)).status).toBe(401), 4000);
  });

  it('opens nothing anywhere within a second of being revoked', async () => {
    const key = testGateway.people.issueKey();
    for (const at of [gateway, other]) expect((await list(key, at)).status).toBe(200);
    await testGateway.people.revokeKey(key);
    await eventually(async () => {
      for (const at of [gateway, other]) expect((await list(key, at)).status).toBe(401);
    }, 1000);
  });

  it('opens nothing at any gateway from the answer on that revoked it, fifty times', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    const keys = new Map<string, string>();
    testGateway.identity.on(identity.apiKey.revoke, async ({ apiKeyId }) => {
      await testGateway.people.end(digestOf(keys.get(apiKeyId)!));
      return {};
    });
    const stored = testGateway.people.issueKey();
    for (let time = 0; time < 50; time += 1) {
      const [id, key] = [randomUUID() as string, testGateway.people.issueKey()];
      keys.set(id, key);
      expect((await list(key, other)).status).toBe(200);
      const path = `/api/api-keys/${id}`;
      const revoked = await gateway.call(path, { method: 'DELETE', headers: { cookie } });
      expect([revoked.status, (await list(key, other)).status]).toEqual([204, 401]);
    }
    expect((await list(stored, other)).status).toBe(200);
  });

  it('makes no keys, and opens none of its holder’s screens', async () => {
    const headers = bearer(testGateway.people.issueKey());
    for (const [method, path] of [
      ['POST', '/api/api-keys'],
      ['GET', '/api/auth/user'],
      ['GET', '/api/account/export'],
      ['GET', '/api/admin/users'],
    ] as const) {
      expect((await gateway.call(path, { method, headers })).status).toBe(403);
    }
  });

  it('in an address is refused before anything else, and told to nobody', async () => {
    const key = testGateway.people.issueKey();
    lines.length = 0;
    for (const path of [
      `/api/menus?api_key=${key}`,
      `/api/menus?access_token=${key}&page=1`,
      `/api/login?return=/x?key=${key}`,
      `/api/menus/${key}`,
    ]) {
      const { status, json } = await gateway.call(path, { headers: bearer(key) });
      expect(status).toBe(400);
      expect(json).toMatchObject({ fields: { authorization: expect.stringMatching(/Bearer/) } });
    }
    await list(key);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.join('')).not.toContain('cv_live_');
  });
});
