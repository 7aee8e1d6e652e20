import { isOfApi } from './is-of-api';

describe('an address of the API', () => {
  it.each(['/api/menus', '/%61pi/menus', '/a%70%69/menus', '/%61%70%69%2Fmenus', '/api/%zz'])(
    'is %s',
    (url) => expect(isOfApi(url)).toBe(true),
  );

  it.each([
    '/',
    '/menu/api/',
    '/apis/',
    '/%2561pi/menus',
    '/%61',
    '/%zzapi/',
    '/documentacion-api',
  ])('is not %s', (url) => expect(isOfApi(url)).toBe(false));
});
