import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In a restaurant, a menu keeps its own public name unless its owner chooses the restaurant's. */
export class KeepNamesOfMenus1763000131200 implements MigrationInterface {
  name = 'KeepNamesOfMenus1763000131200';

  async up(runner: QueryRunner): Promise<void> {
    // Existing menus keep showing the restaurant's name.
    await runner.query(
      `ALTER TABLE restaurant_menus ADD COLUMN shows_restaurant_name boolean NOT NULL DEFAULT true`,
    );
    await runner.query(
      `ALTER TABLE restaurant_menus ALTER COLUMN shows_restaurant_name SET DEFAULT false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE restaurant_menus DROP COLUMN shows_restaurant_name`);
  }
}
