import { createAccountTransfers, dropAccountTransfers } from '@cartaviva/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const WATCHED = [
  { table: 'subscriptions', column: 'user_id' },
  { table: 'payments', column: 'user_id' },
];

/**
 * Plans follow their account to another owner. `ended` is what counts for nothing any more: what the new
 * owner had before, and a trial whose time went along.
 */
export class EndTransferredPlans1763000130000 implements MigrationInterface {
  name = 'EndTransferredPlans1763000130000';

  async up(runner: QueryRunner): Promise<void> {
    await createAccountTransfers(runner, WATCHED);
    await runner.query(`
      ALTER TABLE subscriptions
        DROP CONSTRAINT subscriptions_status_known,
        ADD CONSTRAINT subscriptions_status_known
          CHECK (status IN ('active', 'expired', 'refunded', 'ended'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE subscriptions SET status = 'refunded' WHERE status = 'ended'`);
    await runner.query(`
      ALTER TABLE subscriptions
        DROP CONSTRAINT subscriptions_status_known,
        ADD CONSTRAINT subscriptions_status_known
          CHECK (status IN ('active', 'expired', 'refunded'))`);
    await dropAccountTransfers(runner, WATCHED);
  }
}
