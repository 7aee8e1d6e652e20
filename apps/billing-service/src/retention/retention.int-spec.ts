import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { startWorld, type World } from '../../test/world';
import { Retention } from './retention';

describe('what is of no use any more', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const counts = async () =>
    (
      await world.sql<object>(
        `SELECT (SELECT count(*)::int FROM notices) AS notices,
                (SELECT count(*)::int FROM payments) AS payments,
                (SELECT count(*)::int FROM reminders) AS reminders`,
      )
    )[0];

  it('is forgotten after ninety days; what was paid is kept', async () => {
    const userId = randomUUID();
    await world.pay(userId);
    const orderId = await world.order(userId);
    await world.asUser(userId)(billing.order.cancel, { orderId });
    const { events } = await world.paypal.notices();
    for (const event of events) await world.notice(event);
    world.clock.advance({ days: 28 });
    await world.remind();
    const all = { notices: events.length, payments: 2, reminders: 1 };
    const [retention] = world.everywhere(Retention);
    await retention!.run();
    expect(await counts()).toEqual(all);
    world.clock.advance({ days: 100 });
    await retention!.run();
    expect(await counts()).toEqual({ notices: 0, payments: 1, reminders: 0 });
  });
});
