/** Tables of webhooks, their deliveries and the attempts of each delivery. */
export const WEBHOOKS = `
  CREATE TABLE webhooks (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    menu_ids uuid[],
    sealed_secret text NOT NULL,
    last_tried_at timestamptz,
    last_status integer,
    created_at timestamptz NOT NULL DEFAULT now(),
    description text,
    is_enabled boolean NOT NULL DEFAULT true,
    paused_at timestamptz,
    failing_since timestamptz,
    sealed_previous_secret text,
    previous_secret_expires_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    made_by uuid,
    secret_made_by uuid,
    previous_secret_made_by uuid,
    CONSTRAINT webhooks_events_check CHECK (cardinality(events) > 0),
    CONSTRAINT webhooks_url_check CHECK (url ~ '^https?://')
  );
  CREATE INDEX webhooks_of_account ON webhooks (account_id, created_at);

  CREATE TABLE webhook_deliveries (
    id text PRIMARY KEY,
    webhook_id uuid NOT NULL,
    event text NOT NULL,
    menu_id uuid,
    happened_at timestamptz NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    ended_at timestamptz,
    sequence integer,
    changes jsonb NOT NULL DEFAULT '[]',
    omitted text[] NOT NULL DEFAULT '{}',
    due_at timestamptz NOT NULL DEFAULT now(),
    failed_at timestamptz,
    last_status integer,
    CONSTRAINT webhook_deliveries_tries_check CHECK (tries >= 0),
    FOREIGN KEY (webhook_id) REFERENCES webhooks (id) ON DELETE CASCADE
  );
  CREATE INDEX webhook_deliveries_age ON webhook_deliveries (happened_at);
  CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, tries, happened_at) WHERE ended_at IS NULL;
  CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, happened_at DESC, id);
  CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (due_at) WHERE (ended_at IS NULL) AND (failed_at IS NULL);
  CREATE UNIQUE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, event, menu_id) WHERE (tries = 0) AND (ended_at IS NULL) AND (failed_at IS NULL);

  CREATE TABLE webhook_attempts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    delivery_id text NOT NULL,
    at timestamptz NOT NULL,
    duration_ms integer NOT NULL,
    request_headers jsonb NOT NULL,
    status integer,
    response_body text,
    error text,
    CONSTRAINT webhook_attempts_check CHECK ((status IS NULL) <> (error IS NULL)),
    CONSTRAINT webhook_attempts_duration_ms_check CHECK (duration_ms >= 0),
    FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries (id) ON DELETE CASCADE
  );
  CREATE INDEX webhook_attempts_of_delivery ON webhook_attempts (delivery_id, id);

  CREATE TABLE webhook_sequences (
    webhook_id uuid NOT NULL,
    menu_id uuid NOT NULL,
    last integer NOT NULL,
    CONSTRAINT webhook_sequences_last_check CHECK (last >= 0),
    PRIMARY KEY (webhook_id, menu_id),
    FOREIGN KEY (webhook_id) REFERENCES webhooks (id) ON DELETE CASCADE
  );
`;
