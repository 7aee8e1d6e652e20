import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The guide to the first menu opens automatically once per account, in whichever browser. */
export class NoteTheGuide1763000131510 implements MigrationInterface {
  name = 'NoteTheGuide1763000131510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN saw_guide boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN saw_guide`);
  }
}
