import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes that are agreed for a moment; those that are over go after 30 days. */
export class ScheduleChanges1763000123000 implements MigrationInterface {
  name = 'ScheduleChanges1763000123000';

  async up(runner: QueryRunner): Promise<void> {
    // `items` have the prices before, which they must still have, and after. `retry_at` is of one that
    // could not be tried to its end.
    await runner.query(`
      CREATE TABLE scheduled_changes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        kind text NOT NULL,
        at timestamptz NOT NULL,
        status text NOT NULL DEFAULT 'waiting'
          CHECK (status IN ('waiting', 'done', 'failed', 'cancelled')),
        reason text,
        menus jsonb NOT NULL,
        percent numeric(5,2),
        item_count integer NOT NULL DEFAULT 0,
        items jsonb NOT NULL DEFAULT '[]',
        price_change_id uuid,
        left_items jsonb NOT NULL DEFAULT '[]',
        attempts integer NOT NULL DEFAULT 0,
        retry_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz CHECK ((ended_at IS NULL) = (status = 'waiting'))
      )`);
    await runner.query(
      `CREATE INDEX scheduled_changes_due ON scheduled_changes (at, id) WHERE status = 'waiting'`,
    );
    await runner.query(`CREATE INDEX scheduled_changes_owner ON scheduled_changes (user_id)`);
    await runner.query(
      `CREATE INDEX scheduled_changes_age ON scheduled_changes (ended_at) WHERE ended_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE scheduled_changes`);
  }
}
