import { createAccountTransfers, dropAccountTransfers } from '@cartaviva/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What nobody is given in an account that changed hands a moment ago. */
const WATCHED = [
  { table: 'api_keys', column: 'user_id' },
  { table: 'members', column: 'account_id' },
  { table: 'invitations', column: 'account_id' },
];

/** Transfers of accounts to other owners: those that wait for an answer, and those that were accepted. */
export class TransferAccounts1763000130000 implements MigrationInterface {
  name = 'TransferAccounts1763000130000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE proposed_transfers (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
        to_user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        stays boolean NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT proposed_transfers_to_another CHECK (to_user_id <> account_id)
      )`);
    await runner.query(`CREATE INDEX proposed_transfers_to ON proposed_transfers (to_user_id)`);
    await runner.query(`CREATE INDEX proposed_transfers_expiry ON proposed_transfers (expires_at)`);
    await runner.query(`
      ALTER TABLE email_verification_codes
        DROP CONSTRAINT codes_purpose_known,
        ADD CONSTRAINT codes_purpose_known
          CHECK (purpose IN ('verify', 'reset', 'delete', 'transfer', 'sign-in'))`);
    await createAccountTransfers(runner, WATCHED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAccountTransfers(runner, WATCHED);
    await runner.query(`DELETE FROM email_verification_codes WHERE purpose = 'transfer'`);
    await runner.query(`
      ALTER TABLE email_verification_codes
        DROP CONSTRAINT codes_purpose_known,
        ADD CONSTRAINT codes_purpose_known
          CHECK (purpose IN ('verify', 'reset', 'delete', 'sign-in'))`);
    await runner.query(`DROP TABLE proposed_transfers`);
  }
}
