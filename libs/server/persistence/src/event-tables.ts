import type { QueryRunner } from 'typeorm';

/** Creates the tables behind `emit` and `HandledEvents`, which are the same in every schema. */
export async function createEventTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE outbox (
      position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id uuid NOT NULL UNIQUE,
      name text NOT NULL,
      payload jsonb NOT NULL,
      request_id text NOT NULL,
      broadcast boolean NOT NULL,
      occurred_at timestamptz NOT NULL DEFAULT now(),
      published_at timestamptz,
      traceparent text
    );
    CREATE INDEX outbox_unpublished ON outbox (position) WHERE published_at IS NULL;
    CREATE TABLE handled_events (
      event_id uuid NOT NULL,
      handler text NOT NULL,
      handled_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (event_id, handler)
    );
    CREATE INDEX handled_events_age ON handled_events (handled_at);`);
}
