import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A photo behind the restaurant's name; the release before writes none. */
export class CoverMenus1763000110000 implements MigrationInterface {
  name = 'CoverMenus1763000110000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menus ADD cover_url text CHECK (cover_url ~ '^/objects/[0-9a-f-]{36}$')`);
    await runner.query(`CREATE INDEX menus_cover ON menus (cover_url) WHERE cover_url IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menus DROP cover_url`);
  }
}
