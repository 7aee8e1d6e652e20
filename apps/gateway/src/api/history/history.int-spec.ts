import { COMPARED_TO, MAX_VERSION, menus, type RequestTo } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { sampleVersion } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('the versions of a menu in the API', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let headers: { cookie: string };
  const menuId: string = randomUUID();
  const asked: RequestTo<typeof menus.history.compare>[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    const { cookie } = await testGateway.signIn(gateway);
    headers = { cookie };
    testGateway.menus.on(menus.history.compare, (request) => {
      asked.push(request);
      return { ...sampleVersion({ number: request.versionNumber }), differences: [], revision: 9 };
    });
  });
  afterAll(() => testGateway.close());
  beforeEach(() => void asked.splice(0));

  const version = (number: string | number, query = '') =>
    gateway.call(`/api/menus/${menuId}/history/${number}${query}`, { headers });

  it('are compared with the one before, or with what is asked for', async () => {
    for (const query of ['', ...COMPARED_TO.map((to) => `?against=${to}`)]) {
      expect((await version(3, query)).status).toBe(200);
    }
    const compared = COMPARED_TO.map((against) => ({ menuId, versionNumber: 3, against }));
    expect(asked).toEqual([{ menuId, versionNumber: 3 }, ...compared]);
  });

  it.each(['next', '', 'previous&against=now'])('are not compared with %j', async (against) => {
    const { status, json } = await version(3, `?against=${against}`);
    expect([status, json]).toMatchObject([400, { fields: { against: expect.any(String) } }]);
    expect(asked).toEqual([]);
  });

  it('carry the revision of the menu as their tag, and not in their body', async () => {
    const { headers: answered, json } = await version(1);
    expect(answered['etag']).toBe('"r9"');
    expect(json).toEqual({ ...sampleVersion(), differences: [] });
  });

  it('have numbers from one to the last that there can be', async () => {
    for (const number of [1, MAX_VERSION]) expect((await version(number)).status).toBe(200);
    expect(asked.map(({ versionNumber }) => versionNumber)).toEqual([1, MAX_VERSION]);
  });

  it.each(['0', '-1', '01', '1.5', '1e3', 'x', String(MAX_VERSION + 1), '99999999999'])(
    'are none of number %s, and nobody is asked',
    async (number) => {
      const { status, json } = await version(number);
      expect([status, json]).toMatchObject([
        ...[404, { type: 'urn:cartaviva:problem:version-not-found' }],
      ]);
      expect(asked).toEqual([]);
    },
  );

  it('are restored over the revision that the caller has read', async () => {
    const restored: object[] = [];
    testGateway.menus.on(menus.history.restore, (request) => {
      restored.push(request);
      return { number: 4, differences: [], notRestored: [], revision: 10 };
    });
    const items = [randomUUID()];
    for (const match of [{}, { 'if-match': '"r9"' }]) {
      const { status } = await gateway.call(`/api/menus/${menuId}/history/3/restore`, {
        ...{ method: 'POST', body: { items } },
        headers: { ...headers, ...match },
      });
      expect(status).toBe(200);
    }
    const request = { menuId, versionNumber: 3, items };
    expect(restored).toEqual([request, { ...request, expectedRevision: 9 }]);
  });
});
