import { billingEvents } from '@cartaviva/contracts';
import { EventSource, eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { startWorld, type World } from '../../test/world';

describe('mails about plans and payments', () => {
  let world: World;
  beforeAll(async () => (world = await startWorld()), 60_000);
  afterAll(() => world.stop());

  it('go once to the address of their reader, and to nobody who is not there', async () => {
    const { user, person } = await world.verified();
    const billing = new EventSource('billing', world.redisUrl);
    const expiresAt = '2026-12-01T12:00:00.000Z';
    const wanted = { template: 'trial-ends-soon', detail: expiresAt, expiresAt } as const;
    const [id, last] = [randomUUID(), randomUUID()];
    await billing.tell(billingEvents.mailWanted, { ...wanted, userId: user.id }, [id, id]);
    await billing.tell(billingEvents.mailWanted, { ...wanted, userId: randomUUID() }, [last]);
    await eventually(async () => {
      const handled = `SELECT FROM handled_events WHERE event_id = $1`;
      expect(await world.sql(handled, [last])).toHaveLength(1);
    });
    const mails = await world.mailsTo(person.email);
    expect(mails.filter(({ template }) => template === 'trial-ends-soon')).toMatchObject([
      { firstName: person.firstName, detail: expiresAt, expiresAt },
    ]);
    billing.close();
  });
});
