import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads are checked by their bytes: an object keeps its refused format, and a ticket no longer has a type. */
export class KnowRefusedFormats1763000131600 implements MigrationInterface {
  name = 'KnowRefusedFormats1763000131600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE objects ADD COLUMN refused_format text
        CHECK (refused_format IS NULL OR failure IS NOT NULL)`);
    await runner.query(`ALTER TABLE upload_tickets DROP COLUMN type`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE upload_tickets ADD COLUMN type text`);
    await runner.query(`ALTER TABLE objects DROP COLUMN refused_format`);
  }
}
