import { billing, DomainError, menus, QUEUES } from '@cartaviva/contracts';
import { PREFIX } from '@cartaviva/queues';
import { Queue } from 'bullmq';
import { alive, type Alive } from '../../../test/alive';
import { TestGateway } from '../../../test/test-gateway';
import type { SystemStatus } from './status.dto';

describe('the status of the system', () => {
  let testGateway: TestGateway;
  let services: Alive;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
  });
  beforeEach(async () => {
    services = await alive(testGateway);
  });
  afterEach(() => services.close());
  afterAll(() => testGateway.close());

  const check = async () => {
    const { json } = await (await testGateway.newGateway()).call('/api/status');
    const { status, components } = json as SystemStatus;
    return { status, parts: Object.fromEntries(components.map(({ id, status }) => [id, status])) };
  };

  it('is found by asking: all is well while everyone answers', async () => {
    expect(await check()).toEqual({
      status: 'operational',
      parts: {
        api: 'operational',
        database: 'operational',
        qr: 'operational',
        uploads: 'operational',
        notifications: 'operational',
        payments: 'operational',
      },
    });
  });

  it('is not well while somebody waits for an image longer than a minute', async () => {
    const connection = { url: testGateway.redis.url };
    const images = new Queue<object>(QUEUES.images, { prefix: PREFIX, connection });
    await images.pause();
    const timestamp = Date.now() - 61_000;
    await images.add('derive', {}, { timestamp, priority: 1001 });
    expect((await check()).parts).toMatchObject({ uploads: 'operational' });
    await images.add('preview', {}, { timestamp, priority: 2 });
    expect((await check()).parts).toMatchObject({ uploads: 'degraded' });
    await images.obliterate({ force: true });
    await images.close();
  });

  it('names the part that fails, and leaves the others well', async () => {
    testGateway.billing.on(billing.plan.list, () => {
      throw new DomainError('INTERNAL');
    });
    await services.emails.close();
    expect(await check()).toMatchObject({
      status: 'major_outage',
      parts: { payments: 'major_outage', notifications: 'major_outage', uploads: 'operational' },
    });
  });

  it('is asked the way that visitors go, down to the code that they scan', async () => {
    testGateway.menus.on(menus.publicMenu.find, () => {
      throw new DomainError('INTERNAL');
    });
    expect((await check()).parts).toMatchObject({
      api: 'major_outage',
      qr: 'major_outage',
      database: 'operational',
      uploads: 'operational',
    });
  });

  it('is asked of the system once in a while, however many ask', async () => {
    const gateway = await testGateway.newGateway();
    const before = testGateway.billing.count(billing.plan.list);
    await Promise.all(Array.from({ length: 50 }, () => gateway.call('/api/status')));
    // On a busy machine another check may start before the last request is answered.
    expect(testGateway.billing.count(billing.plan.list) - before).toBeLessThanOrEqual(2);
  });
});
