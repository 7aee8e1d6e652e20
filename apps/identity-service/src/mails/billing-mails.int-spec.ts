import { billingEvents } from '@cartaviva/contracts';
import { EventSource, eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { startTestService, type TestService } from '../../test/test-service';

describe('mails about plans and payments', () => {
  let service: TestService;
  beforeAll(async () => (service = await startTestService()));
  afterAll(() => service.stop());

  it('go once to the address of their reader, and to nobody who is not there', async () => {
    const { user, person } = await service.verified();
    const billing = new EventSource('billing', service.redisUrl);
    const expiresAt = '2026-12-01T12:00:00.000Z';
    const wanted = { template: 'trial-ends-soon', detail: expiresAt, expiresAt } as const;
    const [id, last] = [randomUUID(), randomUUID()];
    await billing.emit(billingEvents.mailWanted, { ...wanted, userId: user.id }, [id, id]);
    await billing.emit(billingEvents.mailWanted, { ...wanted, userId: randomUUID() }, [last]);
    await eventually(async () => {
      const handled = `SELECT FROM handled_events WHERE event_id = $1`;
      expect(await service.sql(handled, [last])).toHaveLength(1);
    });
    const mails = await service.mailsTo(person.email);
    expect(mails.filter(({ template }) => template === 'trial-ends-soon')).toMatchObject([
      { firstName: person.firstName, detail: expiresAt, expiresAt },
    ]);
    billing.close();
  });
});
