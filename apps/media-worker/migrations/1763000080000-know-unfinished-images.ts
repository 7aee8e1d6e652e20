import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which images still lack sizes: how many an owner has is how long the next one waits. */
export class KnowUnfinishedImages1763000080000 implements MigrationInterface {
  name = 'KnowUnfinishedImages1763000080000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE objects ADD COLUMN is_derived boolean NOT NULL DEFAULT true`);
    await runner.query(`ALTER TABLE objects ALTER COLUMN is_derived SET DEFAULT false`);
    await runner.query(`
      CREATE INDEX objects_unfinished ON objects (owner_id, created_at)
        WHERE NOT is_derived AND status <> 'failed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE objects DROP COLUMN is_derived`);
  }
}
