import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each webhook is to be told: of one event of one menu, one delivery waits to be begun. */
export class CreateWebhookDeliveries1763000081000 implements MigrationInterface {
  name = 'CreateWebhookDeliveries1763000081000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_deliveries (
        id text PRIMARY KEY,
        webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
        event text NOT NULL,
        menu_id uuid NOT NULL,
        happened_at timestamptz NOT NULL,
        tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
        ended_at timestamptz
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX webhook_deliveries_waiting
        ON webhook_deliveries (webhook_id, event, menu_id) WHERE tries = 0`);
    await runner.query(`
      CREATE INDEX webhook_deliveries_due
        ON webhook_deliveries (webhook_id, tries, happened_at) WHERE ended_at IS NULL`);
    await runner.query(`CREATE INDEX webhook_deliveries_age ON webhook_deliveries (happened_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE webhook_deliveries`);
  }
}
