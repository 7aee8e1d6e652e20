import { billing, DomainError, identity, type IncidentView } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { alive, type Alive } from '../../../test/alive';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleIncident, sampleUser } from '../../../test/samples';
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
  let stored: IncidentView[];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    services = await alive(testGateway);
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway, sampleUser({ role: 'admin' })));
    testGateway.identity.on(identity.status.history, () => ({
      ...{ components: [], months: [], incidents: stored },
    }));
    testGateway.identity.on(identity.incident.list, () => stored);
    testGateway.identity.on(identity.incident.open, ({ newId = randomUUID(), ...request }) => {
      stored = [sampleIncident({ ...request, id: newId }), ...stored];
      return stored[0]!;
    });
    testGateway.identity.on(identity.incident.change, ({ incidentId, ...request }) => {
      const incident = stored.find(({ id }) => id === incidentId);
      if (!incident) throw new DomainError('NOT_FOUND');
      const resolvedAt = request.status === 'resolved' ? new Date().toISOString() : null;
      const changed = { ...incident, ...request, resolvedAt };
      stored = stored.map((one) => (one === incident ? changed : one));
      return changed;
    });
  });
  beforeEach(() => {
    stored = [];
  });
  afterAll(async () => {
    await services.close();
    await testGateway.close();
  });

  const call = (method: string, path: string, body?: object, headers: object = {}) =>
    gateway.call(path, { method, headers: { cookie, ...headers }, ...(body && { body }) });
  const open = async (changes: object = {}, headers: object = {}) => {
    const request = { ...MAINTENANCE, ...changes };
    const { status, json } = await call('POST', INCIDENTS, request, headers);
    expect(status).toBe(201);
    return json as IncidentView;
  };
  const change = async ({ id }: IncidentView, changes: object) => {
    const { status, json } = await call('PUT', `${INCIDENTS}/${id}`, changes);
    expect(status).toBe(200);
    return json as IncidentView;
  };
  const emitted = async () => (await gateway.call('/api/status')).json as SystemStatus;

  it('open, change and close, and everyone is told at once', async () => {
    const opened = await open({ title: 'Cobros lentos', status: 'degraded', component: 'api' });
    expect(opened).toMatchObject({ title: 'Cobros lentos', isAutomatic: false, resolvedAt: null });
    expect((await emitted()).incidents).toEqual([opened]);

    const changed = await change(opened, { description: 'Tarda en contestar.', impact: 'medium' });
    expect(changed).toEqual({ ...opened, description: 'Tarda en contestar.', impact: 'medium' });
    expect((await emitted()).incidents).toEqual([changed]);

    const closed = await change(opened, { status: 'resolved' });
    expect(closed.resolvedAt).not.toBeNull();
    expect((await emitted()).incidents).toEqual([closed]);
    expect((await call('GET', INCIDENTS)).json).toEqual([closed]);
  });

  it('are made once under a key: what the service did before its answer was lost is found again', async () => {
    const asked: (string | undefined)[] = [];
    const key = { 'idempotency-key': randomUUID() };
    testGateway.identity.on(identity.incident.open, ({ newId, ...request }) => {
      asked.push(newId);
      if (asked.length === 1) throw new DomainError('UNAVAILABLE');
      return sampleIncident({ ...request, id: newId! });
    });
    expect((await call('POST', INCIDENTS, MAINTENANCE, key)).status).toBe(503);
    expect((await open({}, key)).id).toBe(asked[0]);
    expect(asked).toEqual([asked[0], asked[0]]);
  });

  it('explain a planned interruption: what is down is scheduled, what is well stays well', async () => {
    const planned = sampleIncident();
    stored = [planned];
    const stateOf = async () =>
      (await emitted()).components.find(({ id }) => id === 'payments')?.status;
    // Any change by an administrator triggers a new check.
    await change(planned, { title: 'Cambio de servidor' });
    expect(await stateOf()).toBe('operational');

    testGateway.billing.on(billing.plan.list, () => {
      throw new DomainError('INTERNAL');
    });
    await change(planned, { description: 'Volvemos a las 3.' });
    expect(await stateOf()).toBe('scheduled');

    await change(planned, { status: 'resolved' });
    expect(await stateOf()).toBe('major_outage');
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
