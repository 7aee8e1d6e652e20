import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that integrators want told of what happens to their menus. */
export class CreateWebhooks1763000050000 implements MigrationInterface {
  name = 'CreateWebhooks1763000050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhooks (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        url text NOT NULL CHECK (url ~ '^https?://'),
        events text[] NOT NULL CHECK (cardinality(events) > 0),
        sealed_secret text NOT NULL,
        last_tried_at timestamptz,
        last_status integer,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX webhooks_of_user ON webhooks (user_id, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE webhooks`);
  }
}
