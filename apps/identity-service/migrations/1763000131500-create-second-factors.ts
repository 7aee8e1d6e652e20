import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the sealed secret of a second factor, its recovery codes, and the sign-ins that wait for it. */
export class CreateSecondFactors1763000131500 implements MigrationInterface {
  name = 'CreateSecondFactors1763000131500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN second_factor_secret text,
        ADD COLUMN second_factor_step integer,
        ADD CONSTRAINT users_second_factor_whole
          CHECK ((second_factor_secret IS NULL) = (second_factor_step IS NULL)) NOT VALID,
        ADD CONSTRAINT users_second_factor_beside_password
          CHECK (second_factor_secret IS NULL OR password IS NOT NULL) NOT VALID`);
    await runner.query(`ALTER TABLE users VALIDATE CONSTRAINT users_second_factor_whole`);
    await runner.query(`ALTER TABLE users VALIDATE CONSTRAINT users_second_factor_beside_password`);
    await runner.query(`
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        digest text NOT NULL
          CONSTRAINT recovery_codes_digest_hex CHECK (digest ~ '^[0-9a-f]{64}$'),
        PRIMARY KEY (user_id, digest)
      )`);
    await runner.query(`
      CREATE TABLE sign_in_challenges (
        digest text PRIMARY KEY
          CONSTRAINT sign_in_challenges_digest_hex CHECK (digest ~ '^[0-9a-f]{64}$'),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        detail text,
        tries integer NOT NULL DEFAULT 0
          CONSTRAINT sign_in_challenges_tries_bounded CHECK (tries BETWEEN 0 AND 5),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id)`);
    await runner.query(`CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sign_in_challenges`);
    await runner.query(`DROP TABLE recovery_codes`);
    await runner.query(`
      ALTER TABLE users DROP COLUMN second_factor_secret, DROP COLUMN second_factor_step`);
  }
}
