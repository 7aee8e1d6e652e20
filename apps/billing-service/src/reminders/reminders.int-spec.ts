import { billing } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('reminders', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const mailed = async (accountId: string) =>
    (await service.mailed(accountId))
      .map(({ template }) => template)
      .filter((template) => template !== 'payment-receipt');
  async function onDay(days: number) {
    service.clock.advance({ days });
    await service.remind();
    await service.remind();
  }

  it('of a trial come three days before its end and on its last day, once', async () => {
    const accountId = await service.onTrial();
    await onDay(10.9);
    expect(await mailed(accountId)).toEqual([]);
    await onDay(0.2);
    expect(await mailed(accountId)).toEqual(['trial-ends-soon']);
    await onDay(1);
    expect(await mailed(accountId)).toEqual(['trial-ends-soon']);
    await onDay(1);
    expect(await mailed(accountId)).toEqual(['trial-ends-soon', 'trial-ends-today']);
    const { expiresAt } = await service.asUser(accountId)(billing.subscription.get, {});
    expect(await service.mailed(accountId)).toMatchObject([
      { detail: expiresAt, expiresAt },
      { detail: expiresAt, expiresAt },
    ]);
  });

  it('of a trial do not come to who cancelled, until they take that back', async () => {
    const accountId = await service.onTrial();
    await service.asUser(accountId)(billing.subscription.cancel, {});
    await onDay(12);
    expect(await mailed(accountId)).toEqual([]);
    await service.asUser(accountId)(billing.subscription.resume, {});
    await service.remind();
    expect(await mailed(accountId)).toEqual(['trial-ends-soon']);
  });

  it('that are late leave out what is no longer true', async () => {
    const [late, tooLate] = [await service.onTrial(), await service.onTrial()];
    await onDay(13.5);
    expect(await mailed(late)).toEqual(['trial-ends-today']);
    await service.sql(`DELETE FROM reminders`);
    await service.sql(`DELETE FROM outbox WHERE payload->>'accountId' = $1 AND name = $2`, [
      tooLate,
      'billing.mail-wanted',
    ]);
    await onDay(1);
    expect(await mailed(tooLate)).toEqual([]);
  });

  it('of a paid plan come for each end of it, unless its owner cancelled', async () => {
    const [payer, cancelled] = [randomUUID(), randomUUID()];
    for (const accountId of [payer, cancelled]) await service.subscribe(accountId, 'inicial', 30);
    await service.asUser(cancelled)(billing.subscription.cancel, {});
    await onDay(28);
    expect([await mailed(payer), await mailed(cancelled)]).toEqual([['plan-ends-soon'], []]);
    await service.pay(payer, '9.00');
    await onDay(1);
    expect(await mailed(payer)).toEqual(['plan-ends-soon']);
    await service.asUser(cancelled)(billing.subscription.resume, {});
    await service.remind();
    expect(await mailed(cancelled)).toEqual(['plan-ends-soon']);
    await onDay(30);
    expect(await mailed(payer)).toEqual(['plan-ends-soon', 'plan-ends-soon']);
  });
});
