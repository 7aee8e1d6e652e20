import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { publishedMenu, sampleCategory, sampleItem, sampleMenu } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('the conventions of the API', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let headers: { authorization: string };
  const menuId = randomUUID();
  const category = sampleCategory(menuId);
  const item = sampleItem(menuId, { categoryId: category.id });
  const asked: object[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    headers = { authorization: `Bearer ${testGateway.people.issueKey()}` };
    const { menus: double } = testGateway;
    double.on(menus.category.search, ({ limit }) => {
      return { rows: [category], total: limit ? 45 : 1, revision: 8 };
    });
    double.on(menus.item.search, (search) => {
      asked.push(search);
      return { rows: [item], total: search.limit ? 45 : 1, revision: 9 };
    });
    double.on(menus.menu.get, () => sampleMenu({ id: menuId, version: 3 }));
    double.on(menus.publicMenu.find, () => publishedMenu(menuId));
    double.on(menus.item.get, () => item);
    double.on(menus.item.create, () => item);
    double.on(menus.category.create, () => category);
    double.on(menus.menu.create, () => sampleMenu({ id: menuId }));
    double.on(menus.item.delete, () => ({}));
    double.on(menus.menu.arrange, () => ({}));
  });
  afterAll(() => testGateway.close());
  beforeEach(() => void asked.splice(0));

  const get = (path: string, more = {}) => gateway.call(path, { headers: { ...headers, ...more } });
  const items = (query: string) => get(`/api/menus/${menuId}/items${query}`);

  it('answer a list whole, or the page that is asked for, and say where the pages are', async () => {
    const whole = await items('');
    expect([whole.status, whole.headers['x-total-count'], whole.headers.etag]).toEqual([
      ...[200, '1', '"r9"'],
    ]);
    expect(whole.headers['link']).not.toContain('rel="next"');
    const page = await items('?limit=20&q=flan&page=2&sort=-price&isAvailable=false');
    expect(page.headers['x-total-count']).toBe('45');
    expect(page.headers['link']).toContain(
      `</api/menus/${menuId}/items?page=3&limit=20&q=flan&sort=-price&isAvailable=false>; rel="next"`,
    );
    const search = { q: 'flan', sort: '-price', isAvailable: false };
    expect(asked).toEqual([{ menuId }, { menuId, page: 2, limit: 20, ...search }]);
  });

  it('refuse an address that is too long to be repeated in a header, and take one as long as any of ours', async () => {
    // `Link` encodes `id,` with five characters.
    const naming = (times: number) => items(`?limit=20&page=2&fields=${'id,'.repeat(times)}id`);
    const longest = await naming(590);
    expect(longest.status).toBe(200);
    expect(Object.entries(longest.headers).join('').length).toBeLessThan(16_000);
    const tooLong = await naming(600);
    expect(tooLong).toMatchObject({
      status: 400,
      json: { fields: { url: 'Escribe 3000 caracteres como máximo después de ?' } },
    });
  });

  it('go on by a cursor where a list has one', async () => {
    testGateway.menus.on(menus.dashboard.activity, ({ cursor }) =>
      cursor ? { rows: [], total: 45 } : { rows: [], total: 45, next: 'abc' },
    );
    const first = await get('/api/dashboard/activity?limit=10');
    expect(first.headers['link']).toContain(
      '</api/dashboard/activity?cursor=abc&limit=10>; rel="next"',
    );
    const last = await get('/api/dashboard/activity?cursor=abc&limit=10');
    expect(last.headers['link']).not.toContain('rel="next"');
    expect((await get('/api/dashboard/activity?page=2&limit=10')).headers['link']).toContain(
      'page=3',
    );
  });

  it('show the fields that are asked for, and include what belongs to a thing', async () => {
    expect((await items('?fields=id,price')).json).toEqual([{ id: item.id, price: item.price }]);
    expect((await items('?fields=name&include=category')).json).toEqual([
      { name: item.name, category },
    ]);
    expect((await get(`/api/menus/${menuId}/categories?include=items`)).json).toEqual([
      { ...category, items: [item] },
    ]);
    const menu = await get(`/api/menus/${menuId}?include=categories,items&fields=name`);
    expect(menu.json).toEqual({ name: sampleMenu().name, categories: [category], items: [item] });
    // The response is as old as its oldest part.
    expect(menu.headers.etag).toBe('"r8"');
    expect((await get(`/api/items/${item.id}?fields=name`)).json).toEqual({ name: item.name });
  });

  it.each([
    ['/items?fields=precio', { fields: expect.stringMatching(/^"precio" no existe aquí.*price/) }],
    ['/items?include=menu', { include: expect.stringMatching(/Puedes pedir: category$/) }],
    ['?include=menus', { include: expect.stringMatching(/categories, items$/) }],
    ['/items?sort=precio', { sort: expect.stringMatching(/^Ordena por uno de estos: .*-price/) }],
    ['/items?isAvailable=si', { isAvailable: 'El valor debe ser verdadero o falso' }],
    ['/items?limit=101', { limit: 'Escribe un número entero entre 1 y 100' }],
    ['/categories?page=0', { page: expect.stringMatching(/entre 1 y/) }],
    ['/items?color=rojo', { color: 'Este campo no existe' }],
    ['/qr?size=512&color=rojo', { color: 'Este campo no existe' }],
    ['/export.csv?color=rojo', { color: 'Este campo no existe' }],
  ])('refuse %s by its name', async (query, fields) => {
    const { status, json } = await get(`/api/menus/${menuId}${query}`);
    expect([status, json]).toMatchObject([400, { fields }]);
  });

  it('say of a refusal in English what it is, to who asks so', async () => {
    const path = `/api/menus/${menuId}/items?page=x`;
    const english = await get(path, { 'accept-language': 'en-US,en;q=0.9' });
    expect(english.headers['content-language']).toBe('en');
    expect(english.json).toMatchObject({ detail: 'Not valid: page.' });
    expect((await get(`${path}&lang=en`)).json).toMatchObject({ detail: 'Not valid: page.' });
    expect((await items('?lang=en')).status).toBe(200);
  });

  it('answer 304 to who has the version, and the thing to who has another', async () => {
    for (const path of [
      `/api/menus/${menuId}`,
      `/api/items/${item.id}`,
      `/api/menus/${menuId}/items`,
    ]) {
      const tag = (await get(path)).headers.etag!;
      const known = await get(path, { 'if-none-match': `"x", W/${tag}` });
      expect([path, known.status, known.text, known.headers.etag]).toEqual([path, 304, '', tag]);
      expect((await get(path, { 'if-none-match': '"x"' })).status).toBe(200);
    }
  });

  it('hand on which version or revision a write is over, and refuse what is none', async () => {
    const remove = (tag: string) =>
      gateway.call(`/api/items/${item.id}`, {
        method: 'DELETE',
        headers: { ...headers, 'if-match': tag },
      });
    const over: unknown[] = [];
    testGateway.menus.on(menus.item.delete, ({ expectedVersion }) => {
      over.push(expectedVersion);
      return {};
    });
    testGateway.menus.on(menus.menu.arrange, ({ expectedRevision }) => {
      over.push({ expectedRevision });
      return {};
    });
    const order = (tag: string) =>
      gateway.call(`/api/menus/${menuId}/order`, {
        method: 'PUT',
        body: { categories: [], items: [] },
        headers: { ...headers, 'if-match': tag },
      });
    const answers = [
      remove('"7"'),
      remove('*'),
      order('"r9"'),
      order('"3"'),
      remove('"r9"'),
      order('"x"'),
    ];
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([204, 204, 204, 412, 412, 412]);
    expect(over).toHaveLength(3);
    expect(over).toEqual(expect.arrayContaining([7, undefined, { expectedRevision: 9 }]));
  });

  it('say where what was made is, and its version', async () => {
    const make = (path: string, body: object) =>
      gateway.call(path, { body, headers: { ...headers, 'idempotency-key': randomUUID() } });
    const made = await Promise.all([
      make('/api/menus', { name: 'Cena', restaurantName: 'Ana' }),
      make(`/api/menus/${menuId}/categories`, { name: 'Sopas' }),
      make(`/api/menus/${menuId}/items`, { name: 'Flan', price: '90' }),
    ]);
    expect(made.map(({ headers: { location, etag } }) => [location, etag])).toEqual([
      [`/api/menus/${menuId}`, '"1"'],
      [`/api/categories/${category.id}`, '"1"'],
      [`/api/items/${item.id}`, '"1"'],
    ]);
  });

  it('say which version of the API answers, and refuse one that there is not', async () => {
    const version = '2026-11-23';
    const calls = ['/api/menus', '/api/plans', '/api/nada', `/api/items/${item.id}`];
    for (const path of calls) {
      expect((await gateway.call(path)).headers['cartaviva-version']).toBe(version);
    }
    expect((await get(`/api/items/${item.id}`, { 'cartaviva-version': version })).status).toBe(200);
    const refused = await get(`/api/items/${item.id}`, { 'cartaviva-version': '2020-01-01' });
    expect(refused.headers['cartaviva-version']).toBe(version);
    expect([refused.status, refused.json]).toMatchObject([
      400,
      { fields: { 'CartaViva-Version': expect.stringContaining(version) } },
    ]);
    expect((await gateway.call('/robots.txt')).headers['cartaviva-version']).toBeUndefined();
  });

  it('say with every answer to a key how many calls are left', async () => {
    const key = { authorization: `Bearer ${testGateway.people.issueKey(randomUUID(), 'inicial')}` };
    const at = `/api/menus/${menuId}`;
    const json = { 'content-type': 'application/json' };
    const kinds: [number, string, { method?: string; headers?: object; body?: string | object }][] =
      [
        [200, at, {}],
        [304, at, { headers: { 'if-none-match': '"3"' } }],
        [200, `${at}/qr?format=svg`, {}],
        [400, `${at}/items?page=x`, {}],
        [400, '/api/menus', { method: 'POST', body: '{', headers: json }],
        [403, '/api/account', {}],
        [503, '/api/webhooks', {}],
        [404, '/api/nada', {}],
        [404, '/api/nada', { method: 'DELETE' }],
        [412, at, { method: 'DELETE', headers: { 'if-match': '"x"' } }],
        [415, '/api/menus', { method: 'POST', body: 'x', headers: { 'content-type': 'text/x' } }],
        [200, '/api/status', {}],
        [200, `/api/public/menus/${menuId}`, {}],
        [200, `/api/public/menus/${menuId}`, {}],
        [200, `/api/public/menus/${menuId}/events`, {}],
      ];
    const left: number[] = [];
    for (const [status, path, { headers: more, ...call }] of kinds) {
      const answer = await gateway.call(path, { ...call, headers: { ...key, ...more } });
      const { ratelimit } = answer.headers;
      const policy = answer.headers['ratelimit-policy'];
      expect([path, answer.status, policy]).toEqual([path, status, '"hour";q=5000;w=3600']);
      left.push(Number(/^"hour";r=(\d+);t=\d+$/.exec(String(ratelimit))?.[1]));
    }
    expect(left).toEqual(kinds.map((_, index) => 4999 - index));
    expect((await gateway.call('/api/plans')).headers['ratelimit']).toBeUndefined();
  });
});
