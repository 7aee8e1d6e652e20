import { jest } from '@jest/globals';
import { api } from './api';
import { ApiError, isUnauthorized, sentenceOf } from './api-error';

/** Every call gets this answer. */
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
    await api.post('/api/menus', { name: 'Almuerzo' });

    const [bare, withBody] = network.mock.calls.map(([, init]) => init);
    expect(bare).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(bare).not.toHaveProperty('body');
    expect(bare?.headers).toEqual({});
    expect(withBody).toMatchObject({
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"Almuerzo"}',
    });
  });

  it('reads a page of a list with the length of the whole', async () => {
    const rows = [{ id: 'uno' }];
    const headers = { 'X-Total-Count': '41' };
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(JSON.stringify(rows), { headers }));
    expect(await api.getPage('/api/admin/users?page=3')).toEqual({ rows, total: 41 });
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
