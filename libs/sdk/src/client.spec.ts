import { createClient, type ClientOptions } from './client';

const MENU = '3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11';

describe('a client of the API', () => {
  const requests: Request[] = [];
  const replying = (status: number, body: object, options: ClientOptions = {}) =>
    createClient({
      apiKey: 'cv_live_1',
      ...options,
      fetch: (request) => {
        requests.push(request);
        return Promise.resolve(Response.json(body, { status }));
      },
    });
  const sent = () => requests.at(-1)!;
  const path = { menuId: MENU };
  beforeEach(() => void requests.splice(0));

  it('sends the key, the parameters and the body of a call', async () => {
    const { data } = await replying(200, { id: MENU }).PUT('/api/menus/{menuId}', {
      params: { path, header: { 'If-Match': '"7"' } },
      body: { restaurantName: 'Casa Ana' },
    });
    expect(data?.id).toBe(MENU);
    expect(sent().url).toBe(`https://cartaviva.do/api/menus/${MENU}`);
    expect(Object.fromEntries(sent().headers)).toMatchObject({
      authorization: 'Bearer cv_live_1',
      'content-type': 'application/json',
      'if-match': '"7"',
    });
    expect(await sent().json()).toEqual({ restaurantName: 'Casa Ana' });
  });

  it('asks for the version that its types describe, and says who it is', async () => {
    await replying(200, []).GET('/api/menus');
    expect(Object.fromEntries(sent().headers)).toMatchObject({
      'cartaviva-version': '2026-11-23',
      'user-agent': 'cartaviva-sdk (API 2026-11-23)',
    });
  });

  it('calls another installation, by another version, with headers of its own', async () => {
    const options = {
      baseUrl: 'http://localhost:3000/',
      version: '2026-11-23',
      headers: { 'X-Request-Id': 'caja-1' },
    };
    await replying(200, [], options).GET('/api/menus');
    expect(sent().url).toBe('http://localhost:3000/api/menus');
    expect(Object.fromEntries(sent().headers)).toMatchObject({
      authorization: 'Bearer cv_live_1',
      'cartaviva-version': '2026-11-23',
      'x-request-id': 'caja-1',
    });
  });

  it('marks every write with a key of its own, and no read', async () => {
    const client = replying(200, { id: MENU });
    const write = () => client.PUT('/api/menus/{menuId}', { params: { path }, body: {} });
    await write();
    await write();
    await client.GET('/api/menus');
    const [first, second, read] = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(read).toBeNull();
  });

  it('leaves the key of who gives one', async () => {
    const header = { 'Idempotency-Key': 'pedido-7' };
    await replying(200, {}).PUT('/api/menus/{menuId}', { params: { path, header }, body: {} });
    expect(sent().headers.get('Idempotency-Key')).toBe('pedido-7');
  });

  it('gives a refusal as what the API says of it', async () => {
    const { data, error } = await replying(404, { error: 'Este menú no existe.' }).GET(
      '/api/menus/{menuId}/items',
      { params: { path } },
    );
    expect(data).toBeUndefined();
    expect(error?.error).toBe('Este menú no existe.');
  });

  it('sends a file as it is, with its own type', async () => {
    const body = new Blob(['nombre,precio'], { type: 'text/csv' });
    await replying(200, {}).POST('/api/menus/{menuId}/import', { params: { path }, body });
    expect(sent().headers.get('Content-Type')).toBe('text/csv');
    expect(await sent().text()).toBe('nombre,precio');
  });
});
