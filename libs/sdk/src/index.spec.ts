import { createClient, urlOf } from './index';

const MENU = '3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11';

describe('a client of the API', () => {
  const requests: Request[] = [];
  const replying = (status: number, body: object) =>
    createClient({
      baseUrl: 'https://cartaviva.do',
      headers: { Authorization: 'Bearer cv_live_1' },
      fetch: (request) => {
        requests.push(request);
        return Promise.resolve(Response.json(body, { status }));
      },
    });
  beforeEach(() => void requests.splice(0));

  it('sends the key, the parameters and the body of a call', async () => {
    const { data } = await replying(200, { id: MENU }).PUT('/api/menus/{menuId}', {
      params: { path: { menuId: MENU }, header: { 'If-Match': '"7"' } },
      body: { restaurantName: 'Casa Ana' },
    });
    expect(data?.id).toBe(MENU);
    const [request] = requests;
    expect(request!.url).toBe(`https://cartaviva.do/api/menus/${MENU}`);
    expect(Object.fromEntries(request!.headers)).toMatchObject({
      authorization: 'Bearer cv_live_1',
      'content-type': 'application/json',
      'if-match': '"7"',
    });
    expect(await request!.json()).toEqual({ restaurantName: 'Casa Ana' });
  });

  it('gives a refusal as what the API says of it', async () => {
    const { data, error } = await replying(404, { error: 'Este menú no existe.' }).GET(
      '/api/menus/{menuId}/items',
      { params: { path: { menuId: MENU } } },
    );
    expect(data).toBeUndefined();
    expect(error?.error).toBe('Este menú no existe.');
  });
});

it('an address has its parameters in it', () => {
  const path = { menuId: 'a/b' };
  expect(urlOf('/api/menus/{menuId}/qr', { path, query: { size: 200, format: undefined } })).toBe(
    '/api/menus/a%2Fb/qr?size=200',
  );
  expect(urlOf('/api/menus')).toBe('/api/menus');
});
