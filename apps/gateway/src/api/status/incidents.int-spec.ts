import { billing, DomainError, type IncidentView } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { alive, type Alive } from '../../../test/alive';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleUser } from '../../../test/samples';
import type { SystemStatus } from './status.dto';

const INCIDENTS = '/api/admin/incidents';
const MAINTENANCE = {
  component: 'payments',
  title: 'Cambio de servidor',
  status: 'scheduled',
  impact: 'low',
};

describe('incidents that admins tell of', () => {
  let testGateway: TestGateway;
  let services: Alive;
  let gateway: Gateway;
  let cookie: string;

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    services = await alive(testGateway);
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway, sampleUser({ role: 'admin' })));
  });
  afterAll(async () => {
    await services.close();
    await testGateway.close();
  });

  const call = (method: string, path: string, body?: object) =>
    gateway.call(path, { method, headers: { cookie }, ...(body && { body }) });
  const open = async (changes: object = {}) => {
    const { status, json } = await call('POST', INCIDENTS, { ...MAINTENANCE, ...changes });
    expect(status).toBe(201);
    return json as IncidentView;
  };
  const change = async ({ id }: IncidentView, changes: object) => {
    const { status, json } = await call('PUT', `${INCIDENTS}/${id}`, changes);
    expect(status).toBe(200);
    return json as IncidentView;
  };
  const emitted = async () => (await gateway.call('/api/status')).json as SystemStatus;

  it('open, change, close and open again, and everyone is told at once', async () => {
    const opened = await open({ title: 'Cobros lentos', status: 'degraded', component: 'api' });
    expect(opened).toMatchObject({ isAutomatic: false, description: null, resolvedAt: null });
    expect((await emitted()).incidents).toEqual([opened]);

    const description = 'PayPal tarda en contestar.';
    const changed = await change(opened, { description, impact: 'medium' });
    expect(changed).toEqual({ ...opened, description, impact: 'medium' });

    const closed = await change(opened, { status: 'resolved' });
    expect(closed.resolvedAt).not.toBeNull();
    expect((await emitted()).incidents).toEqual([closed]);
    expect(await change(opened, { title: 'Pagos lentos' })).toMatchObject({
      title: 'Pagos lentos',
      resolvedAt: closed.resolvedAt,
    });

    expect(await change(opened, { status: 'degraded' })).toMatchObject({ resolvedAt: null });
    await change(opened, { status: 'resolved' });
  });

  it('explain a planned interruption: what is down is scheduled, what is well stays well', async () => {
    const planned = await open();
    const stateOf = async () =>
      (await emitted()).components.find(({ id }) => id === 'payments')?.status;
    expect(await stateOf()).toBe('operational');

    testGateway.billing.on(billing.plan.list, () => {
      throw new DomainError('INTERNAL');
    });
    // Any word of an admin's has the system asked anew.
    await change(planned, { description: 'Volvemos a las 3.' });
    expect(await stateOf()).toBe('scheduled');

    await change(planned, { status: 'resolved' });
    expect(await stateOf()).toBe('major_outage');
  });

  it('are listed with the open ones first', async () => {
    const [older, newer] = [await open({ title: 'La primera' }), await open({ title: 'Otra' })];
    await change(newer, { status: 'resolved' });
    const { json } = await call('GET', INCIDENTS);
    const ids = (json as IncidentView[]).map(({ id }) => id);
    expect(ids.indexOf(older.id)).toBe(0);
    expect(ids).toContain(newer.id);
  });

  it.each([
    ['component', { component: 'kitchen' }],
    ['title', { title: ' ' }],
    ['status', { status: 'resolved' }],
    ['impact', { impact: 'high' }],
    ['description', { description: 'x'.repeat(1001) }],
  ])('are refused for their %s', async (field, changes) => {
    const { status, json } = await call('POST', INCIDENTS, { ...MAINTENANCE, ...changes });
    expect(status).toBe(400);
    expect(json).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it('that nobody opened cannot be changed', async () => {
    const path = `${INCIDENTS}/${randomUUID()}`;
    expect((await call('PUT', path, { status: 'resolved' })).status).toBe(404);
  });
});
