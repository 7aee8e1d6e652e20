import { WorkBudget } from './work-budget';

const LATER = { code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 600 } };

describe('WorkBudget', () => {
  const open = () => new WorkBudget({ workMs: 10_000, perMs: 600_000 });

  it('takes the time before the work, and refuses owners with less time left', async () => {
    const budget = open();
    await budget.reserve('ana', 5000);
    await budget.reserve('ana', 5000);
    await expect(budget.reserve('ana', 1)).rejects.toMatchObject(LATER);
    await expect(budget.reserve('ana', 5000)).rejects.toMatchObject(LATER);
    await budget.reserve('bea', 10_000);
  });

  it('takes no time for refused work', async () => {
    const budget = open();
    const giveBack = await budget.reserve('ana', 10_000);
    await expect(budget.reserve('ana', 5000)).rejects.toMatchObject(LATER);
    giveBack(0);
    await budget.reserve('ana', 10_000);
  });

  it('returns unused time, and no more', async () => {
    const budget = open();
    const giveBack = await budget.reserve('ana', 10_000);
    giveBack(4000);
    (await budget.reserve('ana', 6000))(9000);
    await expect(budget.reserve('ana', 1)).rejects.toMatchObject(LATER);
  });
});
