import { DomainError, identity, menus } from '@cartaviva/contracts';
import { randomBytes, randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { call } from '../../../test/client';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleApiKey, sampleMenu } from '../../../test/samples';
import { MAX_STORED_BYTES } from './stored-answers';

const dinner = { name: 'Cena', restaurantName: 'La Cocina de Carmen' };

describe('a write with an Idempotency-Key', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let other: Gateway;
  let cookie: string;

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    [gateway, other] = await Promise.all([testGateway.gateway(), testGateway.gateway()]);
    ({ cookie } = await testGateway.signIn(gateway));
  });
  afterAll(() => testGateway.close());
  beforeEach(() => {
    testGateway.menus.on(menus.menu.create, ({ name }) => sampleMenu({ name: name ?? 'Carta' }));
  });

  type Sent = { key?: string; body?: object; headers?: Record<string, string>; at?: Gateway };
  /**
   * Creates a menu without comparing the response with the API document, because the stub's response is longer than a
   * menu can be.
   */
  const create = ({ key = '', body = dinner, headers = { cookie }, at = gateway }: Sent) =>
    call(at.url, '/api/menus', { body, headers: { ...headers, 'idempotency-key': key } });
  const created = () => testGateway.menus.count(menus.menu.create);

  it('has one effect, of twenty sent at once over two gateways', async () => {
    const [key, before] = [randomUUID(), created()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => create({ key, at: n % 2 ? gateway : other })),
    );
    expect(created() - before).toBe(1);
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    for (const { status, headers } of answers.filter((answer) => !done.includes(answer))) {
      expect([status, headers['retry-after']]).toEqual([409, '1']);
    }
  });

  it('has the same answer a second time, from another gateway too, and says that it is one', async () => {
    const key = randomUUID();
    const first = await create({ key });
    const again = await create({ key, at: other });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    for (const name of ['content-type', 'cache-control']) {
      expect(again.headers[name]).toBe(first.headers[name]);
    }
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('without a body is answered without one, twice', async () => {
    testGateway.menus.on(menus.menu.delete, () => ({}));
    const menuId = randomUUID();
    const headers = { cookie, 'idempotency-key': randomUUID() };
    const before = testGateway.menus.count(menus.menu.delete);
    for (let time = 0; time < 2; time += 1) {
      const options = { method: 'DELETE', headers };
      const { status, text } = await gateway.call(`/api/menus/${menuId}`, options);
      expect([status, text]).toEqual([204, '']);
    }
    expect(testGateway.menus.count(menus.menu.delete) - before).toBe(1);
  });

  it('is refused when the key comes with another body', async () => {
    const key = randomUUID();
    await create({ key });
    const before = created();
    const { status, json } = await create({ key, body: { ...dinner, name: 'Desayuno' } });
    expect(status).toBe(422);
    expect(json).toMatchObject({ error: expect.stringContaining('Idempotency-Key') });
    expect(created()).toBe(before);
  });

  it('is the same at the same address, however that is written', async () => {
    const [key, before] = [randomUUID(), created()];
    const headers = { cookie, 'idempotency-key': key };
    for (const path of ['/api/menus', '/api/menus/', '/%61pi/menus']) {
      expect((await call(gateway.url, path, { body: dinner, headers })).status).toBe(201);
    }
    expect(created() - before).toBe(1);
  });

  it('is refused when the key comes over another version', async () => {
    const key = randomUUID();
    const over = (tag: string) => create({ key, headers: { cookie, 'if-match': tag } });
    expect((await over('"1"')).status).toBe(201);
    expect((await over('"1"')).status).toBe(201);
    expect((await over('"2"')).status).toBe(422);
  });

  it('is nobody else’s: another owner and another path may use the same key', async () => {
    const [key, before] = [randomUUID(), created()];
    const stranger = await testGateway.signIn(gateway);
    const program = { authorization: `Bearer ${testGateway.people.issueKey()}` };
    for (const headers of [{ cookie }, { cookie: stranger.cookie }, program]) {
      expect((await create({ key, headers })).status).toBe(201);
    }
    expect(created() - before).toBe(3);
    testGateway.identity.on(identity.apiKey.create, () => sampleApiKey());
    const headers = { cookie, 'idempotency-key': key };
    const made = await gateway.call('/api/api-keys', { body: { name: 'Caja' }, headers });
    expect(made.status).toBe(201);
  });

  it('is refused the same way, when it was refused for good', async () => {
    testGateway.menus.on(menus.menu.create, () => {
      throw new DomainError('MENU_LIMIT_REACHED', { plan: 'free', limit: 1 });
    });
    const [key, before] = [randomUUID(), created()];
    const answers = [await create({ key }), await create({ key })];
    expect(answers.map(({ status }) => status)).toEqual([402, 402]);
    expect(answers[1]!.headers['content-type']).toContain('application/problem+json');
    expect(created() - before).toBe(1);
  });

  it.each(['UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'] as const)(
    'is tried anew after %s',
    async (code) => {
      const key = randomUUID();
      testGateway.menus.on(menus.menu.create, () => {
        throw new DomainError(code);
      });
      expect((await create({ key })).status).toBeGreaterThanOrEqual(429);
      testGateway.menus.on(menus.menu.create, () => sampleMenu());
      expect((await create({ key })).status).toBe(201);
    },
  );

  it('names what it makes alike at every try, so that a service that did it late is not asked twice', async () => {
    const ids: (string | undefined)[] = [];
    testGateway.menus.on(menus.menu.create, ({ newId }) => {
      ids.push(newId);
      if (ids.length === 1) throw new DomainError('UNAVAILABLE');
      return sampleMenu();
    });
    const key = randomUUID();
    expect((await create({ key })).status).toBe(503);
    expect((await create({ key })).status).toBe(201);
    expect((await create({ key: randomUUID() })).status).toBe(201);
    const keyless = { body: dinner, headers: { cookie } };
    expect((await gateway.call('/api/menus', keyless)).status).toBe(201);
    const [first, again, other, none] = ids;
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(none).toBeUndefined();
  });

  it('is under way until its gateway answers, and free again when that gateway died', async () => {
    const redis = new Redis(testGateway.redis.url);
    const key = randomUUID();
    let reached!: () => void;
    let finish!: () => void;
    const taken = new Promise<void>((resolve) => (reached = resolve));
    const held = new Promise<void>((resolve) => (finish = resolve));
    testGateway.menus.on(menus.menu.create, async () => {
      reached();
      await held;
      return sampleMenu();
    });
    const first = create({ key });
    await taken;
    expect((await create({ key, at: other })).status).toBe(409);
    const [name] = await underWay(redis);
    const seconds = await redis.ttl(name!);
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThanOrEqual(30);
    // The mark of a gateway that crashed expires. Here it is deleted instead.
    await redis.del(name!);
    testGateway.menus.on(menus.menu.create, () => sampleMenu({ name: 'la segunda vez' }));
    const second = await create({ key, at: other });
    finish();
    await first;
    expect((await create({ key })).text).toBe(second.text);
    redis.disconnect();
  });

  /** Returns the keys of writes without a response yet, whose values are short. */
  async function underWay(redis: Redis): Promise<string[]> {
    const names = await redis.keys('cv-idempotency:*');
    const lengths = await Promise.all(names.map((name) => redis.strlen(name)));
    return names.filter((_, at) => lengths[at]! < 110);
  }

  it('leaves no secret in Redis, which keeps what it is given on disk', async () => {
    const key = randomUUID();
    testGateway.identity.on(identity.apiKey.create, () => sampleApiKey());
    const headers = { cookie, 'idempotency-key': key };
    const made = await gateway.call('/api/api-keys', { body: { name: 'Caja' }, headers });
    const { key: secret } = made.json as { key: string };
    expect(secret).toMatch(/^cv_live_/);
    const redis = new Redis(testGateway.redis.url);
    const names = await redis.keys('cv-idempotency:*');
    const values = await redis.mget(names);
    redis.disconnect();
    expect(values.length).toBeGreaterThan(0);
    expect([...names, ...values].join()).not.toMatch(new RegExp(`${secret}|${key}`));
  });

  describe('whose answer is long', () => {
    let redis: Redis;
    beforeAll(() => (redis = new Redis(testGateway.redis.url)));
    afterAll(() => redis.disconnect());

    const storedBytes = async () => {
      const names = await redis.keys('cv-idempotency:*');
      const lengths = await Promise.all(names.map((name) => redis.strlen(name)));
      return lengths.reduce((sum, length) => sum + length, 0);
    };

    describe('of what Redis may use', () => {
      afterEach(() => redis.config('SET', 'maxmemory', 0));

      /** Sends a write through a new gateway, which has not read the memory usage of Redis yet. */
      async function whenUsing(share: number) {
        const used = Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1]);
        const limit = Math.round(used / share);
        await redis.config('SET', 'maxmemory', limit);
        const [key, at] = [randomUUID(), await testGateway.gateway()];
        const [first, again] = [await create({ key, at }), await create({ key, at })];
        expect([first.status, again.status]).toEqual([201, 201]);
        expect(again.headers['idempotency-replayed']).toBe('true');
        const metrics = await fetch(`${at.opsUrl}/metrics`).then((response) => response.text());
        expect(metrics).toContain(`redis_memory_bytes{of="limit"} ${limit}\n`);
        return { first: first.text, again: again.text };
      }

      it('less than half is used: it is given again', async () => {
        const { first, again } = await whenUsing(0.3);
        expect(again).toBe(first);
      });

      it('more than half is used: its status is, and it is done once', async () => {
        const before = created();
        expect((await whenUsing(0.7)).again).toBe('');
        expect(created() - before).toBe(1);
      });
    });

    it('is stored in a fraction of its bytes', async () => {
      const description = 'Sancocho de siete carnes. '.repeat(8000);
      testGateway.menus.on(menus.menu.create, () => sampleMenu({ description }));
      const [key, before] = [randomUUID(), await storedBytes()];
      const first = await create({ key });
      expect(first.text.length).toBeGreaterThan(200_000);
      expect((await storedBytes()) - before).toBeLessThan(10_000);
      expect((await create({ key, at: other })).text).toBe(first.text);
    });

    it('is done once and told by its status, when its owner’s answers take more than their room', async () => {
      testGateway.menus.on(menus.menu.create, () =>
        sampleMenu({ description: randomBytes(180_000).toString('base64') }),
      );
      const { cookie: owner } = await testGateway.signIn(gateway);
      const send = (key: string) => create({ key, headers: { cookie: owner } });
      const before = await storedBytes();
      const keys = Array.from({ length: 60 }, () => randomUUID());
      const firsts = new Map<string, string>();
      for (const key of keys) firsts.set(key, (await send(key)).text);
      const taken = (await storedBytes()) - before;
      expect(taken).toBeGreaterThan(MAX_STORED_BYTES * 0.95);
      expect(taken).toBeLessThan(MAX_STORED_BYTES * 1.01);

      const done = created();
      const full = await send(keys[0]!);
      // This call compares the response with the API document.
      const bare = await gateway.call('/api/menus', {
        body: dinner,
        headers: { cookie: owner, 'idempotency-key': keys.at(-1)! },
      });
      expect([full.status, full.text]).toEqual([201, firsts.get(keys[0]!)]);
      expect([bare.status, bare.text]).toEqual([201, '']);
      expect(bare.headers['idempotency-replayed']).toBe('true');
      const key = keys.at(-1)!;
      const headers = { cookie: owner };
      expect((await create({ key, headers, body: { ...dinner, name: 'Otro' } })).status).toBe(422);

      const [anothersKey, another] = [randomUUID(), await testGateway.signIn(gateway)];
      const anothers = () => create({ key: anothersKey, headers: { cookie: another.cookie } });
      expect((await anothers()).text).toBe((await anothers()).text);
      expect(created()).toBe(done + 1);
      // The quota resets after a day.
      for (const name of await redis.keys('cv-idempotency-bytes:*')) {
        expect(await redis.ttl(name)).toBeGreaterThan(23 * 3600);
      }
    });
  });

  it.each(['', 'x'.repeat(256), 'año', 'a\tb'])('is refused for the key %j', async (key) => {
    const before = created();
    const text = Buffer.from(key).toString('latin1');
    expect((await create({ key: text })).status).toBe(400);
    expect(created()).toBe(before);
  });

  it('takes a key as long as it may be', async () => {
    expect((await create({ key: '~'.repeat(255) })).status).toBe(201);
  });

  it('by someone nobody knows is as any other: the key says nothing', async () => {
    const before = testGateway.identity.count(identity.password.forgot);
    testGateway.identity.on(identity.password.forgot, () => ({ message: 'Enviado' }));
    for (let time = 0; time < 2; time += 1) {
      const headers = { 'idempotency-key': 'the same' };
      const body = { email: 'ana@example.do' };
      await gateway.call('/api/auth/forgot-password', { body, headers });
    }
    expect(testGateway.identity.count(identity.password.forgot) - before).toBe(2);
  });

  it('is not done while nobody can tell whether it was: without Redis it is refused', async () => {
    await testGateway.redis.kill();
    const { status, headers } = await create({ key: randomUUID() });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    await testGateway.restartRedis();
  });
});
