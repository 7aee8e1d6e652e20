import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { startTestService, type TestService } from '../../test/test-service';
import { Retention } from './retention';

describe('what is of no use any more', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const counts = async () =>
    (
      await service.sql<object>(
        `SELECT (SELECT count(*)::int FROM notices) AS webhooks,
                (SELECT count(*)::int FROM payments) AS payments,
                (SELECT count(*)::int FROM reminders) AS reminders`,
      )
    )[0];

  it('is forgotten after ninety days; what was paid is kept', async () => {
    const accountId = randomUUID();
    await service.pay(accountId);
    const orderId = await service.order(accountId);
    await service.asUser(accountId)(billing.order.cancel, { orderId });
    const { events } = await service.paypal.webhooks();
    for (const event of events) await service.webhook(event);
    service.clock.advance({ days: 28 });
    await service.remind();
    const all = { webhooks: events.length, payments: 2, reminders: 1 };
    const [retention] = service.everywhere(Retention);
    await retention!.run();
    expect(await counts()).toEqual(all);
    service.clock.advance({ days: 100 });
    await retention!.run();
    expect(await counts()).toEqual({ webhooks: 0, payments: 1, reminders: 0 });
  });
});
