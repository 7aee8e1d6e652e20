import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users have or had (specification §3, "subscriptions"). The user lives in another schema. */
export class CreateSubscriptions1763000001000 implements MigrationInterface {
  name = 'CreateSubscriptions1763000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscriptions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        plan text NOT NULL
          CONSTRAINT subscriptions_plan_paid CHECK (plan IN ('inicial', 'profesional', 'empresarial')),
        status text NOT NULL
          CONSTRAINT subscriptions_status_known CHECK (status IN ('active', 'expired')),
        is_trial boolean NOT NULL DEFAULT false,
        paypal_subscription_id text,
        amount numeric(10, 2) NOT NULL
          CONSTRAINT subscriptions_amount_real CHECK (amount >= 0 AND amount <> 'NaN'),
        currency text NOT NULL DEFAULT 'USD'
          CONSTRAINT subscriptions_currency_code CHECK (currency ~ '^[A-Z]{3}$'),
        expires_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT subscriptions_trial_free_and_finite
          CHECK (NOT is_trial OR (amount = 0 AND expires_at IS NOT NULL))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX subscriptions_one_trial ON subscriptions (user_id) WHERE is_trial`,
    );
    await runner.query(`CREATE INDEX subscriptions_user_id ON subscriptions (user_id)`);
    await runner.query(
      `CREATE INDEX subscriptions_due ON subscriptions (expires_at) WHERE status = 'active'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE subscriptions`);
  }
}
