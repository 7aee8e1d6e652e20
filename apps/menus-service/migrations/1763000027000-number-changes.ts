import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Versions for categories, as menus and items have them, and a revision of each menu with all that is in
 * it: what a write may say that it is over. The release before leaves both as they are.
 */
export class NumberChanges1763000027000 implements MigrationInterface {
  name = 'NumberChanges1763000027000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu_categories ADD version integer NOT NULL DEFAULT 1`);
    await runner.query(`ALTER TABLE menus ADD revision integer NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menus DROP revision`);
    await runner.query(`ALTER TABLE menu_categories DROP version`);
  }
}
