import { identity, type ChangeIncidentRequest, type RequestTo } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { roles } from '../../test/admins';
import { sharedTestService, type TestService } from '../../test/test-service';

const MAINTENANCE = {
  component: 'payments',
  title: 'Cambio de servidor',
  status: 'scheduled',
  impact: 'low',
} as const;

describe('incidents that admins tell of', () => {
  let service: TestService;
  let admin: ReturnType<TestService['asUser']>;

  beforeAll(async () => {
    service = await sharedTestService();
    const { user } = await roles(service).admin();
    admin = service.asUser(user.id, 'admin');
  });

  const open = (changes: Partial<RequestTo<typeof identity.incident.open>> = {}) =>
    admin(identity.incident.open, { ...MAINTENANCE, ...changes });
  const change = ({ id }: { id: string }, changes: ChangeIncidentRequest) =>
    admin(identity.incident.change, { ...changes, incidentId: id });
  const shown = async ({ id }: { id: string }) =>
    (await service.visitor(identity.status.history, {})).incidents.find((one) => one.id === id);

  it('open, change, close and open again, and everyone is told at once', async () => {
    const opened = await open({ title: ' Cobros lentos ', status: 'degraded', component: 'api' });
    expect(opened).toEqual({
      ...{ id: expect.any(String), component: 'api', title: 'Cobros lentos', description: null },
      ...{ status: 'degraded', impact: 'low', isAutomatic: false },
      ...{ startedAt: expect.stringMatching(/Z$/), resolvedAt: null },
    });
    expect(await shown(opened)).toEqual(opened);

    const description = 'PayPal tarda en contestar.';
    const changed = await change(opened, { description, impact: 'medium' });
    expect(changed).toEqual({ ...opened, description, impact: 'medium' });

    const closed = await change(opened, { status: 'resolved' });
    expect(closed.resolvedAt).not.toBeNull();
    expect(await shown(opened)).toEqual(closed);
    expect(await change(opened, { title: 'Pagos lentos' })).toMatchObject({
      title: 'Pagos lentos',
      resolvedAt: closed.resolvedAt,
    });

    expect(await change(opened, { status: 'degraded' })).toMatchObject({ resolvedAt: null });
    expect(await change(opened, { description: null })).toMatchObject({ description: null });
    await change(opened, { status: 'resolved' });
  });

  it('are opened once, however often the same write is sent', async () => {
    const newId = randomUUID();
    const opened = await Promise.all(Array.from({ length: 3 }, () => open({ newId })));
    expect(opened.map(({ id }) => id)).toEqual([newId, newId, newId]);
    const all = await admin(identity.incident.list, {});
    expect(all.filter(({ id }) => id === newId)).toHaveLength(1);
    await change(opened[0]!, { status: 'resolved' });
  });

  it('are listed with the open ones first', async () => {
    const [older, newer] = [await open({ title: 'La primera' }), await open({ title: 'Otra' })];
    await change(newer, { status: 'resolved' });
    const ids = (await admin(identity.incident.list, {})).map(({ id }) => id);
    expect(ids.indexOf(older.id)).toBe(0);
    expect(ids).toContain(newer.id);
  });

  it('that nobody opened cannot be changed', async () => {
    await expect(change({ id: randomUUID() }, { status: 'resolved' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
