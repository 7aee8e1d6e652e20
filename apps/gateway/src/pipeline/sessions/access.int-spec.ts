import { MEMBER_ROLES, menus } from '@cartaviva/contracts';
import { API_KEY_SCOPES } from '@cartaviva/domain';
import { DiskStorage, variantKey } from '@cartaviva/object-storage';
import { googleAt } from '@cartaviva/rig/doubles/google.mjs';
import {
  ACTORS,
  everyone,
  type ActorName,
  type Shown,
  type ShownByRole,
  type ShownByScope,
} from '../../../test/access/actors';
import { ROWS, ROWS_OF_KNOWN } from '../../../test/access/rows';
import { randomUUID } from 'node:crypto';
import { DRAFT, IMAGE, sampleCall } from '../../../test/access/samples';
import { furnish } from '../../../test/access/owned-replies';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { routesOf } from '../../../test/routes';
import type { Problem } from '../errors/problem';

describe('who may call what', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let shown: Shown;
  let shownByScope: ShownByScope;
  let shownByRole: ShownByRole;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway(googleAt('http://127.0.0.1:9'));
    const { ownerId, ...present } = await everyone(testGateway, gateway);
    ({ shown, shownByScope, shownByRole } = present);
    furnish(testGateway, ownerId);
    const storage = new DiskStorage(testGateway.objects);
    await storage.write(variantKey(IMAGE, 640, 'jpeg'), Buffer.from('jpeg'));
  });
  afterAll(async () => {
    await testGateway.close();
    // The tests above call every operation. Each must have returned a successful response as documented.
    expect(testGateway.described!.unanswered()).toEqual([]);
  });

  it('is decided for every route of the router, and for no other', () => {
    const routes = new Set(routesOf(gateway.app.getHttpAdapter().getInstance()));
    expect([...routes].sort()).toEqual([...new Set(ROWS.map(({ route }) => route))].sort());
  });

  it.each(ROWS)('$call', async ({ call: name, answers }) => {
    const { path, ...call } = sampleCall(name);
    const statuses = ACTORS.map(async (actor) => {
      const headers = { ...call.headers, ...shown[actor] };
      const { status, text } = await gateway.call(path, { ...call, headers });
      // Screens recognize a missing session by this text.
      if (status === 401) expect(text).toContain('Unauthorized');
      return [actor, status];
    });
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual(answers);
  });

  it.each(ROWS.filter(({ route }) => / \/(?:api|admin)\//.test(route)))(
    '$call, by the scope of a key',
    async ({ call: name, answersToScope }) => {
      const { path, ...call } = sampleCall(name);
      const statuses = API_KEY_SCOPES.map(async (scope) => {
        const headers = { ...call.headers, ...shownByScope[scope] };
        return [scope, (await gateway.call(path, { ...call, headers })).status];
      });
      expect(Object.fromEntries(await Promise.all(statuses))).toEqual(answersToScope);
    },
  );

  it.each(ROWS_OF_KNOWN)('$call, by a member of the account', async (row) => {
    const { path, ...call } = sampleCall(row.call);
    const statuses = MEMBER_ROLES.map(async (role) => {
      const headers = { ...call.headers, ...shownByRole[role] };
      return [role, (await gateway.call(path, { ...call, headers })).status];
    });
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual(row.answersToMembers);
  });

  it('lets the kitchen say when items can be had, alone and together, and nothing besides', async () => {
    const put = async (path: string, body: object) =>
      (await gateway.call(path, { method: 'PUT', body, headers: shownByRole.kitchen })).status;
    const { path } = sampleCall('PUT /api/items/:itemId');
    const soldOut = { isAvailable: false, availableAgainAt: '2099-01-01T12:00:00.000Z' };
    expect(await put(path, soldOut)).toBe(200);
    expect(await put(path, { ...soldOut, price: '1' })).toBe(403);
    const rows = (...items: object[]) => put(`/api/menus/${DRAFT}/items`, { items });
    const row = { itemId: randomUUID(), ...soldOut };
    expect(await rows(row)).toBe(200);
    expect(await rows(row, { ...row, name: 'Flan' })).toBe(403);
  });

  it('tells a member what their role may', async () => {
    const headers = shownByRole.kitchen;
    const { json } = await gateway.call(`/api/menus/${DRAFT}`, { method: 'DELETE', headers });
    expect(json).toMatchObject({
      type: 'urn:cartaviva:problem:role-forbidden',
      status: 403,
      error: expect.stringContaining('Tu rol de Cocina no permite esto: puedes ver los menús'),
    });
  });

  it('tells a program which scope its key lacks', async () => {
    const headers = shownByScope['analytics:read'];
    const { json } = await gateway.call(`/api/menus/${DRAFT}`, { method: 'DELETE', headers });
    expect(json).toMatchObject({
      type: 'urn:cartaviva:problem:api-key-scope-missing',
      status: 403,
      error: expect.stringContaining('menus:write'),
    });
  });

  it('says no more to strangers of what is another’s than of what is not there', async () => {
    // Compares the response and the number of messages, because the response time also reveals information.
    const emitted = async (menuId: string, actor: ActorName) => {
      const before = testGateway.menus.count(menus.publicMenu.find, { menuId });
      const { json } = await gateway.call(`/api/menus/${menuId}`, { headers: shown[actor] });
      const { type, status, detail } = json as Problem;
      return {
        type,
        status,
        detail,
        asked: testGateway.menus.count(menus.publicMenu.find, { menuId }) - before,
      };
    };
    const missing = randomUUID();
    for (const actor of ['visitor', 'stranger', 'strange key', 'visitor'] as const) {
      expect(await emitted(DRAFT, actor)).toEqual(await emitted(missing, actor));
    }
  });
});
