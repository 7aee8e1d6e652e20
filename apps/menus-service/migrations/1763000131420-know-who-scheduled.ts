import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which member agreed a change for later; null for the account's owner. It does not come once they are gone. */
export class KnowWhoScheduled1763000131420 implements MigrationInterface {
  name = 'KnowWhoScheduled1763000131420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE scheduled_changes ADD COLUMN made_by uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE scheduled_changes DROP COLUMN made_by`);
  }
}
