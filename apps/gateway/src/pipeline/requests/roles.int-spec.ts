import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { publishedMenu } from '../../../test/samples';
import { call } from '../../../test/client';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { ROLES, type Role } from './roles';

const MENU = randomUUID();

/** Calls of each role, and what a gateway that has the role answers. */
const CALLS: readonly (readonly [Role, string, { key?: boolean }, number])[] = [
  ['diners', `/menu/${MENU}`, {}, 200],
  ['diners', '/r/nadie', {}, 404],
  ['diners', '/r/nadie/carta', {}, 404],
  ['diners', '/Q/7K3M9XW-T', {}, 301],
  ['diners', '/q/7k3m9xw', {}, 301],
  ['diners', `/api/public/menus/${MENU}`, {}, 200],
  ['diners', `/api/public/menus/${MENU}`, { key: true }, 200],
  ['diners', `/objects/${MENU}`, {}, 404],
  ['diners', '/sw.js', {}, 200],
  ['owners', '/', {}, 200],
  ['owners', '/menu-preview', {}, 200],
  ['owners', '/restaurantes/nuevo', {}, 200],
  ['owners', '/api/status', {}, 200],
  ['owners', '/api/menus', {}, 401],
  ['api', '/api/menus?limit=1', { key: true }, 200],
];

describe('gateways of one role', () => {
  let testGateway: TestGateway;
  let gateways: Record<Role | 'all', Gateway>;
  let authorization: string;

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    authorization = `Bearer ${testGateway.people.issueKey()}`;
    testGateway.menus.on(menus.publicMenu.find, () => publishedMenu(MENU));
    testGateway.menus.on(menus.publicMenu.resolveShortCode, () => ({ menuId: MENU, table: null }));
    testGateway.menus.on(menus.publicMenu.findRestaurant, () => ({ restaurant: null }));
    testGateway.menus.on(menus.menu.list, () => ({ rows: [], total: 0 }));
    const all = await testGateway.gateway();
    const [diners, owners, api] = await Promise.all(
      ROLES.map((role) => testGateway.gateway({ ROLES: role })),
    );
    gateways = { all, diners: diners!, owners: owners!, api: api! };
  });
  afterAll(() => testGateway.close());

  const statusOf = async (of: Role | 'all', path: string, { key = false }) => {
    const headers = key ? { authorization } : {};
    return (await call(gateways[of].url, path, { headers })).status;
  };

  it.each(CALLS)('answer what is of %s: %s %j', async (role, path, caller, status) => {
    expect([await statusOf(role, path, caller), await statusOf('all', path, caller)]).toEqual([
      ...[status, status],
    ]);
  });

  it.each(CALLS)(
    'refuse what is of %s and was sent to another: %s %j',
    async (role, path, caller) => {
      for (const other of ROLES.filter((name) => name !== role)) {
        expect([other, await statusOf(other, path, caller)]).toEqual([other, 421]);
      }
    },
  );

  it('say how they are, whatever their role', async () => {
    for (const role of ROLES) expect(await statusOf(role, '/health/ready', {})).toBe(200);
  });
});
