import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Codes belong to who asked for them: each requester has one alive, with a link beside it. Wrong
 * guesses of all requesters at one address are counted for longer than the codes are kept.
 */
export class TellRequestersApart1763000040000 implements MigrationInterface {
  name = 'TellRequestersApart1763000040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE email_verification_codes
        ADD COLUMN requester text NOT NULL DEFAULT '',
        ADD COLUMN network text NOT NULL DEFAULT '',
        ADD COLUMN network_tries integer NOT NULL DEFAULT 0
          CONSTRAINT codes_network_tries_bounded CHECK (network_tries BETWEEN 0 AND 5),
        ADD COLUMN elsewhere_tries integer NOT NULL DEFAULT 0
          CONSTRAINT codes_elsewhere_tries_bounded CHECK (elsewhere_tries BETWEEN 0 AND 5),
        ADD COLUMN link text CONSTRAINT codes_link_digest CHECK (link ~ '^[0-9a-f]{64}$'),
        ADD COLUMN registration jsonb,
        DROP CONSTRAINT codes_purpose_known,
        ADD CONSTRAINT codes_purpose_known
          CHECK (purpose IN ('verify', 'reset', 'delete', 'sign-in'))`);
    await runner.query(`DROP INDEX codes_one_alive`);
    await runner.query(`
      CREATE UNIQUE INDEX codes_one_alive ON email_verification_codes (email, purpose, requester)
        WHERE NOT used`);
    await runner.query(`CREATE UNIQUE INDEX codes_link ON email_verification_codes (link)`);
    await runner.query(`
      CREATE TABLE code_guess_budgets (
        address text NOT NULL
          CONSTRAINT code_guess_budgets_address_digest CHECK (address ~ '^[0-9a-f]{64}$'),
        purpose text NOT NULL,
        guesses double precision NOT NULL
          CONSTRAINT code_guess_budgets_counted CHECK (guesses > 0),
        counted_at timestamptz NOT NULL,
        PRIMARY KEY (address, purpose)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE code_guess_budgets`);
    await runner.query(`DELETE FROM email_verification_codes WHERE purpose = 'sign-in'`);
    await runner.query(`
      DELETE FROM email_verification_codes code USING email_verification_codes newer
       WHERE NOT code.used AND NOT newer.used AND code.email = newer.email
         AND code.purpose = newer.purpose AND (code.created_at, code.id) < (newer.created_at, newer.id)`);
    await runner.query(`DROP INDEX codes_one_alive`);
    await runner.query(`
      CREATE UNIQUE INDEX codes_one_alive ON email_verification_codes (email, purpose)
        WHERE NOT used`);
    await runner.query(`
      ALTER TABLE email_verification_codes
        DROP COLUMN requester, DROP COLUMN network, DROP COLUMN network_tries,
        DROP COLUMN elsewhere_tries, DROP COLUMN link, DROP COLUMN registration,
        DROP CONSTRAINT codes_purpose_known,
        ADD CONSTRAINT codes_purpose_known CHECK (purpose IN ('verify', 'reset', 'delete'))`);
  }
}
