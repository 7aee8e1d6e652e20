import { DomainError, menus, type PublicMenuReply } from '@cartaviva/contracts';
import { Lifecycle } from '@cartaviva/process';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { NEWEST_API_VERSION } from '../../pipeline/api-versions/api-version';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { publishedMenu } from '../../../test/samples';

describe('an answer from memory', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.newGateway();
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => publishedMenu(menuId, 'Sancocho'));
  });
  afterAll(() => testGateway.close());

  const headers = { 'x-request-id': 'the-same-each-time' };
  type Emitted = Awaited<ReturnType<Gateway['call']>>;
  const emitted = ({ headers: given }: Emitted) => ({ ...given, date: '' });

  it.each([
    ['the page', (id: string) => `/menu/${id}`],
    ['the menu', (id: string) => `/api/public/menus/${id}`],
    ['its categories', (id: string) => `/api/public/menus/${id}/categories`],
    ['its items', (id: string) => `/api/public/menus/${id}/items`],
  ])('is what the one before it was, in every header: %s', async (_, pathOf) => {
    const path = pathOf(randomUUID());
    const made = await eventually(async () => {
      const answer = await gateway.call(path, { headers });
      expect(answer.status).toBe(200);
      return answer;
    });
    const remembered = await gateway.call(path, { headers });
    expect(emitted(remembered)).toEqual(emitted(made));
    expect(remembered.headers).toMatchObject({
      'x-request-id': 'the-same-each-time',
      'x-content-type-options': 'nosniff',
    });
    expect(remembered.bytes).toEqual(made.bytes);
  });

  it('says of its encoding what is so, whatever was answered before', async () => {
    const path = `/menu/${randomUUID()}`;
    const { etag } = (await gateway.call(path)).headers;
    const ask = async (headers: Record<string, string>) => {
      const { status, bytes, headers: said } = await gateway.call(path, { headers });
      return [status, bytes.length, said['content-encoding'], said['content-length']];
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await ask({ 'if-none-match': etag! })).toEqual([304, 0, undefined, undefined]);
      for (const [accepted, encoding] of [['br', 'br'], ['gzip', 'gzip'], ['identity']] as const) {
        const length = expect.stringMatching(/^\d+$/);
        const answer = await ask({ 'accept-encoding': accepted });
        expect(answer).toEqual([200, expect.any(Number), encoding, length]);
        expect(answer[1]).toBe(Number(answer[3]));
      }
    }
  });

  it('has an id of its own where that of the request is not fit to keep', async () => {
    const path = `/menu/${randomUUID()}`;
    for (let time = 0; time < 2; time += 1) {
      const { headers: said } = await gateway.call(path, {
        headers: { 'x-request-id': 'no good' },
      });
      expect(said['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('may be framed by ourselves as a page, and by nobody as data', async () => {
    const id = randomUUID();
    const framed = async (path: string) => (await gateway.call(path)).headers['x-frame-options'];
    for (let time = 0; time < 2; time += 1) {
      expect(await framed(`/menu/${id}`)).toBe('SAMEORIGIN');
      expect(await framed(`/api/public/menus/${id}`)).toBe('DENY');
    }
  });

  it('says the same of itself to whoever asks for no more', async () => {
    const path = `/menu/${randomUUID()}`;
    const whole = await gateway.call(path, { headers });
    const head = await gateway.call(path, { headers, method: 'HEAD' });
    expect([emitted(head), head.bytes.length]).toEqual([emitted(whole), 0]);
  });

  it('is counted as a hit, and what menus-service was asked for as a miss', async () => {
    const scraped = async () => {
      const metrics = await (await fetch(`${gateway.opsUrl}/metrics`)).text();
      return ['hits', 'misses'].map((outcome) =>
        Number(new RegExp(`^menu_page_cache_${outcome}_total (\\d+)$`, 'm').exec(metrics)?.[1]),
      );
    };
    const [hits, misses] = await scraped();
    const path = `/menu/${randomUUID()}`;
    for (let time = 0; time < 3; time += 1) await gateway.call(path);
    expect(await scraped()).toEqual([hits! + 2, misses! + 1]);
  });

  it('is measured as its route, against the 150 ms that a page may take', async () => {
    await gateway.call(`/menu/${randomUUID()}`);
    const metrics = await (await fetch(`${gateway.opsUrl}/metrics`)).text();
    expect(metrics).toContain(
      'http_request_duration_seconds_bucket{le="0.15",method="GET",route="/menu/:menuId"',
    );
  });

  it('is given to no address that holds a key', async () => {
    const path = `/menu/${randomUUID()}`;
    await gateway.call(path);
    expect((await gateway.call(`${path}?key=cv_live_${'a'.repeat(36)}`)).status).toBe(400);
  });

  it('ends its connection while the gateway drains', async () => {
    const path = `/menu/${randomUUID()}`;
    const leaving = await testGateway.newGateway();
    await leaving.call(path);
    leaving.app.get(Lifecycle, { strict: false }).drain();
    const { status, headers } = await leaving.call(path);
    expect([status, headers['connection']]).toEqual([200, 'close']);
  });

  describe('of a menu that does not lie there', () => {
    const asFramework = { ...headers, 'cartaviva-version': NEWEST_API_VERSION };
    const serve = (
      answer: (asked: { menuId: string }) => Promise<PublicMenuReply> | PublicMenuReply,
    ) => testGateway.menus.on(menus.publicMenu.find, answer);
    afterEach(() => serve(({ menuId }) => publishedMenu(menuId, 'Sancocho')));

    it.each([
      ['is missing', 404, () => ({ state: 'missing' as const })],
      [
        'is a draft',
        404,
        () => ({
          state: 'unpublished' as const,
          restaurantName: 'Casa Bea',
          phone: null,
          country: 'DO',
        }),
      ],
      [
        'nobody can tell',
        503,
        () => {
          throw new DomainError('UNAVAILABLE');
        },
      ],
      [
        'fails its service',
        500,
        () => {
          throw new Error('nobody foresaw this');
        },
      ],
    ])('is refused as the framework would, word for word: %s', async (_, status, answer) => {
      serve(answer);
      for (const part of ['', '/categories', '/items']) {
        const path = `/api/public/menus/${randomUUID()}${part}?x=1`;
        const refused = await gateway.call(path, { headers });
        const byFramework = await gateway.call(path, { headers: asFramework });
        expect(refused.status).toBe(status);
        expect(emitted(refused)).toEqual(emitted(byFramework));
        expect(refused.text).toBe(byFramework.text);
      }
    });

    it('is answered as by the framework, and asked for by the same request', async () => {
      const path = `/api/public/menus/${randomUUID()}/items`;
      const answered = await gateway.call(path, { headers });
      const byFramework = await gateway.call(path, { headers: asFramework });
      expect(emitted(answered)).toEqual(emitted(byFramework));
      expect(answered.text).toBe(byFramework.text);
    });

    it('disturbs nobody when whoever asked has left', async () => {
      const [id, other] = [randomUUID(), randomUUID()];
      const service = new EventEmitter();
      const asked = once(service, 'asked');
      serve(async ({ menuId }) => {
        if (menuId === id) {
          service.emit('asked');
          await once(service, 'answers');
        }
        return { state: 'missing' };
      });
      const { hostname, port } = new URL(gateway.url);
      const client = connect(Number(port), hostname);
      client.write(`GET /api/public/menus/${id} HTTP/1.1\r\nHost: menu\r\n\r\n`);
      await asked;
      client.resetAndDestroy();
      // By then the gateway has noticed that the client disconnected.
      expect((await gateway.call(`/api/public/menus/${other}`)).status).toBe(404);
      service.emit('answers');
      expect((await gateway.call(`/api/public/menus/${other}`)).status).toBe(404);
    });

    it('is counted each time as its route', async () => {
      const refusals = async () => {
        const metrics = await (await fetch(`${gateway.opsUrl}/metrics`)).text();
        const counted =
          /_count\{[^}]*route="\/api\/public\/menus\/:menuId\/items",status="404"\} (\d+)/;
        return Number(counted.exec(metrics)?.[1] ?? 0);
      };
      serve(() => ({ state: 'missing' as const }));
      const before = await refusals();
      for (let time = 0; time < 3; time += 1) {
        await gateway.call(`/api/public/menus/${randomUUID()}/items`);
      }
      expect(await refusals()).toBe(before + 3);
    });
  });
});
