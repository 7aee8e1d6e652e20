import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What accounts may be beside registered: without a password (none is anybody's while two are waited
 * for), without a last name (Google knows people by one), about to be erased.
 */
export class LetAccountsChange1763000007000 implements MigrationInterface {
  name = 'LetAccountsChange1763000007000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        DROP CONSTRAINT users_email_provider_has_password,
        DROP CONSTRAINT users_last_name_length,
        ADD CONSTRAINT users_last_name_length CHECK (char_length(last_name) <= 80),
        ADD COLUMN subscription_version integer NOT NULL DEFAULT 0,
        ADD COLUMN erases_at timestamptz,
        ADD COLUMN closing_version integer NOT NULL DEFAULT 0`);
    await runner.query(`CREATE INDEX users_due ON users (erases_at) WHERE erases_at IS NOT NULL`);
    await runner.query(`CREATE INDEX users_newest ON users (created_at DESC, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX users_newest, users_due`);
    await runner.query(`
      ALTER TABLE users
        DROP COLUMN subscription_version, DROP COLUMN erases_at, DROP COLUMN closing_version,
        DROP CONSTRAINT users_last_name_length,
        ADD CONSTRAINT users_last_name_length
          CHECK (char_length(last_name) BETWEEN 1 AND 80) NOT VALID,
        ADD CONSTRAINT users_email_provider_has_password
          CHECK (provider <> 'email' OR password IS NOT NULL) NOT VALID`);
  }
}
