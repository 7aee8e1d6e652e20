import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes prove an address for one purpose; one is alive for each. */
export class GiveCodesPurposes1763000006000 implements MigrationInterface {
  name = 'GiveCodesPurposes1763000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE email_verification_codes ADD COLUMN purpose text NOT NULL DEFAULT 'verify'
        CONSTRAINT codes_purpose_known CHECK (purpose IN ('verify', 'reset', 'delete'))`);
    await runner.query(`DROP INDEX codes_one_alive`);
    await runner.query(`
      CREATE UNIQUE INDEX codes_one_alive ON email_verification_codes (email, purpose)
        WHERE NOT used`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM email_verification_codes WHERE purpose <> 'verify'`);
    await runner.query(`DROP INDEX codes_one_alive`);
    await runner.query(`ALTER TABLE email_verification_codes DROP COLUMN purpose`);
    await runner.query(
      `CREATE UNIQUE INDEX codes_one_alive ON email_verification_codes (email) WHERE NOT used`,
    );
  }
}
