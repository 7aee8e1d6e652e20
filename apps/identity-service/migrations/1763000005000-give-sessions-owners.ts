import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions are listed and ended by owner, go with their owner, and tell when they were last used. */
export class GiveSessionsOwners1763000005000 implements MigrationInterface {
  name = 'GiveSessionsOwners1763000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM sessions
      WHERE NOT EXISTS (SELECT FROM users WHERE users.id = (sess ->> 'userId')::uuid)`);
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN user_id uuid GENERATED ALWAYS AS ((sess ->> 'userId')::uuid) STORED
          CONSTRAINT sessions_of_user REFERENCES users ON DELETE CASCADE,
        ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now()`);
    await runner.query(`CREATE INDEX sessions_user_id ON sessions (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions DROP COLUMN user_id, DROP COLUMN last_used_at`);
  }
}
