import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each picture takes of its owner's storage; null of older ones until they are weighed. */
export class WeighObjects1763000070000 implements MigrationInterface {
  name = 'WeighObjects1763000070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE objects
        ADD COLUMN bytes integer CONSTRAINT objects_bytes_counted CHECK (bytes >= 0)`);
    await runner.query(`
      CREATE INDEX objects_unweighed ON objects (id) WHERE bytes IS NULL AND owner_id IS NOT NULL`);
    await runner.query(`CREATE INDEX upload_tickets_user ON upload_tickets (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX upload_tickets_user`);
    await runner.query(`ALTER TABLE objects DROP COLUMN bytes`);
  }
}
