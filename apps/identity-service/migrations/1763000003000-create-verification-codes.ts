import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes that prove an address (specification §3, "email_verification_codes"): hashed, one alive each. */
export class CreateVerificationCodes1763000003000 implements MigrationInterface {
  name = 'CreateVerificationCodes1763000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_verification_codes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL CONSTRAINT codes_email_canonical CHECK (email = lower(email)),
        code text NOT NULL CONSTRAINT codes_code_digest CHECK (code ~ '^[0-9a-f]{64}$'),
        expires_at timestamptz NOT NULL,
        used boolean NOT NULL DEFAULT false,
        tries integer NOT NULL DEFAULT 0 CONSTRAINT codes_tries_bounded CHECK (tries BETWEEN 0 AND 5),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX codes_one_alive ON email_verification_codes (email) WHERE NOT used`,
    );
    await runner.query(
      `CREATE INDEX codes_email_created_at ON email_verification_codes (email, created_at)`,
    );
    await runner.query(`CREATE INDEX codes_created_at ON email_verification_codes (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE email_verification_codes`);
  }
}
