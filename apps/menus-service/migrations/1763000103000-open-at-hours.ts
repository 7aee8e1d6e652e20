import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a restaurant is open, as OpenStreetMap's `opening_hours` writes it; the release before writes none. */
export class OpenAtHours1763000103000 implements MigrationInterface {
  name = 'OpenAtHours1763000103000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menus ADD opening_hours text CHECK (length(opening_hours) <= 500)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menus DROP opening_hours`);
  }
}
