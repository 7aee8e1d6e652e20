import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowObjectsBetter1763000020000 implements MigrationInterface {
  name = 'KnowObjectsBetter1763000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE objects
        ADD COLUMN placeholder text,
        ADD COLUMN unreferenced_since timestamptz`);
    await runner.query(`
      CREATE INDEX objects_unreferenced ON objects (unreferenced_since)
      WHERE unreferenced_since IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE objects DROP COLUMN placeholder, DROP COLUMN unreferenced_since`,
    );
  }
}
