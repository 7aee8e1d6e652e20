import type { Engagement, Visit } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('a batch of visits', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  const visit = (): Visit => ({
    menuId: randomUUID(),
    visitorId: randomUUID(),
    source: 'qr',
    userAgent: 'Mozilla/5.0',
    ipAddress: '190.80.1.0',
    at: new Date().toISOString(),
  });
  const engagement = (): Engagement => ({
    menuId: randomUUID(),
    visitorId: randomUUID(),
    itemIds: [randomUUID(), randomUUID()],
    searches: ['sushi'],
    at: new Date().toISOString(),
  });
  const arrived = ({ visitorId }: Visit) =>
    eventually(() =>
      expect(service.menus.recorded.map((recorded) => recorded.visitorId)).toContain(visitorId),
    );

  type Sent = Pick<Visit, 'visitorId'>;
  /** What menus-service took of these visitors, in its order. */
  const takenOf = <Taken extends Sent>(taken: readonly Taken[], sent: readonly Sent[]) =>
    taken.filter((one) => sent.some(({ visitorId }) => visitorId === one.visitorId));
  const engagedBy = (...sent: Sent[]) => takenOf(service.menus.engagements, sent);

  it('reaches menus-service as it was taken', async () => {
    const visits = [visit(), visit(), visit()];
    await service.queues.visits.add('record', { visits });
    await arrived(visits[2]!);
    expect(takenOf(service.menus.recorded, visits)).toEqual(visits);
    expect(engagedBy(...visits)).toEqual([]);
  });

  it('carries what was done with the menus, too; a wrong one costs no other', async () => {
    const wrong = { ...engagement(), itemIds: ['no id'] };
    const [before, after] = [engagement(), engagement()];
    const seen = visit();
    const job = await service.queues.visits.add('record', {
      visits: [seen],
      engagements: [before, wrong, after],
    });
    await arrived(seen);
    await eventually(() => expect(engagedBy(before, wrong, after)).toEqual([before, after]));
    await eventually(async () => expect(await job.getState()).toBe('failed'));
  });

  it('carries more than one message holds', async () => {
    const done = Array.from({ length: 250 }, engagement);
    await service.queues.visits.add('record', { visits: [], engagements: done });
    await eventually(() => expect(engagedBy(...done)).toEqual(done));
  });

  it('is sent again until menus-service takes it', async () => {
    const late = visit();
    service.menus.refusals = 2;
    await service.queues.visits.add('record', { visits: [late] });
    await arrived(late);
  });

  it('loses none of its visits to a wrong one among them, which an operator sees', async () => {
    const wrong = { ...visit(), menuId: 'no id' };
    const [before, after] = [visit(), visit()];
    const job = await service.queues.visits.add('record', { visits: [before, wrong, after] });
    await arrived(before);
    await arrived(after);
    await eventually(async () => expect(await job.getState()).toBe('failed'));
  });
});
