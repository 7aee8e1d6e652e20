import { billing, DomainError, identity, media, menus, QUEUES } from '@cartaviva/contracts';
import { PREFIX } from '@cartaviva/queues';
import { Worker } from 'bullmq';
import { House } from '../../test/house';
import type { SystemStatus } from './status.dto';

describe('the status of the system', () => {
  let house: House;
  let workers: Worker[];

  beforeAll(async () => {
    house = await House.open();
    house.menus.on(menus.publicMenu.find, () => ({ state: 'missing' as const }));
    house.identity.on(identity.session.find, () => ({ session: null }));
    house.billing.on(billing.plan.list, () => []);
    house.media.on(media.ticket.redeem, () => {
      throw new DomainError('UPLOAD_EXPIRED');
    });
    workers = [QUEUES.images, QUEUES.emails].map(
      (queue) =>
        new Worker(queue, async () => undefined, {
          prefix: PREFIX,
          connection: { url: house.redis.url, maxRetriesPerRequest: null },
        }),
    );
    await Promise.all(workers.map((worker) => worker.waitUntilReady()));
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await house.close();
  });

  /** What a gateway that has not looked yet finds. */
  const look = async () => {
    const { json } = await (await house.gateway()).call('/api/status');
    const { status, components } = json as SystemStatus;
    return { status, parts: Object.fromEntries(components.map(({ id, status }) => [id, status])) };
  };

  it('is found by asking: all is well while everyone answers', async () => {
    expect(await look()).toEqual({
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

  it('names the part that fails, and leaves the others well', async () => {
    house.billing.on(billing.plan.list, () => {
      throw new DomainError('INTERNAL');
    });
    await workers[1]!.close();
    expect(await look()).toMatchObject({
      status: 'major_outage',
      parts: { payments: 'major_outage', notifications: 'major_outage', uploads: 'operational' },
    });
  });

  it('is asked of the house once in a while, however many look', async () => {
    const gateway = await house.gateway();
    const before = house.menus.count(menus.publicMenu.find);
    await Promise.all(Array.from({ length: 50 }, () => gateway.call('/api/status')));
    expect(house.menus.count(menus.publicMenu.find) - before).toBe(1);
  });
});
