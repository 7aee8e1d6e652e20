import { billing, DomainError } from '@cartaviva/contracts';
import { eventually, stopwatch } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { alive, type Alive } from '../../../test/alive';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { StatusRounds } from './status-rounds';
import { SystemStatusService } from './system-status.service';
import type { SystemStatus } from './status.dto';

const TURN = '{cv-status}:turn';

describe('the history of the system', () => {
  let testGateway: TestGateway;
  let services: Alive;
  let gateways: readonly [Gateway, Gateway];
  let redis: Redis;

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    services = await alive(testGateway);
    gateways = await Promise.all([testGateway.gateway(), testGateway.gateway()]);
    redis = new Redis(testGateway.redis.url).on('error', () => undefined);
  });
  afterAll(async () => {
    redis.disconnect();
    await services.close();
    await testGateway.close();
  });

  /** Both gateways wake for a turn of their own. */
  const turn = async (at?: Date) => {
    await redis.del(TURN);
    await Promise.all(
      gateways.map(({ app }) => app.get(StatusRounds, { strict: false }).round(at)),
    );
  };
  const turns = async (count: number) => {
    for (let done = 0; done < count; done += 1) await turn();
  };
  const emitted = async (gateway: Gateway = gateways[0]) => {
    const { status, json } = await gateway.call('/api/status');
    expect(status).toBe(200);
    return json as SystemStatus;
  };
  /** What is told once what was known before is no longer fresh. */
  const statusNow = (gateway: Gateway = gateways[0]) => {
    gateway.app.get(SystemStatusService, { strict: false }).expire();
    return emitted(gateway);
  };
  const payments = ({ components }: SystemStatus) =>
    components.find(({ id }) => id === 'payments')!;
  const checksToday = async () => {
    const today = new Date().toISOString().slice(0, 10);
    return Number(await redis.hget(`{cv-status}:${today}`, 'payments:looks'));
  };

  it('is one look a turn, however many gateways there are', async () => {
    expect(await checksToday()).toBe(0);
    const asked = testGateway.billing.count(billing.plan.list);
    await turn();
    expect(testGateway.billing.count(billing.plan.list) - asked).toBe(1);
    expect(await checksToday()).toBe(1);
  });

  it('opens an incident for an outage, counts it, and closes it when it is over', async () => {
    testGateway.billing.on(billing.plan.list, () => {
      throw new DomainError('INTERNAL');
    });
    await turns(2);
    expect((await statusNow()).incidents).toEqual([]);
    await turns(2);
    const during = await statusNow();
    expect(during.incidents).toMatchObject([
      { component: 'payments', impact: 'medium', status: 'major_outage', isAutomatic: true },
    ]);
    expect(payments(during)).toMatchObject({ status: 'major_outage', uptime: 20 });
    expect(payments(during).days.at(-1)).toMatchObject({ uptime: 20 });
    expect(payments(during).days.at(-2)).toMatchObject({ uptime: null });
    testGateway.billing.on(billing.plan.list, () => []);
    await turns(3);
    const afterwards = await statusNow(gateways[1]);
    expect(afterwards.status).toBe('operational');
    expect(afterwards.incidents).toMatchObject([
      { id: during.incidents[0]!.id, status: 'resolved', resolvedAt: expect.any(String) },
    ]);
  });

  it('counts against everyone what no gateway was there to see', async () => {
    const all = async () => {
      const { components } = await statusNow();
      return components.map(({ uptime }) => uptime!);
    };
    const before = await all();
    const ago = new Date(Date.now() - 10 * 60_000);
    await redis.set('{cv-status}:last', ago.toISOString());
    await turn();
    const now = await all();
    expect(now.every((uptime, index) => uptime < before[index]! / 2)).toBe(true);
  });

  it('is told from memory while Redis is unavailable, within three seconds', async () => {
    const { incidents, components } = await statusNow();
    testGateway.redis.freeze();
    const elapsedMs = stopwatch();
    const frozen = await statusNow();
    expect(elapsedMs()).toBeLessThan(3000);
    expect(frozen.status).toBe('major_outage');
    expect(frozen.incidents).toEqual(incidents);
    expect(frozen.components.map(({ days }) => days)).toEqual(components.map(({ days }) => days));
    testGateway.redis.thaw();
    await testGateway.redis.kill();
    expect((await statusNow()).incidents).toEqual(incidents);
    await testGateway.redis.restart();
    await eventually(async () => expect((await statusNow()).status).toBe('operational'));
  });
});
