import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { startWorld, type World } from '../../test/world';

describe('reminders', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const mailed = async (userId: string) =>
    (await world.mailed(userId))
      .map(({ template }) => template)
      .filter((template) => template !== 'payment-receipt');
  async function onDay(days: number) {
    world.clock.advance({ days });
    await world.remind();
    await world.remind();
  }

  it('of a trial come three days before its end and on its last day, once', async () => {
    const userId = await world.onTrial();
    await onDay(10.9);
    expect(await mailed(userId)).toEqual([]);
    await onDay(0.2);
    expect(await mailed(userId)).toEqual(['trial-ends-soon']);
    await onDay(1);
    expect(await mailed(userId)).toEqual(['trial-ends-soon']);
    await onDay(1);
    expect(await mailed(userId)).toEqual(['trial-ends-soon', 'trial-ends-today']);
    const { expiresAt } = await world.asUser(userId)(billing.subscription.get, {});
    expect(await world.mailed(userId)).toMatchObject([
      { detail: expiresAt, expiresAt },
      { detail: expiresAt, expiresAt },
    ]);
  });

  it('of a trial do not come to who cancelled, until they take that back', async () => {
    const userId = await world.onTrial();
    await world.asUser(userId)(billing.subscription.cancel, {});
    await onDay(12);
    expect(await mailed(userId)).toEqual([]);
    await world.asUser(userId)(billing.subscription.resume, {});
    await world.remind();
    expect(await mailed(userId)).toEqual(['trial-ends-soon']);
  });

  it('that are late leave out what is no longer true', async () => {
    const [late, tooLate] = [await world.onTrial(), await world.onTrial()];
    await onDay(13.5);
    expect(await mailed(late)).toEqual(['trial-ends-today']);
    await world.sql(`DELETE FROM reminders`);
    await world.sql(`DELETE FROM outbox WHERE payload->>'userId' = $1 AND name = $2`, [
      tooLate,
      'billing.mail-wanted',
    ]);
    await onDay(1);
    expect(await mailed(tooLate)).toEqual([]);
  });

  it('of a paid plan come for each end of it, unless its owner cancelled', async () => {
    const [payer, cancelled] = [randomUUID(), randomUUID()];
    for (const userId of [payer, cancelled]) await world.subscribe(userId, 'inicial', 30);
    await world.asUser(cancelled)(billing.subscription.cancel, {});
    await onDay(28);
    expect([await mailed(payer), await mailed(cancelled)]).toEqual([['plan-ends-soon'], []]);
    await world.pay(payer, '9.00');
    await onDay(1);
    expect(await mailed(payer)).toEqual(['plan-ends-soon']);
    await world.asUser(cancelled)(billing.subscription.resume, {});
    await world.remind();
    expect(await mailed(cancelled)).toEqual(['plan-ends-soon']);
    await onDay(30);
    expect(await mailed(payer)).toEqual(['plan-ends-soon', 'plan-ends-soon']);
  });
});
