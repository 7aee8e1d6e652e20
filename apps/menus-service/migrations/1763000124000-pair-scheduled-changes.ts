import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A menu that goes online for a time is two changes that were agreed together. */
export class PairScheduledChanges1763000124000 implements MigrationInterface {
  name = 'PairScheduledChanges1763000124000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE scheduled_changes ADD paired_with uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE scheduled_changes DROP COLUMN paired_with`);
  }
}
