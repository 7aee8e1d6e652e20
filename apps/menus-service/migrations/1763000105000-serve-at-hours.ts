import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a category is served, as a menu's hours are written; the release before writes none. */
export class ServeAtHours1763000105000 implements MigrationInterface {
  name = 'ServeAtHours1763000105000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menu_categories ADD opening_hours text CHECK (length(opening_hours) <= 500)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu_categories DROP opening_hours`);
  }
}
