import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and what became of them, the provider's notices, receipts and reminders. */
export class TakePayments1763000040000 implements MigrationInterface {
  name = 'TakePayments1763000040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payments (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        plan text NOT NULL
          CONSTRAINT payments_plan_sold CHECK (plan IN ('inicial', 'profesional')),
        amount numeric(10, 2) NOT NULL
          CONSTRAINT payments_amount_real CHECK (amount > 0 AND amount <> 'NaN'),
        currency text NOT NULL CONSTRAINT payments_currency_sold CHECK (currency = 'USD'),
        status text NOT NULL DEFAULT 'created'
          CONSTRAINT payments_status_known CHECK (status IN ('created', 'approved', 'capturing',
            'pending', 'completed', 'declined', 'cancelled', 'refunded')),
        attempt integer NOT NULL DEFAULT 1,
        order_id text UNIQUE,
        capture_id text UNIQUE,
        failure text,
        receipt_number text UNIQUE,
        period_start timestamptz,
        period_end timestamptz,
        paid_at timestamptz,
        check_at timestamptz,
        checks integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payments_ordered
          CHECK (order_id IS NOT NULL OR status IN ('created', 'cancelled')),
        CONSTRAINT payments_captured
          CHECK (capture_id IS NOT NULL OR status NOT IN ('pending', 'completed', 'refunded')),
        CONSTRAINT payments_receipted
          CHECK ((receipt_number IS NULL) = (paid_at IS NULL)
            AND (paid_at IS NOT NULL OR status <> 'completed')
            AND (paid_at IS NULL OR status IN ('completed', 'refunded')))
      )`);
    await runner.query(`CREATE INDEX payments_user_id ON payments (user_id, created_at DESC)`);
    await runner.query(
      `CREATE UNIQUE INDEX payments_one_open ON payments (user_id, plan) WHERE status = 'created'`,
    );
    await runner.query(
      `CREATE INDEX payments_check_at ON payments (check_at) WHERE check_at IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE notices (
        id text PRIMARY KEY,
        type text NOT NULL,
        body text NOT NULL,
        payment_id uuid REFERENCES payments (id),
        received_at timestamptz NOT NULL DEFAULT now(),
        handled_at timestamptz
      )`);
    await runner.query(`CREATE INDEX notices_payment_id ON notices (payment_id)`);
    await runner.query(`CREATE INDEX notices_received_at ON notices (received_at)`);
    await runner.query(
      `CREATE TABLE receipt_numbers (year integer PRIMARY KEY, last integer NOT NULL)`,
    );
    await runner.query(`
      CREATE TABLE reminders (
        user_id uuid NOT NULL,
        kind text NOT NULL,
        ends_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, kind, ends_at)
      )`);
    await this.measureSubscriptions(runner);
  }

  /** What a subscription brings, and when it was: of these the rest is worked out. */
  private async measureSubscriptions(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE subscriptions
        ADD COLUMN starts_at timestamptz,
        ADD COLUMN days integer,
        ADD COLUMN payment_id uuid UNIQUE REFERENCES payments (id),
        ADD COLUMN cancelled_at timestamptz,
        ADD COLUMN granted_by uuid,
        ADD COLUMN revoked_by uuid,
        DROP CONSTRAINT subscriptions_status_known,
        ADD CONSTRAINT subscriptions_status_known
          CHECK (status IN ('active', 'expired', 'refunded'))`);
    await runner.query(`
      UPDATE subscriptions
         SET days = CASE WHEN is_trial THEN 14 WHEN plan <> 'empresarial' THEN 30 END,
             starts_at = CASE WHEN is_trial THEN expires_at - interval '14 days' ELSE created_at END`);
    await runner.query(`
      ALTER TABLE subscriptions
        ALTER COLUMN starts_at SET NOT NULL,
        ADD CONSTRAINT subscriptions_days_real CHECK (days > 0),
        ADD CONSTRAINT subscriptions_days_unless_granted
          CHECK ((plan = 'empresarial') = (days IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE subscriptions SET status = 'expired' WHERE status = 'refunded'`);
    await runner.query(`
      ALTER TABLE subscriptions
        DROP COLUMN starts_at, DROP COLUMN days, DROP COLUMN payment_id, DROP COLUMN cancelled_at,
        DROP COLUMN granted_by, DROP COLUMN revoked_by,
        DROP CONSTRAINT subscriptions_status_known,
        ADD CONSTRAINT subscriptions_status_known CHECK (status IN ('active', 'expired'))`);
    for (const table of ['reminders', 'receipt_numbers', 'notices', 'payments']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
