import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records the member who scheduled a change; null for the account's owner. Their departure cancels it. */
export class KnowWhoScheduled1763000131420 implements MigrationInterface {
  name = 'KnowWhoScheduled1763000131420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE scheduled_changes ADD COLUMN made_by uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE scheduled_changes DROP COLUMN made_by`);
  }
}
