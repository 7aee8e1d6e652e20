import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the status page tells of the past: looks by day, how components were lately, incidents. */
export class CreateStatus1763000050000 implements MigrationInterface {
  name = 'CreateStatus1763000050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE status_days (
        date date NOT NULL,
        component text NOT NULL,
        looks integer NOT NULL,
        good integer NOT NULL CONSTRAINT status_days_counted CHECK (good BETWEEN 0 AND looks),
        PRIMARY KEY (date, component)
      )`);
    await runner.query(`
      CREATE TABLE status_streaks (
        component text PRIMARY KEY,
        is_well boolean NOT NULL,
        looks integer NOT NULL CONSTRAINT status_streaks_counted CHECK (looks > 0)
      )`);
    await runner.query(`
      CREATE TABLE status_last_check (
        is_only boolean PRIMARY KEY DEFAULT true CONSTRAINT status_last_check_one CHECK (is_only),
        at timestamptz
      )`);
    await runner.query(`INSERT INTO status_last_check DEFAULT VALUES`);
    await runner.query(`
      CREATE TABLE incidents (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        component text NOT NULL,
        title text NOT NULL
          CONSTRAINT incidents_title_length CHECK (char_length(title) BETWEEN 1 AND 120),
        description text
          CONSTRAINT incidents_description_length CHECK (char_length(description) <= 1000),
        status text NOT NULL CONSTRAINT incidents_status_known
          CHECK (status IN ('degraded', 'major_outage', 'scheduled', 'resolved')),
        impact text NOT NULL CONSTRAINT incidents_impact_known CHECK (impact IN ('low', 'medium')),
        is_automatic boolean NOT NULL,
        started_at timestamptz NOT NULL,
        resolved_at timestamptz,
        CONSTRAINT incidents_resolved_at_known
          CHECK ((status = 'resolved') = (resolved_at IS NOT NULL))
      )`);
    await runner.query(`
      CREATE INDEX incidents_newest ON incidents ((resolved_at IS NOT NULL), started_at DESC, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['incidents', 'status_last_check', 'status_streaks', 'status_days']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
