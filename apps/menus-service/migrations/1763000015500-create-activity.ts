import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What owners did to their menus, as everything was called then. A row outlives its menu: that the menu
 * was deleted is told, too.
 */
export class CreateActivity1763000015500 implements MigrationInterface {
  name = 'CreateActivity1763000015500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE menu_activity (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        menu_id uuid NOT NULL,
        menu_name text NOT NULL,
        kind text NOT NULL,
        subject text,
        count integer CHECK (count >= 0),
        happened_at timestamptz NOT NULL
      )`);
    await runner.query(
      `CREATE INDEX menu_activity_of_user ON menu_activity (user_id, happened_at DESC, id)`,
    );
    await runner.query(
      `CREATE INDEX menu_activity_of_menu ON menu_activity (menu_id, happened_at DESC)`,
    );
    await runner.query(`CREATE INDEX menu_activity_age ON menu_activity (happened_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE menu_activity`);
  }
}
