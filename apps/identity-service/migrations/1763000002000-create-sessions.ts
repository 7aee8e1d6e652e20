import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Live sessions (specification §3, "sessions") and the count of guesses at an account's password. */
export class CreateSessions1763000002000 implements MigrationInterface {
  name = 'CreateSessions1763000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sessions (
        sid text PRIMARY KEY CONSTRAINT sessions_sid_digest CHECK (sid ~ '^[0-9a-f]{64}$'),
        sess jsonb NOT NULL
          CONSTRAINT sessions_sess_owned
            CHECK (jsonb_typeof(sess) = 'object' AND sess ->> 'userId' IS NOT NULL),
        expire timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sessions_expire ON sessions (expire)`);
    await runner.query(`
      CREATE TABLE sign_in_guesses (
        email text PRIMARY KEY
          CONSTRAINT sign_in_guesses_email_canonical CHECK (email = lower(email)),
        guesses integer NOT NULL CONSTRAINT sign_in_guesses_counted CHECK (guesses > 0),
        ends_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sign_in_guesses_ends_at ON sign_in_guesses (ends_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sign_in_guesses`);
    await runner.query(`DROP TABLE sessions`);
  }
}
