import { jest } from '@jest/globals';
import { api, ifMatch, readPage } from './api';
import { ApiError, isUnauthorized, sentenceOf } from './api-error';

type Call = [path: string, init: RequestInit];

const answering = (status: number, body?: object, statusText = '') =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(body ? JSON.stringify(body) : null, { status, statusText })),
    );

const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail');
};

describe('api (specification §7, §8)', () => {
  it('sends the cookie always, and JSON only with a payload', async () => {
    const network = answering(204);
    await api.post('/api/auth/logout');
    await api.post('/api/menus', { body: { name: 'Almuerzo', restaurantName: 'Casa Ana' } });

    const [bare, withBody] = network.mock.calls.map(([, init]) => init);
    expect(bare).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(bare).not.toHaveProperty('body');
    expect(bare?.headers).toEqual({});
    expect(withBody).toMatchObject({
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"Almuerzo","restaurantName":"Casa Ana"}',
    });
  });

  it('puts the parameters where they belong, and a file in the body as it is', async () => {
    const network = answering(200, {});
    const menuId = 'a b';
    await api.put('/api/menus/{menuId}', {
      params: { path: { menuId }, header: ifMatch(7) },
      body: {},
    });
    const table = new Blob(['Nombre,Precio'], { type: 'text/csv' });
    await api.post('/api/menus/{menuId}/import', {
      params: { path: { menuId }, query: { preview: true } },
      body: table,
    });

    const [[path, change], [address, upload]] = network.mock.calls as [Call, Call];
    expect(path).toBe('/api/menus/a%20b');
    expect(change.headers).toMatchObject({ 'If-Match': '"7"' });
    expect(address).toBe('/api/menus/a%20b/import?preview=true');
    expect(upload.headers).toMatchObject({ 'Content-Type': 'text/csv' });
    expect(upload.body).toBe(table);
  });

  it('reads a page of a list with the length of the whole', async () => {
    const rows = [{ id: 'uno' }];
    const headers = { 'X-Total-Count': '41' };
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(JSON.stringify(rows), { headers }));
    expect(await readPage('/api/admin/users?page=3')).toEqual({ rows, total: 41 });
  });

  it('tells a failure as the status, a colon, a space and the body', async () => {
    answering(404, { error: 'Este menú no existe.' });
    const error = await failure(api.get('/api/menus'));
    expect(error.message).toBe('404: {"error":"Este menú no existe."}');
    expect(sentenceOf(error, 'Error')).toBe('Este menú no existe.');
  });

  it('takes the status text where the body is empty', async () => {
    answering(502, undefined, 'Bad Gateway');
    const error = await failure(api.get('/api/menus'));
    expect(error.message).toBe('502: Bad Gateway');
    expect(sentenceOf(error, 'Error al iniciar sesión')).toBe('Error al iniciar sesión');
  });

  it('knows an authentication error by its message', async () => {
    answering(401, { title: 'Unauthorized' });
    expect(isUnauthorized(await failure(api.get('/api/menus')))).toBe(true);
    expect(isUnauthorized(new ApiError(403, 'Forbidden', ''))).toBe(false);
  });
});
