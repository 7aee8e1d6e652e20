import { DomainError, identity, identityEvents, type ApiKeysRevoked } from '@cartaviva/contracts';
import type { ApiKeyScope } from '@cartaviva/domain';
import { digestOf, newApiKey } from '@cartaviva/secrets';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newcomer, newKey, secretOf, USER_AGENT as userAgent } from '../../test/people';
import { team } from '../../test/team';
import { sharedTestService, type TestService } from '../../test/test-service';
import { Revocations } from '../revocations/revocations';

type Bounds = { scopes?: ApiKeyScope[]; expiresAt?: string };

describe('API keys', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  async function owner() {
    const { user } = await service.verified();
    const call = service.asUser(user.id);
    return {
      user,
      create: async (name?: string, more: Bounds = {}) => {
        const { key, about } = newKey(name);
        return { ...(await call(identity.apiKey.create, { ...about, ...more })), key };
      },
      rotate: async (apiKeyId: string) => {
        const key = newApiKey();
        const request = { apiKeyId, ...secretOf(key) };
        return { ...(await call(identity.apiKey.rotate, request)), key };
      },
      list: () => call(identity.apiKey.list, {}),
      revoke: (apiKeyId: string) => call(identity.apiKey.revoke, { apiKeyId, userAgent }),
    };
  }

  const holderOf = async (key: string) => {
    const { holder } = await service.visitor(identity.apiKey.find, { digest: digestOf(key) });
    return holder;
  };

  it('are known by a digest alone, and act for their owner', async () => {
    const { user, create, list } = await owner();
    const { key, ...shown } = await create(' Caja ');
    expect(shown).toEqual({
      id: expect.any(String),
      name: 'Caja',
      prefix: key.slice(0, 12),
      scopes: ['menus:read', 'menus:write', 'analytics:read', 'webhooks'],
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null,
      expiresAt: null,
      previousExpiresAt: null,
    });
    expect(await list()).toEqual([shown]);
    const rows = await service.sql<{ text: string }>(
      `SELECT to_jsonb(k)::text AS text FROM api_keys k UNION ALL SELECT payload::text FROM outbox`,
    );
    for (const { text } of rows) expect(text).not.toContain(key);
    expect(await holderOf(key)).toEqual({
      apiKeyId: shown.id,
      name: shown.name,
      accountId: user.account.id,
      userId: user.id,
      role: 'user',
      plan: 'profesional',
      scopes: shown.scopes,
      expiresAt: null,
      madeBy: user.id,
    });
  });

  it('are told of by mail as soon as they are made', async () => {
    const { user, create } = await owner();
    const { key, name, prefix } = await create();
    const mail = (await service.mailsTo(user.email)).at(-1);
    expect(mail).toMatchObject({
      template: 'api-key-created',
      firstName: 'Ana',
      apiKeys: [{ name, prefix, isEnded: false }],
    });
    expect(JSON.stringify(mail)).not.toContain(key);
  });

  it('may do what they were made for, to whose end they open', async () => {
    const { create, list } = await owner();
    const expiresAt = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
    const { key, ...shown } = await create('Caja', { scopes: ['menus:write'], expiresAt });
    expect(shown).toMatchObject({ scopes: ['menus:read', 'menus:write'], expiresAt });
    expect(await holderOf(key)).toMatchObject({ scopes: shown.scopes, expiresAt });
    service.clock.advance({ minutes: 60 });
    expect(await holderOf(key)).toBeNull();
    expect((await list()).map(({ id }) => id)).toEqual([shown.id]);
    await expect(create('Tarde', { expiresAt })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { expiresAt: expect.any(String) } },
    });
  });

  it('get another secret, beside which the one before works for a day', async () => {
    const { user, create, rotate, list } = await owner();
    const first = await create('Caja', { scopes: ['webhooks'] });
    const second = await rotate(first.id);
    const { key, ...shown } = second;
    const overlapEnd = new Date(service.clock.now().getTime() + 24 * 3_600_000);
    expect(shown).toMatchObject({
      ...{ id: first.id, name: 'Caja', prefix: key.slice(0, 12), scopes: ['webhooks'] },
      expiresAt: null,
    });
    expect(Date.parse(shown.previousExpiresAt!) / 60_000).toBeCloseTo(+overlapEnd / 60_000, 0);
    expect(await list()).toEqual([shown]);
    expect(await holderOf(second.key)).toMatchObject({ apiKeyId: first.id, expiresAt: null });
    expect(await holderOf(first.key)).toMatchObject({
      ...{ apiKeyId: first.id, scopes: ['webhooks'], expiresAt: shown.previousExpiresAt },
    });
    expect((await service.mailsTo(user.email)).at(-1)).toMatchObject({
      ...{ template: 'api-key-rotated', detail: shown.previousExpiresAt },
      apiKeys: [{ name: 'Caja', prefix: shown.prefix, isEnded: false }],
    });
    expect((await service.logOf(user.id)).at(-1)).toBe('api-key-rotated');
    service.clock.advance({ minutes: 25 * 60 });
    expect(await holderOf(first.key)).toBeNull();
    expect(await holderOf(second.key)).not.toBeNull();
    expect((await list())[0]!.previousExpiresAt).toBeNull();
  });

  it('live as long again with each secret as the first one was meant to', async () => {
    const { create, rotate } = await owner();
    const expiresAt = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
    const { id } = await create('Caja', { expiresAt });
    for (const minutes of [30, 15]) {
      service.clock.advance({ minutes });
      const { expiresAt: end } = await rotate(id);
      expect((Date.parse(end!) - service.clock.now().getTime()) / 60_000).toBeCloseTo(60, 0);
    }
  });

  it('have two secrets at most, which both end when the key is revoked', async () => {
    const { create, rotate, revoke } = await owner();
    const first = await create();
    const second = await rotate(first.id);
    const third = await rotate(first.id);
    const alive = async () =>
      Promise.all([first, second, third].map(async ({ key }) => (await holderOf(key)) !== null));
    expect(await alive()).toEqual([false, true, true]);
    expect(await service.isRevoked(digestOf(first.key))).toBe(true);
    expect(await service.isRevoked(digestOf(second.key))).toBe(false);
    await revoke(first.id);
    expect(await alive()).toEqual([false, false, false]);
    for (const { key } of [second, third]) {
      expect(await service.isRevoked(digestOf(key))).toBe(true);
    }
    await expect(rotate(first.id)).rejects.toMatchObject({ code: 'API_KEY_NOT_FOUND' });
  });

  it('follow the plan and the role that their owner has now', async () => {
    const { user, create } = await owner();
    const { key } = await create();
    const expiresAt = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
    await service.grant({ accountId: user.account.id, plan: 'inicial', expiresAt });
    await service.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
    expect(await holderOf(key)).toMatchObject({ plan: 'inicial', role: 'admin' });
    service.clock.advance({ minutes: 60 });
    expect(await holderOf(key)).toMatchObject({ plan: 'free' });
  });

  it('tell when they were last used, to the minute', async () => {
    const { create, list } = await owner();
    const { key } = await create();
    const lastUse = async () => Date.parse((await list())[0]!.lastUsedAt!);
    await Promise.all(Array.from({ length: 10 }, () => holderOf(key)));
    const first = await lastUse();
    service.clock.advance({ seconds: 50 });
    await holderOf(key);
    expect(await lastUse()).toBe(first);
    service.clock.advance({ seconds: 10 });
    await holderOf(key);
    expect(await lastUse()).toBeGreaterThanOrEqual(first + 60_000);
  });

  it('are ten at most, of thirty made at once; a revoked one makes room', async () => {
    const { create, list, revoke } = await owner();
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => create(`Clave ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const answer of answers) {
      if (answer.status === 'fulfilled') continue;
      expect(answer.reason).toMatchObject({
        code: 'API_KEY_LIMIT_REACHED',
        details: { limit: 10 },
      });
    }
    const [newest] = await list();
    await revoke(newest!.id);
    await create('Otra');
    await expect(create('Una más')).rejects.toMatchObject({ code: 'API_KEY_LIMIT_REACHED' });
  });

  it('that are revoked open nothing, and every gateway hears so', async () => {
    const { user, create, list, revoke } = await owner();
    const [dead, living] = [await create('Vieja'), await create('Nueva')];
    await revoke(dead.id);
    expect(await holderOf(dead.key)).toBeNull();
    expect(await service.isRevoked(digestOf(dead.key))).toBe(true);
    expect(await service.isRevoked(digestOf(living.key))).toBe(false);
    expect(await holderOf(living.key)).not.toBeNull();
    expect((await list()).map(({ name }) => name)).toEqual(['Nueva']);
    const emitted = await service.emitted<ApiKeysRevoked>(identityEvents.apiKeysRevoked);
    expect(emitted).toContainEqual({ digests: [digestOf(dead.key)] });
    await expect(revoke(dead.id)).rejects.toMatchObject({ code: 'API_KEY_NOT_FOUND' });
    expect(await service.logOf(user.id)).toEqual([
      ...['registered', 'signed-in'],
      ...['api-key-created', 'api-key-created', 'api-key-revoked'],
    ]);
  });

  describe('’ revocation', () => {
    afterEach(() => jest.restoreAllMocks());
    const publishBy = (publish: () => Promise<void>) => {
      for (const revocations of service.everywhere(Revocations)) {
        jest.spyOn(revocations, 'publish').mockImplementation(publish);
      }
    };

    it('is refused while gateways cannot hear of it, and ends nothing', async () => {
      const { create, revoke } = await owner();
      const { id, key } = await create();
      publishBy(() => Promise.reject(new DomainError('UNAVAILABLE')));
      await expect(revoke(id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(await holderOf(key)).not.toBeNull();
    });

    it('is answered once gateways can hear of it, not before', async () => {
      const { create, list, revoke } = await owner();
      const { id } = await create();
      const order: string[] = [];
      publishBy(async () => {
        for (let call = 0; call < 10; call += 1) await list();
        order.push('published');
      });
      await revoke(id);
      order.push('answered');
      expect(order).toEqual(['published', 'answered']);
    });
  });

  it('say which member was shown the secret: the newest, and the one before', async () => {
    const account = await team(service).account();
    const { user, as } = await account.member('administrator');
    const [owners, theirs] = [await account.createKey(), await as.createKey()];
    const shownTo = async (key: string) => (await holderOf(key))!.madeBy;
    expect([await shownTo(owners.key), await shownTo(theirs.key)]).toEqual([
      account.owner.user.id,
      user.id,
    ]);
    const renewed = newApiKey();
    await as.call(identity.apiKey.rotate, { apiKeyId: owners.id, ...secretOf(renewed) });
    expect([await shownTo(owners.key), await shownTo(renewed)]).toEqual([
      account.owner.user.id,
      user.id,
    ]);
  });

  it("are their owner's alone: another's is as missing as nobody's", async () => {
    const [ana, eve] = [await owner(), await owner()];
    const { id, key } = await ana.create();
    for (const apiKeyId of [id, randomUUID()]) {
      await expect(eve.revoke(apiKeyId)).rejects.toMatchObject({ code: 'API_KEY_NOT_FOUND' });
      await expect(eve.rotate(apiKeyId)).rejects.toMatchObject({ code: 'API_KEY_NOT_FOUND' });
    }
    expect(await eve.list()).toEqual([]);
    expect(await holderOf(key)).not.toBeNull();
    expect(await holderOf(`${key}x`)).toBeNull();
  });

  it('are for people who proved their address and are here to stay', async () => {
    const ana = newcomer();
    await service.register(ana);
    const [row] = await service.sql<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [
      ana.email,
    ]);
    const create = (userId: string) =>
      service.asUser(userId)(identity.apiKey.create, newKey().about);
    await service.learnAccount(row!.id);
    await expect(create(row!.id)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    await expect(create(randomUUID())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });

    const { person, user } = await service.verified();
    const { password } = person;
    const { id: apiKeyId } = await create(user.id);
    await service.asUser(user.id)(identity.account.delete, { password, userAgent });
    await expect(create(user.id)).rejects.toMatchObject({ code: 'ACCOUNT_CLOSING' });
    const rotate = { apiKeyId, ...secretOf(newApiKey()) };
    await expect(service.asUser(user.id)(identity.apiKey.rotate, rotate)).rejects.toMatchObject({
      code: 'ACCOUNT_CLOSING',
    });
  });
});
