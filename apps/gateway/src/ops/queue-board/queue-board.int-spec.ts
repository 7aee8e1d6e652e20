import { QUEUES } from '@cartaviva/contracts';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { routesOf } from '../../../test/routes';
import { sampleUser } from '../../../test/samples';

const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the queue board', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway, sampleUser({ role: 'admin' })));
  });
  afterAll(() => testGateway.close());

  const board = (path = '', headers = {}) =>
    gateway.call(`/admin/queues${path}`, { headers: { cookie, ...headers } });

  it('shows admins every queue and its jobs', async () => {
    const queue = gateway.app.get<Queue>(getQueueToken(QUEUES.images), { strict: false });
    await queue.add('derive', { objectId: 'one' });
    const { status, json } = await board('/api/queues');
    expect(status).toBe(200);
    const { queues } = json as {
      queues: { name: string; counts: object; readOnlyMode: boolean }[];
    };
    expect(queues.map(({ name }) => name).sort()).toEqual(Object.values(QUEUES).sort());
    expect(queues).toContainEqual(
      expect.objectContaining({
        name: QUEUES.images,
        readOnlyMode: true,
        counts: expect.objectContaining({ waiting: 1 }),
      }),
    );
  });

  it('is a page that needs nothing from elsewhere, and no script but its own files', async () => {
    const { status, headers, text } = await board('', person);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).not.toMatch(/(?:href|src)="https?:/);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const scripts = [...text.matchAll(/<script defer src="([^"]+)">/g)].map(([, path]) => path);
    expect(scripts.length).toBeGreaterThan(2);
    for (const path of scripts) expect((await board(`/${path}`)).status).toBe(200);
    expect(text).not.toMatch(/<script>/);
  });

  it('changes nothing: it has no route for that', () => {
    const routes = routesOf(gateway.app.getHttpAdapter().getInstance());
    const ours = routes.filter((route) => route.includes('/admin/queues'));
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.filter((route) => !route.startsWith('GET '))).toEqual([]);
  });

  it('stays shut to everyone else, with a page for people and a problem for programs', async () => {
    const owner = (await testGateway.signIn(gateway)).cookie;
    for (const path of ['', '/api/queues', '/static/js/main.js', '/queue/emails/1']) {
      expect((await board(path, { cookie: '' })).status).toBe(401);
      expect((await board(path, { cookie: owner })).status).toBe(403);
    }
    const unknown = await board('', { cookie: '', ...person });
    expect(unknown.text).toMatch(
      /Unauthorized[^]*Inicia sesión[^]*\/login\?return=\/admin\/queues/,
    );
    const refused = await board('', { cookie: owner, ...person });
    expect([refused.status, refused.text]).toEqual([
      403,
      expect.stringContaining('No tienes permiso para hacer esto.'),
    ]);
    const { json } = await board('/api/queues', { cookie: '' });
    expect(json).toMatchObject({ title: 'Unauthorized', status: 401 });
  });
});
