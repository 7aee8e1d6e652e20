import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Webhooks that can be paused and change their secret, and deliveries that say what changed, in a
 * sequence for each menu, with a log of their tries.
 */
export class LogWebhookDeliveries1763000090000 implements MigrationInterface {
  name = 'LogWebhookDeliveries1763000090000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhooks
        ADD COLUMN description text,
        ADD COLUMN is_enabled boolean NOT NULL DEFAULT true,
        ADD COLUMN paused_at timestamptz,
        ADD COLUMN failing_since timestamptz,
        ADD COLUMN sealed_previous_secret text,
        ADD COLUMN previous_secret_expires_at timestamptz,
        ADD COLUMN version integer NOT NULL DEFAULT 1`);
    await runner.query(`
      ALTER TABLE webhook_deliveries
        ALTER COLUMN menu_id DROP NOT NULL,
        ADD COLUMN sequence integer,
        ADD COLUMN changes jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN omitted text[] NOT NULL DEFAULT '{}',
        ADD COLUMN due_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN failed_at timestamptz,
        ADD COLUMN last_status integer`);
    // Not begun and in the log: what was paused before its first try.
    await runner.query(`DROP INDEX webhook_deliveries_waiting`);
    await runner.query(`
      CREATE UNIQUE INDEX webhook_deliveries_waiting
        ON webhook_deliveries (webhook_id, event, menu_id)
        WHERE tries = 0 AND ended_at IS NULL AND failed_at IS NULL`);
    await runner.query(`
      CREATE INDEX webhook_deliveries_pending
        ON webhook_deliveries (due_at) WHERE ended_at IS NULL AND failed_at IS NULL`);
    await runner.query(`
      CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, happened_at DESC, id)`);
    await runner.query(`
      CREATE TABLE webhook_attempts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        delivery_id text NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
        at timestamptz NOT NULL,
        duration_ms integer NOT NULL CHECK (duration_ms >= 0),
        request_headers jsonb NOT NULL,
        status integer,
        response_body text,
        error text,
        CHECK ((status IS NULL) <> (error IS NULL))
      )`);
    await runner.query(`
      CREATE INDEX webhook_attempts_of_delivery ON webhook_attempts (delivery_id, id)`);
    await runner.query(`
      CREATE TABLE webhook_sequences (
        webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
        menu_id uuid NOT NULL,
        last integer NOT NULL CHECK (last >= 0),
        PRIMARY KEY (webhook_id, menu_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE webhook_sequences, webhook_attempts`);
    await runner.query(`DELETE FROM webhook_deliveries WHERE menu_id IS NULL`);
    await runner.query(`DROP INDEX webhook_deliveries_log, webhook_deliveries_pending`);
    await runner.query(`
      ALTER TABLE webhook_deliveries
        ALTER COLUMN menu_id SET NOT NULL,
        DROP COLUMN sequence, DROP COLUMN changes, DROP COLUMN omitted, DROP COLUMN due_at,
        DROP COLUMN failed_at, DROP COLUMN last_status`);
    await runner.query(`
      ALTER TABLE webhooks
        DROP COLUMN description, DROP COLUMN is_enabled, DROP COLUMN paused_at,
        DROP COLUMN failing_since, DROP COLUMN sealed_previous_secret,
        DROP COLUMN previous_secret_expires_at, DROP COLUMN version`);
  }
}
