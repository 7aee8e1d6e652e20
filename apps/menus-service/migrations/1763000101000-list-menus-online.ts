import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The published menus in the sequence of the sitemap: each gateway asks for them every ten minutes. */
export class ListMenusOnline1763000101000 implements MigrationInterface {
  name = 'ListMenusOnline1763000101000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX menus_online ON menus (created_at, id) WHERE is_published AND deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX menus_online`);
  }
}
