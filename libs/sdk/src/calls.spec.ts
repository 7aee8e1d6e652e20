import { urlOf } from './calls';

it('an address has its parameters in it', () => {
  const path = { menuId: 'a/b' };
  expect(urlOf('/api/menus/{menuId}/qr', { path, query: { size: 200, format: undefined } })).toBe(
    '/api/menus/a%2Fb/qr?size=200',
  );
  expect(urlOf('/api/menus')).toBe('/api/menus');
});
