import { menus } from '@cartaviva/contracts';
import { PLAIN_QR } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

const LONG = 'x'.repeat(121);
const NUL = String.fromCharCode(0);
/** Nests as deep as the maximum body size allows. */
const deep = (opening: string, closing: string) => {
  const times = Math.floor(100_000 / (opening.length + closing.length));
  return opening.repeat(times) + closing.repeat(times);
};

const many = (count: number) => Array<number>(count).fill(1);

const person = () => ({
  email: 'carmen@example.do',
  password: 'secreta',
  firstName: 'Carmen',
  lastName: 'Peña',
});

describe('bad input', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway));
  });
  afterAll(() => testGateway.close());

  const send = (path: string, body: object | string, method = 'POST') =>
    gateway.call(path, { method, body, headers: { cookie, 'content-type': 'application/json' } });

  /** Expects a Spanish error that names these fields, and no call to a service. */
  const refused = (answer: { status: number; json: unknown }, ...fields: string[]) => {
    expect(answer.status).toBe(400);
    const { error, fields: emitted = {} } = answer.json as { error: string; fields?: object };
    expect(error).toMatch(/[a-záéíóú]{3}/);
    expect(Object.keys(emitted)).toEqual(fields);
  };

  it.each([
    ['malformed', '{"name":'],
    ['no object', '"text"'],
    ['a list', '[{"name":"x"}]'],
    ['null', 'null'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"name":"x","restaurantName":"y"}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['a nest of fifty thousand lists', deep('[', ']')],
    ['a nest of objects', deep('{"a":', '}').replace('}', '1}')],
    ['seventeen deep', `{"name":${'['.repeat(16)}${']'.repeat(16)}}`],
  ])('%s is refused before anything walks through it', async (_, body) => {
    refused(await send('/api/menus', body));
  });

  it('a body in Latin-1 is refused, because its accents would be lost', async () => {
    const body = Buffer.from('{"name":"Piña","restaurantName":"Peña"}', 'latin1');
    const headers = { cookie, 'content-type': 'application/json' };
    refused(await gateway.call('/api/menus', { method: 'POST', body, headers }));
  });

  it('a body as deep as any may be is refused at its field', async () => {
    refused(
      await send('/api/menus', `{"name":${'['.repeat(15)}${']'.repeat(15)},"restaurantName":"C"}`),
      'name',
    );
  });

  it.each([
    ['/api/menus', { name: `Almuerzo${NUL}`, restaurantName: 'Carmen' }, 'name'],
    ['/api/menus', { name: ['Almuerzo'], restaurantName: 'Carmen' }, 'name'],
    ['/api/menus', { name: 'Almuerzo', restaurantName: LONG }, 'restaurantName'],
    ['/api/menus', { name: 'A', restaurantName: 'C', isPublished: 'false' }, 'isPublished'],
    ['/api/menus', { name: 'A', restaurantName: 'C', userId: randomUUID() }, 'userId'],
    ['/api/menus', { name: 'A', restaurantName: 'C', currency: 'XXX' }, 'currency'],
    ['/api/menus', { name: 'A', restaurantName: 'C', themeColor: 'red;}' }, 'themeColor'],
    [`/api/menus/${randomUUID()}/items`, { name: 'A', price: 350 }, 'price'],
    [`/api/menus/${randomUUID()}/items`, { name: 'A', price: 'NaN' }, 'price'],
    [`/api/menus/${randomUUID()}/items`, { name: 'A', price: '-1' }, 'price'],
    [`/api/menus/${randomUUID()}/items`, { name: 'A', price: '1e5' }, 'price'],
    [`/api/menus/${randomUUID()}/items`, { name: 'A', price: '12,50' }, 'price'],
    [`/api/menus/${randomUUID()}/items`, { name: 'A', price: '10.005' }, 'price'],
    [`/api/menus/${randomUUID()}/items`, { name: 'A', price: '100000000' }, 'price'],
    ['/api/auth/register', { ...person(), role: 'admin' }, 'role'],
    ['/api/auth/register', { ...person(), isEmailVerified: true }, 'isEmailVerified'],
    ['/api/auth/register', { ...person(), email: 'carmen@example.do\r\nBcc: x@y.do' }, 'email'],
    ['/api/auth/login', { email: { $ne: '' }, password: 'secreta' }, 'email'],
    ['/api/auth/verify-email', { email: 'carmen@example.do', code: 123456 }, 'code'],
    ['/api/demo-requests', { name: 'Ana', email: 'ana@example.do', restaurant: ' ' }, 'restaurant'],
  ])('%s with %j is refused at the field', async (path, body, field) => {
    refused(await send(path, body), field);
  });

  it.each([
    `/api/menus/not-a-uuid`,
    `/api/menus/${randomUUID()}%00`,
    `/api/menus?page=-1`,
    `/api/menus?limit=1000000000`,
    `/api/menus?page=uno`,
    `/api/menus?role=admin`,
    `/api/menus/${randomUUID()}/qr?size=1`,
    `/api/menus/${randomUUID()}/qr?format=exe`,
    `/api/%zz`,
  ])('%s is refused', async (path) => {
    const { status, json } = await gateway.call(path, { headers: { cookie } });
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: expect.any(String), requestId: expect.any(String) });
  });

  it.each(['gzip', 'br', 'deflate, gzip'])(
    'a body compressed with %s is refused with the accepted encoding',
    async (encoding) => {
      const { status, headers, json } = await gateway.call('/api/menus', {
        method: 'POST',
        body: gzipSync('{"name":"a","restaurantName":"b"}'),
        headers: { cookie, 'content-type': 'application/json', 'content-encoding': encoding },
      });
      expect([status, headers['accept-encoding']]).toEqual([415, 'identity']);
      expect(json).toMatchObject({ error: expect.stringContaining('sin comprimir') });
    },
  );

  it('an encoding of no body is ignored', async () => {
    const headers = { cookie, 'content-encoding': 'gzip' };
    expect((await gateway.call('/health/live', { headers })).status).toBe(200);
  });

  it('an address without end is nobody’s', async () => {
    const { status, json } = await gateway.call(`/api/menus/${'x'.repeat(5000)}`);
    expect(status).toBe(404);
    expect(json).toMatchObject({ error: expect.any(String) });
  });

  it.each([
    ['a text of ten megabytes', JSON.stringify({ name: 'x'.repeat(10_000_000) })],
    ['one byte more than a body may have', '"'.padEnd(102_401, 'x')],
    ['a thousand and one fields', JSON.stringify(Object.fromEntries(many(1001).entries()))],
    ['a list of a thousand', JSON.stringify({ name: many(1000) })],
  ])('%s is too large', async (_, body) => {
    const { status, json } = await send('/api/menus', body);
    expect(status).toBe(413);
    expect(json).toMatchObject({ error: 'Lo que enviaste es demasiado grande.' });
  });

  it.each([
    ['order', { categories: [], items: Array(170_000).fill({}) }],
    ['translations/en', { texts: Array(170_000).fill({}) }],
    ['prices', { items: many(50_000) }],
  ])('PUT …/%s with more values than a menu has is too large', async (path, body) => {
    const answer = await send(`/api/menus/${randomUUID()}/${path}`, JSON.stringify(body), 'PUT');
    expect(answer.status).toBe(413);
  });

  it.each([
    ['order', { categories: [], items: Array(501).fill(0) }, 'items'],
    ['order', { categories: [[]], items: [] }, 'categories'],
    ['translations/en', { texts: Array(2101).fill(0) }, 'texts'],
    ['prices', { items: [[]] }, 'items'],
    ['items', { name: 'A', price: '1', sizes: Array(300).fill(0) }, 'sizes'],
    ['items', { name: 'A', price: '1', sizes: [[]] }, 'sizes'],
    ['items', { name: 'A', price: '1', extras: [[]] }, 'extras'],
    ['', { qrDesign: [PLAIN_QR] }, 'qrDesign'],
  ])(
    '…/%s with a list of another shape or length is refused at its field',
    async (path, body, field) => {
      const method = path === 'items' ? 'POST' : 'PUT';
      refused(await send(`/api/menus/${randomUUID()}/${path}`, body, method), field);
    },
  );

  it('the prices of the largest menu are taken', async () => {
    testGateway.menus.on(menus.menu.changePrices, () => []);
    const option = (_: unknown, index: number) => ({ name: `${index}`, price: '1' });
    const items = Array.from({ length: 500 }, () => ({
      itemId: randomUUID(),
      price: '1',
      sizes: Array.from({ length: 10 }, option),
      extras: Array.from({ length: 20 }, option),
    }));
    const { status } = await send(`/api/menus/${randomUUID()}/prices`, { items }, 'PUT');
    expect(status).toBe(200);
    expect(testGateway.menus.count(menus.menu.changePrices)).toBe(1);
  });

  it.each(['text/plain', 'application/xml', 'image/png', 'application/json-patch+json', ''])(
    'content of the type %p is not taken',
    async (type) => {
      const headers = { cookie, ...(type && { 'content-type': type }) };
      const answer = await gateway.call('/api/menus', { method: 'POST', body: '{}', headers });
      expect(answer.status).toBe(415);
      expect(answer.json).toMatchObject({ error: 'No aceptamos este tipo de contenido.' });
    },
  );

  it('never reached a service', () => {
    const { menu, item } = menus;
    const { menus: double } = testGateway;
    expect(double.count(menu.create)).toBe(0);
    expect(double.count(menu.list)).toBe(0);
    expect(double.count(menu.get)).toBe(0);
    expect(double.count(item.create)).toBe(0);
  });
});
