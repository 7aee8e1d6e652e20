import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

let testGateway: TestGateway;
let gateway: Gateway;

beforeAll(async () => {
  testGateway = await TestGateway.shared();
  gateway = await testGateway.gateway();
});
afterAll(() => testGateway.close());

describe('a method that a path of the API does not have', () => {
  it.each([
    ['PATCH', `/api/items/${randomUUID()}`, 'DELETE, GET, HEAD, PUT'],
    ['POST', '/api/plans', 'GET, HEAD'],
    ['DELETE', '/api/menus/?page=2', 'GET, HEAD, POST'],
  ])('%s %s is refused with the methods that it has', async (method, path, allow) => {
    const { status, headers, json } = await gateway.call(path, { method });
    expect([status, headers['allow']]).toEqual([405, allow]);
    expect(json).toMatchObject({
      type: 'urn:cartaviva:problem:method-not-allowed',
      error: 'Esta dirección no acepta este método. La cabecera Allow nombra los que acepta.',
    });
  });

  it('is not told of paths that the API does not have', async () => {
    for (const path of ['/api/nada', '/api/items', '/nada']) {
      const { status, headers } = await gateway.call(path, { method: 'PATCH' });
      expect([path, status, headers['allow']]).toEqual([path, 404, undefined]);
    }
  });

  it('OPTIONS is answered so that a page of another site may read public data, never with a key', async () => {
    const { status, headers } = await gateway.call('/api/menus', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://agencia.ejemplo.do',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect([status, headers['allow']]).toEqual([204, 'GET, HEAD, POST']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-headers']).not.toContain('authorization');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('an answer of the API to a page of another site', () => {
  const allowedOrigin = async (path: string, headers = {}) =>
    (await gateway.call(path, { headers: { origin: 'https://agencia.ejemplo.do', ...headers } }))
      .headers['access-control-allow-origin'];

  it.each([
    ...['/api/plans', '/api/menu-templates', '/api/status', '/api/openapi.json', '/api/oembed'],
    ...['', '/categories', '/items'].map((part) => `/api/public/menus/${randomUUID()}${part}`),
  ])('is readable of %s', async (path) => expect(await allowedOrigin(path)).toBe('*'));

  it('is not readable where it depends on who asks', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    for (const path of ['/api/menus', '/api/auth/user', `/api/menus/${randomUUID()}`]) {
      expect([path, await allowedOrigin(path, { cookie })]).toEqual([path, undefined]);
    }
  });
});

describe('a refusal of whoever is not known', () => {
  it.each([
    [undefined, 'Bearer realm="CartaViva"', 'Inicia sesión para continuar.'],
    [
      'Basic eDp5',
      'Bearer realm="CartaViva", error="invalid_token"',
      'Esta clave no es válida, venció o fue revocada.',
    ],
  ])('with the authorization %s names the scheme', async (authorization, challenge, error) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await gateway.call('/api/menus', { headers });
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, challenge]);
    expect(answer.json).toMatchObject({ error });
  });
});
