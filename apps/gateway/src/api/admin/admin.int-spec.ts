import { DomainError, identity } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleDemoRequest, sampleUser } from '../../../test/samples';

describe('the admins’ calls', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway, sampleUser({ role: 'admin' })));
  });
  afterAll(() => testGateway.close());

  const call = (method: string, path: string, body?: object) =>
    gateway.call(path, { method, headers: { cookie }, ...(body && { body }) });

  it('find users by pages, and by a part of their address or name', async () => {
    const ana = sampleUser({ email: 'ana@example.do' });
    const asked: object[] = [];
    testGateway.identity.on(identity.admin.users, (request) => {
      asked.push(request);
      return { rows: [ana], total: 45 };
    });
    const { json, headers } = await call('GET', '/api/admin/users?search=809%26a&page=2');
    expect(json).toEqual([ana]);
    expect(headers['x-total-count']).toBe('45');
    expect(headers['link']).toContain(
      '</api/admin/users?page=3&limit=20&search=809%26a>; rel="next"',
    );
    await call('GET', '/api/admin/users?search=809');
    expect(asked).toEqual([
      { page: 2, limit: 20, search: '809&a' },
      { page: 1, limit: 20, search: '809' },
    ]);
    for (const query of ['?page=0', '?limit=101', '?search=a&search=b', '?role=admin']) {
      expect((await call('GET', `/api/admin/users${query}`)).status).toBe(400);
    }
  });

  it('change a user’s role, though never the last admin’s', async () => {
    const ana = sampleUser({ role: 'admin' });
    testGateway.identity.on(identity.admin.changeRole, ({ userId, role }) => {
      if (userId !== ana.id) throw new DomainError('LAST_ADMIN');
      return { ...ana, role };
    });
    const changed = await call('PUT', `/api/admin/users/${ana.id}/role`, { role: 'user' });
    expect([changed.status, changed.json]).toEqual([200, { ...ana, role: 'user' }]);
    const last = await call('PUT', `/api/admin/users/${randomUUID()}/role`, { role: 'user' });
    expect(last.status).toBe(409);
    const none = await call('PUT', `/api/admin/users/${ana.id}/role`, { role: 'owner' });
    expect(none.status).toBe(400);
  });

  it('show the demonstrations that people asked for', async () => {
    const request = sampleDemoRequest();
    testGateway.identity.on(identity.admin.demoRequests, () => ({ rows: [request], total: 1 }));
    const { json, headers } = await call('GET', '/api/admin/demo-requests');
    expect([json, headers['x-total-count']]).toEqual([[request], '1']);
  });
});
