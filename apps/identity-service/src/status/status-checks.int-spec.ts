import { identity, SYSTEM, type StatusCheck } from '@cartaviva/contracts';
import { COMPONENT_IDS, lastMonths, type ComponentId, type FoundState } from '@cartaviva/domain';
import { startTestService, type TestService } from '../../test/test-service';

describe('the history of the system', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    await service.sql('TRUNCATE incidents, status_days, status_streaks');
    await service.sql('UPDATE status_last_check SET at = NULL');
    // Each test starts at noon of a new day.
    const now = service.clock.now();
    service.clock.advance({ minutes: 36 * 60 - now.getUTCHours() * 60 - now.getUTCMinutes() });
  });
  afterAll(() => service.stop());
  /** Creates a check 30 seconds after the previous one. Components that are not named are operational. */
  const check = (changes: Partial<Record<ComponentId, FoundState>> = {}): StatusCheck => {
    service.clock.advance({ seconds: 30 });
    const components = COMPONENT_IDS.map((component) => ({
      component,
      state: changes[component] ?? ('operational' as const),
    }));
    return { at: service.clock.now().toISOString(), components };
  };
  const record = (...checks: StatusCheck[]) =>
    service.as(SYSTEM)(identity.status.record, { checks });
  const history = () => service.visitor(identity.status.history, {});
  const payments = async () => (await history()).components.find(({ id }) => id === 'payments')!;
  const checksToday = async () => {
    const [row] = await service.sql<{ checks: number }>(
      `SELECT sum(looks)::int AS checks FROM status_days WHERE component = 'payments'`,
    );
    return row!.checks ?? 0;
  };

  it('says nothing before anybody checked: of ninety days, today the last', async () => {
    const { components, incidents } = await history();
    expect(components.map(({ id }) => id)).toEqual(COMPONENT_IDS);
    expect(components.map(({ uptime }) => uptime)).toEqual(COMPONENT_IDS.map(() => null));
    expect(components[0]!.days).toHaveLength(90);
    expect(components[0]!.days.at(-1)!.date).toBe(service.clock.now().toISOString().slice(0, 10));
    expect(incidents).toEqual([]);
  });

  it('holds a check once, however many send it, and however often', async () => {
    const first = check();
    await Promise.all([record(first), record(first), record(first)]);
    await record(first);
    expect(await checksToday()).toBe(1);
  });

  it('opens an incident for an outage, counts it, and closes it when it is over', async () => {
    const down = () => check({ payments: 'major_outage' });
    await record(check(), down(), down());
    expect((await history()).incidents).toEqual([]);
    await record(down());
    await record(down());
    const during = await history();
    expect(during.incidents).toMatchObject([
      { component: 'payments', impact: 'medium', status: 'major_outage', isAutomatic: true },
    ]);
    expect(await payments()).toMatchObject({ uptime: 20 });
    expect((await payments()).days.at(-1)).toMatchObject({ uptime: 20 });
    expect((await payments()).days.at(-2)).toMatchObject({ uptime: null });
    const last = [check(), check(), check()] as const;
    await record(...last);
    expect((await history()).incidents).toMatchObject([
      { id: during.incidents[0]!.id, status: 'resolved', resolvedAt: last[2].at },
    ]);
  });

  it('opens one incident when two gateways find the same outage at once', async () => {
    const found = [1, 2, 3].map(() => check({ uploads: 'major_outage' }));
    await Promise.all([record(...found), record(...found)]);
    const open = (await history()).incidents.filter(({ resolvedAt }) => resolvedAt === null);
    expect(open).toMatchObject([{ component: 'uploads', status: 'major_outage' }]);
  });

  it('counts against everyone what no gateway was there to see', async () => {
    const all = async () => (await history()).components.map(({ uptime }) => uptime!);
    await record(check(), check());
    const before = await all();
    service.clock.advance({ minutes: 20 });
    await record(check());
    const now = await all();
    expect(now.every((uptime, index) => uptime < before[index]! / 1.5)).toBe(true);
  });

  it('tells the months by their worst component, from the first that was looked at', async () => {
    const [lastMonth, month] = lastMonths(service.clock.now()).slice(-2);
    await service.sql(
      `INSERT INTO status_days (date, component, looks, good)
       VALUES ($1::date, 'api', 100, 100), ($1::date + 1, 'api', 100, 98),
              ($1::date, 'qr', 200, 190)`,
      [`${lastMonth}-01`],
    );
    const { months } = await history();
    expect(months).toEqual([
      { month: lastMonth, uptime: 95, downMinutes: 5, component: 'qr' },
      expect.objectContaining({ month }),
    ]);
  });

  it('takes no check from the future: the others’ would be passed over', async () => {
    await record(check());
    await record({ ...check(), at: '2126-11-22T00:00:00.000Z' });
    await record(check());
    expect(await checksToday()).toBe(3);
  });
});
