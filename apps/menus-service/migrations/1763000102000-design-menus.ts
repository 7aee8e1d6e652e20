import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How a menu looks to diners. The menus that are there look as they did. The release before neither
 * reads nor writes it: what a menu has of it stays.
 */
export class DesignMenus1763000102000 implements MigrationInterface {
  name = 'DesignMenus1763000102000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menus ADD design text NOT NULL DEFAULT 'classic'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menus DROP design`);
  }
}
