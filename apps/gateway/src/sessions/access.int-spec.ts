import { randomUUID } from 'node:crypto';
import { House, type Gateway } from '../../test/house';
import { routesOf } from '../../test/routes';
import { SCREENS } from '../web/screens';

/** Who may call what. A route that is not here fails: whom it lets in is decided on purpose. */
const SIGNED_IN = [
  'GET /api/auth/user',
  'PUT /api/auth/profile',
  'GET /api/menus',
  'POST /api/menus',
  'PUT /api/menus/:menuId',
  'DELETE /api/menus/:menuId',
  'GET /api/menus/:menuId/categories',
  'POST /api/menus/:menuId/categories',
  'PUT /api/categories/:categoryId',
  'DELETE /api/categories/:categoryId',
  'GET /api/menus/:menuId/items',
  'POST /api/menus/:menuId/items',
  'PUT /api/items/:itemId',
  'DELETE /api/items/:itemId',
  'GET /api/dashboard/stats',
  'POST /api/objects/upload',
  'PUT /api/uploads/:ticketId',
  'PUT /api/item-images',
  'PUT /api/restaurant-logos',
  'PUT /api/profile-images',
  'GET /api/billing/subscription',
];

const ANYONE = [
  'POST /api/auth/register',
  'POST /api/auth/verify-email',
  'POST /api/auth/resend-code',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'GET /api/login',
  'GET /api/menus/:menuId',
  'GET /api/menus/:menuId/qr',
  'GET /api/public/menus/:menuId',
  'GET /api/public/menus/:menuId/categories',
  'GET /api/public/menus/:menuId/items',
  'POST /api/menu-visits',
  'GET /api/plans',
  'GET /api/demo/enter',
  'POST /api/demo-requests',
  'GET /api/status',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/index.html',
  'GET /api/docs/swagger-ui-init.js',
  'GET /api/docs/docs/swagger-ui-init.js',
  'GET /api/docs/LICENSE',
  'GET /api/docs*',
  'GET /menu/:menuId',
  'GET /objects/:objectId',
  'GET /public-objects/:objectId',
  'GET /health/live',
  'GET /health/ready',
  'GET /remotes.json',
  'GET /*',
  ...SCREENS.map((screen) => `GET ${screen}`),
];

describe('access', () => {
  let house: House;
  let gateway: Gateway;
  let ended: string;

  beforeAll(async () => {
    house = await House.open();
    gateway = await house.gateway();
    const { cookie, sid } = await house.signIn(gateway);
    await house.people.revokeSession(sid);
    ended = cookie;
  });
  afterAll(() => house.close());

  const statusOf = async (route: string, cookie = '') => {
    const [method, path] = route.split(' ') as [string, string];
    const address = path.replace(/:\w+/g, randomUUID()).replace('*', '/x');
    const { status, text } = await gateway.call(address, { method, headers: { cookie } });
    return status === 401 ? `401 ${/Unauthorized/.exec(text)?.[0]}` : status;
  };

  it('is decided for every route of the router', () => {
    const routes = routesOf(gateway.app.getHttpAdapter().getInstance());
    expect(routes.sort()).toEqual([...SIGNED_IN, ...ANYONE].sort());
  });

  it.each(SIGNED_IN)('%s is for the signed-in alone', async (route) => {
    expect(await statusOf(route)).toBe('401 Unauthorized');
    expect(await statusOf(route, ended)).toBe('401 Unauthorized');
  });

  it.each(ANYONE)('%s asks nobody for a session', async (route) => {
    expect(String(await statusOf(route, ended))).not.toContain('401');
  });
});
