import { DomainError, identity, identityEvents, type ApiKeysRevoked } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newcomer, newKey, USER_AGENT as userAgent } from '../../test/people';
import { startTestService, type TestService } from '../../test/test-service';
import { Revocations } from '../revocations/revocations';

describe('API keys', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  async function owner() {
    const { user } = await service.verified();
    const call = service.asUser(user.id);
    return {
      user,
      create: async (name?: string) => {
        const { key, about } = newKey(name);
        return { ...(await call(identity.apiKey.create, about)), key };
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
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null,
    });
    expect(await list()).toEqual([shown]);
    const rows = await service.sql<{ text: string }>(
      `SELECT to_jsonb(k)::text AS text FROM api_keys k UNION ALL SELECT payload::text FROM outbox`,
    );
    for (const { text } of rows) expect(text).not.toContain(key);
    expect(await holderOf(key)).toEqual({
      apiKeyId: shown.id,
      userId: user.id,
      role: 'user',
      plan: 'profesional',
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

  it('follow the plan and the role that their owner has now', async () => {
    const { user, create } = await owner();
    const { key } = await create();
    const expiresAt = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
    await service.grant({ userId: user.id, plan: 'inicial', expiresAt });
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
    /** Every replica publishes revocations in this way. */
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

  it("are their owner's alone: another's is as missing as nobody's", async () => {
    const [ana, eve] = [await owner(), await owner()];
    const { id, key } = await ana.create();
    for (const apiKeyId of [id, randomUUID()]) {
      await expect(eve.revoke(apiKeyId)).rejects.toMatchObject({ code: 'API_KEY_NOT_FOUND' });
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
    await expect(create(row!.id)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    await expect(create(randomUUID())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });

    const { person, user } = await service.verified();
    const { password } = person;
    await service.asUser(user.id)(identity.account.delete, { password, userAgent });
    await expect(create(user.id)).rejects.toMatchObject({ code: 'ACCOUNT_CLOSING' });
  });
});
