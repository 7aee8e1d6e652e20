import { databaseFor } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrations } from './index';

describe('the billing schema', () => {
  let database: Awaited<ReturnType<typeof databaseFor>>;
  let client: pg.Client;
  beforeAll(async () => {
    database = await databaseFor('billing', migrations);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const good = () => ({
    ...{ account_id: randomUUID(), plan: 'inicial', status: 'active', amount: '9.00' },
    ...{ starts_at: new Date('2026-11-01T00:00:00Z'), days: 30 },
  });

  async function insert(row: object): Promise<Record<string, unknown>> {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    const { rows } = await client.query<Record<string, unknown>>(
      `INSERT INTO subscriptions (${columns.join()}) VALUES (${places.join()}) RETURNING *`,
      Object.values(row),
    );
    return rows[0]!;
  }

  it('gives a subscription the defaults of the specification', async () => {
    const row = good();
    expect(await insert(row)).toEqual({
      ...row,
      id: expect.any(String),
      is_trial: false,
      paypal_subscription_id: null,
      currency: 'USD',
      expires_at: null,
      ...{ payment_id: null, cancelled_at: null, granted_by: null, revoked_by: null },
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
    });
  });

  it.each([
    [{ plan: 'gold' }, 'subscriptions_plan_paid'],
    [{ status: 'forever' }, 'subscriptions_status_known'],
    [{ amount: 'NaN' }, 'subscriptions_amount_real'],
    [{ amount: '-1' }, 'subscriptions_amount_real'],
    [{ currency: 'dollars' }, 'subscriptions_currency_code'],
    [{ is_trial: true, amount: '0' }, 'subscriptions_trial_free_and_finite'],
    [{ days: 0 }, 'subscriptions_days_real'],
    [{ days: null }, 'subscriptions_days_unless_granted'],
    [{ plan: 'empresarial' }, 'subscriptions_days_unless_granted'],
  ])('refuses %j', async (spoiled, constraint) => {
    await expect(insert({ ...good(), ...spoiled })).rejects.toMatchObject({ constraint });
  });

  it('holds one trial per user and any number of other subscriptions', async () => {
    const owner = good();
    const trial = { ...owner, is_trial: true, amount: '0', expires_at: '2026-12-01T00:00:00Z' };
    await insert(owner);
    await insert(owner);
    await insert(trial);
    await expect(insert(trial)).rejects.toMatchObject({ constraint: 'subscriptions_one_trial' });
  });
});
