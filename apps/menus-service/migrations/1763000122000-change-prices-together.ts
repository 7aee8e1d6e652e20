import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Price changes across menus, each with all that it needs to be undone; they go after 30 days. */
export class ChangePricesTogether1763000122000 implements MigrationInterface {
  name = 'ChangePricesTogether1763000122000';

  async up(runner: QueryRunner): Promise<void> {
    // `items` are those that changed, with their prices before and after.
    await runner.query(`
      CREATE TABLE price_changes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        kind text NOT NULL,
        percent numeric(5,2),
        item_count integer NOT NULL,
        menus jsonb NOT NULL,
        items jsonb NOT NULL,
        undo jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      `CREATE INDEX price_changes_newest ON price_changes (user_id, created_at DESC, id)`,
    );
    await runner.query(`CREATE INDEX price_changes_age ON price_changes (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE price_changes`);
  }
}
