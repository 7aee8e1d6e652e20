import {
  billing,
  DomainError,
  identity,
  type StatusCheck,
  type StatusHistory,
} from '@cartaviva/contracts';
import { COMPONENT_IDS, lastDates, serves, uptimeOf } from '@cartaviva/domain';
import { eventually, stopwatch } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { alive, type Alive } from '../../../test/alive';
import { sampleIncident } from '../../../test/samples';
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
  let recorded: StatusCheck[] = [];

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
  beforeEach(() => {
    recorded = [];
    testGateway.identity.on(identity.status.record, ({ checks }) => {
      recorded.push(...checks);
      return {};
    });
  });

  /** Runs one interval, in which both gateways compete for the check. */
  const turn = async (at?: Date) => {
    await redis.del(TURN);
    await Promise.allSettled(
      gateways.map(({ app }) => app.get(StatusRounds, { strict: false }).round(at)),
    );
  };
  const emitted = async (gateway: Gateway = gateways[0]) => {
    const { status, json } = await gateway.call('/api/status');
    expect(status).toBe(200);
    return json as SystemStatus;
  };
  const statusNow = (gateway: Gateway = gateways[0]) => {
    gateway.app.get(SystemStatusService, { strict: false }).expire();
    return emitted(gateway);
  };
  const servesPayments = ({ components }: StatusCheck) =>
    serves(components.find(({ component }) => component === 'payments')!.state);

  it('is one check a turn, however many gateways there are', async () => {
    const asked = testGateway.billing.count(billing.plan.list);
    await turn();
    expect(testGateway.billing.count(billing.plan.list) - asked).toBe(1);
    expect(recorded).toHaveLength(1);
    expect(recorded[0]!.components.map(({ component }) => component)).toEqual(COMPONENT_IDS);
  });

  it('holds how every component was found', async () => {
    testGateway.billing.on(billing.plan.list, () => {
      throw new DomainError('INTERNAL');
    });
    await turn();
    testGateway.billing.on(billing.plan.list, () => []);
    await turn();
    expect(recorded.map(servesPayments)).toEqual([false, true]);
  });

  it('waits while identity-service is unavailable, and is recorded in its order afterwards', async () => {
    testGateway.identity.on(identity.status.record, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const times = [1, 2, 3].map((minute) => new Date(Date.UTC(2026, 10, 21, 12, minute)));
    await turn(times[0]);
    await turn(times[1]);
    testGateway.identity.on(identity.status.record, ({ checks }) => {
      recorded.push(...checks);
      return {};
    });
    await turn(times[2]);
    expect(recorded.map(({ at }) => at)).toEqual(times.map((time) => time.toISOString()));
    await turn();
    expect(recorded).toHaveLength(4);
  });

  it('is told as identity-service knows it, and of no component that nobody checked yet', async () => {
    expect((await statusNow()).components).toMatchObject(
      COMPONENT_IDS.map((id) => ({ id, ...uptimeOf(lastDates(new Date()), () => undefined) })),
    );
    const history = somethingHappened();
    testGateway.identity.on(identity.status.history, () => history);
    const { components, months, incidents } = await statusNow(gateways[1]);
    expect(components.map(({ id, uptime, days }) => ({ id, uptime, days }))).toEqual(
      history.components,
    );
    expect(months).toEqual(history.months);
    expect(incidents).toEqual(history.incidents);
  });

  it('is told from memory while identity-service or its database is unavailable', async () => {
    testGateway.identity.on(identity.status.history, somethingHappened);
    const { components, incidents } = await statusNow();
    const failing = () => {
      throw new DomainError('UNAVAILABLE');
    };
    testGateway.identity.on(identity.status.history, failing);
    testGateway.identity.on(identity.session.find, failing);
    const meanwhile = await statusNow();
    expect(meanwhile.status).toBe('major_outage');
    expect(meanwhile.components.find(({ id }) => id === 'api')?.status).toBe('major_outage');
    expect(meanwhile.incidents).toEqual(incidents);
    expect(meanwhile.components.map(({ days }) => days)).toEqual(
      components.map(({ days }) => days),
    );
    // A gateway that started in the meantime also answers, without a history.
    expect(await emitted(await testGateway.gateway())).toMatchObject({ incidents: [] });
  });

  it('is told from memory while Redis is unavailable, within three seconds', async () => {
    testGateway.identity.on(identity.status.history, somethingHappened);
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

const INCIDENT = sampleIncident({ status: 'major_outage', isAutomatic: true });

const somethingHappened = (): StatusHistory => ({
  components: COMPONENT_IDS.map((id) => ({
    id,
    ...uptimeOf(lastDates(new Date()), () => ({ checks: 10, good: 8 })),
  })),
  months: [{ month: '2026-11', uptime: 99.95, downMinutes: 22, component: 'payments' }],
  incidents: [INCIDENT],
});
