import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that nobody shows are collected, and the collector asks about every one there is. */
export class FindMenusByImage1763000020000 implements MigrationInterface {
  name = 'FindMenusByImage1763000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX menus_logo ON menus (logo_url) WHERE logo_url IS NOT NULL`);
    await runner.query(
      `CREATE INDEX menu_items_image ON menu_items (image_url) WHERE image_url IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX menu_items_image, menus_logo`);
  }
}
