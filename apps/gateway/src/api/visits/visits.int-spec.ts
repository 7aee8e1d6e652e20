import { DomainError, menus, type Engagement, type Visit } from '@cartaviva/contracts';
import { VISITORS_PER_NETWORK } from '@cartaviva/domain';
import { eventually } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleMenu } from '../../../test/samples';
import { VisitBatches } from './visit-batches';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari';

describe('a visit', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  /** Rows that menus-service received, by message. */
  let sent: { visits: Visit[][]; engagements: Engagement[][] };

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    gateway = await testGateway.gateway({ TRUSTED_PROXIES: '1' });
    testGateway.menus.on(menus.visit.record, ({ visits }, { actor }) => {
      expect(actor.kind).toBe('system');
      sent.visits.push(visits);
      return { recorded: visits.length };
    });
    testGateway.menus.on(menus.visit.recordEngagements, ({ engagements }, { actor }) => {
      expect(actor.kind).toBe('system');
      sent.engagements.push(engagements);
      return {};
    });
  });
  beforeEach(() => (sent = { visits: [], engagements: [] }));
  afterAll(() => testGateway.close());

  const visit = (changes = {}) => ({
    menuId: randomUUID(),
    visitorId: randomUUID(),
    source: 'qr',
    userAgent: PHONE,
    ...changes,
  });
  const send = (body: object, headers = {}) =>
    gateway.call('/api/menu-visits', { body, headers: { 'user-agent': PHONE, ...headers } });
  const engagement = (changes = {}) => ({
    menuId: randomUUID(),
    visitorId: randomUUID(),
    itemIds: [randomUUID()],
    ...changes,
  });
  const engage = (body: object, headers = {}, path = '/api/menu-engagement') =>
    gateway.call(path, { body, headers: { 'user-agent': PHONE, ...headers } });
  const stored = () => sent.visits.flat();
  const engaged = () => sent.engagements.flat();

  it('is stored when it is acknowledged, without the address it came from', async () => {
    const body = visit({ language: 'en', table: 'Terraza 2', piece: 'tent' });
    const { status } = await send(body, { 'x-forwarded-for': '203.0.113.77' });
    expect(status).toBe(202);
    expect(stored()).toEqual([{ ...body, ipAddress: '203.0.113.0', at: expect.any(String) }]);
  });

  it('is answered alike whether it passes the framework or not', async () => {
    const answers = [await send(visit()), await send(visit(), { 'x-passes': 'the framework' })];
    const [first, second] = answers.map(({ status, headers }) => [
      status,
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => !['x-request-id', 'date'].includes(name)),
      ),
    ]);
    expect(first).toEqual(second);
    expect(stored()).toHaveLength(2);
  });

  it('is lost to none of those that come in the same moment', async () => {
    const bodies = Array.from({ length: 200 }, () => visit());
    await Promise.all(bodies.map((body) => send(body)));
    const visitors = stored().map(({ visitorId }) => visitorId);
    expect(visitors.sort()).toEqual(bodies.map(({ visitorId }) => visitorId).sort());
  });

  it('shares a message with what comes in the same moment', async () => {
    const batches = gateway.app.get(VisitBatches, { strict: false });
    const at = new Date().toISOString();
    const visits = Array.from({ length: 300 }, () => ({ ...visit(), ipAddress: null, at }));
    const done = Array.from({ length: 150 }, () => ({ ...engagement(), at }));
    await Promise.all([
      ...visits.map((one) => batches.add(one as Visit)),
      ...done.map((one) => batches.addEngagement(one)),
    ]);
    expect(sent.visits).toEqual([visits]);
    expect(sent.engagements.map((rows) => rows.length)).toEqual([100, 50]);
    expect(engaged()).toEqual(done);
  });

  it('is followed by what was done, which is stored when it is acknowledged', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const done = engagement({
      ...{ itemIds: [first, second], soldOutItemIds: [first], orderedItemIds: [second] },
      ...{ categoryIds: [randomUUID()], filters: ['Vegano'], searches: ['mofongo'] },
    });
    expect((await engage(done)).status).toBe(202);
    expect(engaged()).toEqual([{ ...done, at: expect.any(String) }]);
  });

  it('is followed by opened items alone from those who use the older call', async () => {
    const opened = engagement();
    expect((await engage(opened, {}, '/api/item-views')).status).toBe(202);
    expect(engaged()).toEqual([{ ...opened, at: expect.any(String) }]);
  });

  it('is followed by no search that could name somebody', async () => {
    const searches = ['809-555-0101', 'carmen@example.do', 'sushi'];
    expect((await engage(engagement({ searches }))).status).toBe(202);
    expect(engaged().map((done) => done.searches)).toEqual([['sushi']]);
  });

  it('belongs to the moment it happened in, however late it was sent', async () => {
    const now = Date.now();
    await send(visit({ ageSeconds: 3600 }));
    await engage(engagement({ ageSeconds: 7200 }));
    await engage(engagement());
    const moments = [...stored(), ...engaged()].map(({ at }) => Date.parse(at));
    const ages = moments.map((at) => Math.abs(Math.round((now - at) / 600_000)) * 10);
    expect(ages.sort((one, next) => next - one)).toEqual([120, 60, 0]);
  });

  it.each([
    [{ itemIds: ['demo-1'] }, 'itemIds'],
    [{ searches: ['x'.repeat(41)] }, 'searches'],
    [{ filters: ['Sabroso'] }, 'filters'],
    [{ visitorId: 'x' }, 'visitorId'],
    [{ at: '2020-01-01' }, 'at'],
    [{ ageSeconds: 86_401 }, 'ageSeconds'],
  ])('is followed by nothing with %p', async (changes, field) => {
    const { status, json } = await engage(engagement(changes));
    expect(status).toBe(400);
    expect(json).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect([...stored(), ...engaged()]).toEqual([]);
  });

  it('is followed by two kilobytes at most', async () => {
    const idsOf = (count: number) => Array.from({ length: count }, () => randomUUID());
    const { status, json } = await engage(engagement({ itemIds: idsOf(50) }));
    expect([status, json]).toMatchObject([413, { error: 'Lo que enviaste es demasiado grande.' }]);
    expect((await engage(engagement({ itemIds: idsOf(45) }))).status).toBe(202);
  });

  it('names the browser by its own header, and by the body only without one', async () => {
    await send(visit({ userAgent: 'something else' }));
    await gateway.call('/api/menu-visits', { body: visit() });
    expect(stored().map(({ userAgent }) => userAgent)).toEqual([PHONE, PHONE]);
  });

  it.each([
    ['a program', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['who asks not to be tracked', { dnt: '1' }],
    ['who refuses by Global Privacy Control', { 'sec-gpc': '1' }],
    ['a browser that guesses what will be wanted', { 'sec-purpose': 'prefetch;prerender' }],
    ['a browser that guesses, in older words', { purpose: 'prefetch' }],
    ['a link preview', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ])('of %s is not counted, and told nothing about it', async (_, headers) => {
    expect((await send(visit(), headers)).status).toBe(202);
    expect((await engage(engagement(), headers)).status).toBe(202);
    expect([...stored(), ...engaged()]).toEqual([]);
  });

  it('of the owner is not counted; of another owner it is', async () => {
    const { user, cookie } = await testGateway.signIn(gateway);
    const own = sampleMenu({ userId: user.id });
    testGateway.menus.on(menus.menu.get, ({ menuId }, { userId }) => {
      if (menuId !== own.id || userId !== user.id) throw new DomainError('MENU_NOT_FOUND');
      return own;
    });
    await send(visit({ menuId: own.id }), { cookie });
    await engage(engagement({ menuId: own.id }), { cookie });
    expect([...stored(), ...engaged()]).toEqual([]);
    await send(visit(), { cookie });
    expect(stored()).toHaveLength(1);
  });

  it.each([
    [{ source: 'nfc' }, 'source'],
    [{ visitorId: 'x' }, 'visitorId'],
    [{ menuId: 'demo-1' }, 'menuId'],
    [{ ipAddress: '1.2.3.4' }, 'ipAddress'],
    [{ piece: 'napkin' }, 'piece'],
    [{ table: 'x'.repeat(21) }, 'table'],
  ])('with %p is refused', async (changes, field) => {
    const { status, json } = await send(visit(changes));
    expect(status).toBe(400);
    expect(json).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect(stored()).toEqual([]);
  });

  describe('of many visitors in one network', () => {
    let strict: Gateway[];
    beforeAll(async () => {
      const variables = { TRUSTED_PROXIES: '1', CLIENT_LIMITS: 'strict' };
      strict = await Promise.all([testGateway.gateway(variables), testGateway.gateway(variables)]);
    });

    /** Sends visits of different visitors through both gateways, cycling through the addresses. */
    async function come(count: number, menuId: string, from: (nth: number) => string) {
      const bodies = Array.from({ length: count }, () => visit({ menuId }));
      const answers = await Promise.all(
        bodies.map((body, nth) => {
          const headers = { 'user-agent': PHONE, 'x-forwarded-for': from(nth) };
          return strict[nth % 2]!.call('/api/menu-visits', { body, headers });
        }),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
      return bodies;
    }
    const counted = (menuId: string) =>
      stored()
        .filter((each) => each.menuId === menuId)
        .map(({ visitorId }) => visitorId);

    it('counts a full restaurant of 300 seats behind one address', async () => {
      const menuId = randomUUID();
      const guests = await come(300, menuId, () => '198.51.100.7');
      expect(new Set(counted(menuId))).toEqual(new Set(guests.map(({ visitorId }) => visitorId)));
    });

    it('counts 400 of those whom somebody invents in an hour, and answers all alike', async () => {
      const [menuId, other] = [randomUUID() as string, randomUUID() as string];
      await come(600, menuId, (nth) => `203.0.113.${nth % 5}`);
      const invented = counted(menuId);
      expect(invented).toHaveLength(VISITORS_PER_NETWORK.hour);

      await come(1, menuId, () => '203.0.113.200');
      expect(counted(menuId)).toHaveLength(VISITORS_PER_NETWORK.hour);
      await come(1, menuId, () => '192.0.2.1');
      expect(counted(menuId)).toHaveLength(VISITORS_PER_NETWORK.hour + 1);
      await come(1, other, () => '203.0.113.200');
      expect(counted(other)).toHaveLength(1);
    });

    it('takes what counted visitors do, and nothing that those past the bound do', async () => {
      const menuId = randomUUID();
      const headers = { 'user-agent': PHONE, 'x-forwarded-for': '203.0.114.9' };
      const [first] = await come(1, menuId, () => '203.0.114.9');
      await come(420, menuId, () => '203.0.114.9');
      const known = engagement({ menuId, visitorId: first!.visitorId });
      for (const body of [known, engagement({ menuId })]) {
        const { status } = await strict[0]!.call('/api/menu-engagement', { body, headers });
        expect(status).toBe(202);
      }
      expect(engaged().map(({ visitorId }) => visitorId)).toEqual([known.visitorId]);
    });

    it('keeps of networks and visitors nothing that names them', async () => {
      const redis = new Redis(testGateway.redis.url);
      const menuId = randomUUID();
      const [body] = await come(1, menuId, () => '203.0.115.9');
      const keys = await redis.keys('cv-visitors:*');
      const members = (await Promise.all(keys.map((key) => redis.smembers(key)))).flat();
      const livesOf = (time: RegExp) =>
        Promise.all(keys.filter((key) => time.test(key)).map((key) => redis.ttl(key)));
      const [ofHours, ofDays] = [await livesOf(/T\d\d$/), await livesOf(/-\d\d$/)];
      redis.disconnect();
      expect(members.length).toBeGreaterThan(0);
      const text = [...keys, ...members].join();
      for (const secret of ['203.0', menuId, body!.visitorId]) expect(text).not.toContain(secret);
      expect(ofHours.length + ofDays.length).toBe(keys.length);
      for (const seconds of ofHours) expect(seconds).toBeGreaterThan(0);
      expect(Math.max(...ofHours)).toBeLessThanOrEqual(3600);
      expect(Math.min(...ofDays)).toBeGreaterThan(80_000);
    });
  });

  it('is refused, not lost, while it cannot be stored, and taken when it can', async () => {
    await testGateway.redis.kill();
    expect((await send(visit())).status).toBe(503);
    expect((await engage(engagement())).status).toBe(503);
    await testGateway.restartRedis();
    await eventually(async () => expect((await send(visit())).status).toBe(202));
    expect(stored()).toHaveLength(1);
  });
});
