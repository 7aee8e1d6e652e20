import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to all owners, and how far each of them is. */
export class CreateOwnerNotices1763000060000 implements MigrationInterface {
  name = 'CreateOwnerNotices1763000060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE owner_notices (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL CONSTRAINT owner_notices_kind_known CHECK (kind IN ('prices', 'terms')),
        effective_on date NOT NULL,
        text text NOT NULL
          CONSTRAINT owner_notices_text_length CHECK (char_length(text) BETWEEN 1 AND 2000),
        recipients integer NOT NULL,
        sent integer NOT NULL DEFAULT 0,
        last_user_id uuid,
        created_at timestamptz NOT NULL,
        finished_at timestamptz
      )`);
    await runner.query(`
      CREATE INDEX owner_notices_open ON owner_notices (created_at) WHERE finished_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE owner_notices`);
  }
}
