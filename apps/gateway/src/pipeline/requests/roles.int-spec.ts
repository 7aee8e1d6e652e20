import { menus } from '@cartaviva/contracts';
import { backendOf } from '@cartaviva/tools/deployment/http-route';
import { rendered } from '@cartaviva/tools/deployment/rendered';
import { requireKubectl } from '@cartaviva/tools/engines/find-kubectl.mjs';
import { startHaproxy } from '@cartaviva/tools/engines/haproxy.mjs';
import { randomUUID } from 'node:crypto';
import { publishedMenu } from '../../../test/samples';
import { call } from '../../../test/client';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { ROLES, type Role } from './roles';

const MENU = randomUUID();

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
  ['diners', '/m/la-esquina', {}, 301],
  ['diners', '/menu-assets/nada.js', {}, 404],
  ['diners', `/public-objects/${MENU}`, {}, 404],
  ['diners', `/insertar/${MENU}`, {}, 200],
  ['diners', '/api/menu-visits', {}, 405],
  ['diners', '/api/menu-visits', { key: true }, 405],
  ['diners', '/api/oembed', {}, 400],
  ['diners', '/embed.js', {}, 200],
  ['owners', '/', {}, 200],
  ['owners', '/menu-preview', {}, 200],
  ['owners', '/menu', {}, 404],
  ['owners', '/m', {}, 404],
  ['owners', '/r', {}, 404],
  ['owners', '/q', {}, 404],
  ['owners', '/Q', {}, 404],
  ['owners', '/menu-assets', {}, 404],
  ['owners', '/objects', {}, 404],
  ['owners', '/public-objects', {}, 404],
  ['owners', '/insertar', {}, 404],
  ['owners', '/menus', { key: true }, 404],
  ['owners', '/api', { key: true }, 404],
  ['owners', '/api/public', {}, 404],
  ['owners', '/remotes/site/nada.js', {}, 404],
  ['owners', '/restaurantes/nuevo', {}, 200],
  ['owners', '/api/status', {}, 200],
  ['owners', '/api/menus', {}, 401],
  ['api', '/api/public', { key: true }, 404],
  ['api', '/api/menus?limit=1', { key: true }, 200],
];

describe('gateways of one role', () => {
  let testGateway: TestGateway;
  let gateways: Record<Role | 'all', Gateway>;
  let authorization: string;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    authorization = `Bearer ${testGateway.people.issueKey()}`;
    testGateway.menus.on(menus.publicMenu.find, () => publishedMenu(MENU));
    testGateway.menus.on(menus.publicMenu.resolve, ({ slug }) => ({ menuId: MENU, slug }));
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

  describe('behind HAProxy', () => {
    let haproxy: Awaited<ReturnType<typeof startHaproxy>>;
    beforeAll(async () => {
      // Both servers of a role can be the same gateway, because the test only checks the role.
      const two = (role: Role) => Array.from({ length: 2 }, () => new URL(gateways[role].url).host);
      haproxy = await startHaproxy({
        diners: two('diners'),
        owners: two('owners'),
        api: two('api'),
      });
      await haproxy.whenAllUp();
    });
    afterAll(() => haproxy.stop());

    it.each(CALLS)('are each sent what is of %s: %s %j', async (_role, path, { key }, status) => {
      const headers = key ? { authorization } : {};
      expect((await call(haproxy.url, path, { headers })).status).toBe(status);
    });
  });

  it('are each sent what is theirs on Kubernetes, by the same rule', async () => {
    const manifests = rendered(await requireKubectl(), 'deploy/kubernetes/overlays/example');
    const route = manifests.find(({ kind }) => kind === 'HTTPRoute')!;
    const sent = CALLS.map(([, path, { key }]) => [
      path,
      backendOf(route, path.split('?')[0]!, key ? { Authorization: authorization } : {}),
    ]);
    expect(sent).toEqual(CALLS.map(([role, path]) => [path, `gateway-${role}`]));
  });
});
