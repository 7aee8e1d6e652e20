import type { ItemViews, Visit } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { startWorld, type World } from '../../test/world';

describe('a batch of visits', () => {
  let world: World;
  beforeAll(async () => (world = await startWorld()));
  afterAll(() => world.stop());

  const visit = (): Visit => ({
    menuId: randomUUID(),
    visitorId: randomUUID(),
    source: 'qr',
    userAgent: 'Mozilla/5.0',
    ipAddress: '190.80.1.0',
    at: new Date().toISOString(),
  });
  const itemViews = (): ItemViews => ({
    menuId: randomUUID(),
    visitorId: randomUUID(),
    itemIds: [randomUUID(), randomUUID()],
    at: new Date().toISOString(),
  });
  const arrived = ({ visitorId }: Visit) =>
    eventually(() =>
      expect(world.menus.recorded.map((recorded) => recorded.visitorId)).toContain(visitorId),
    );

  it('reaches menus-service as it was taken', async () => {
    const visits = [visit(), visit(), visit()];
    await world.queues.visits.add('record', { visits });
    await arrived(visits[2]!);
    expect(world.menus.recorded).toEqual(visits);
    expect(world.menus.itemViews).toEqual([]);
  });

  it('carries what was opened of the menus, too; a wrong one costs no other', async () => {
    const wrong = { ...itemViews(), itemIds: ['no id'] };
    const [before, after] = [itemViews(), itemViews()];
    const seen = visit();
    const job = await world.queues.visits.add('record', {
      visits: [seen],
      itemViews: [before, wrong, after],
    });
    await arrived(seen);
    await eventually(() => expect(world.menus.itemViews).toEqual([before, after]));
    await eventually(async () => expect(await job.getState()).toBe('failed'));
  });

  it('is sent again until menus-service takes it', async () => {
    const late = visit();
    world.menus.refusals = 2;
    await world.queues.visits.add('record', { visits: [late] });
    await arrived(late);
  });

  it('loses none of its visits to a wrong one among them, which an operator sees', async () => {
    const wrong = { ...visit(), menuId: 'no id' };
    const [before, after] = [visit(), visit()];
    const job = await world.queues.visits.add('record', { visits: [before, wrong, after] });
    await arrived(before);
    await arrived(after);
    await eventually(async () => expect(await job.getState()).toBe('failed'));
  });
});
