import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which Google account opens which account: by issuer and subject, never by address. */
export class CreateGoogleLinks1763000008000 implements MigrationInterface {
  name = 'CreateGoogleLinks1763000008000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE google_links (
        issuer text NOT NULL CONSTRAINT google_links_issuer_said CHECK (issuer <> ''),
        subject text NOT NULL CONSTRAINT google_links_subject_said CHECK (subject <> ''),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (issuer, subject),
        CONSTRAINT google_links_one_each UNIQUE (user_id, issuer)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE google_links`);
  }
}
