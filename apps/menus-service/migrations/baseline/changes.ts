export const CHANGES = `
  CREATE TABLE price_changes (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    percent numeric(5,2),
    item_count integer NOT NULL,
    menus jsonb NOT NULL,
    undo jsonb,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX price_changes_age ON price_changes (created_at);
  CREATE INDEX price_changes_newest ON price_changes (account_id, created_at DESC, id);

  CREATE TABLE scheduled_changes (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    at timestamptz NOT NULL,
    status text NOT NULL DEFAULT 'waiting',
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
    ended_at timestamptz,
    paired_with uuid,
    made_by uuid,
    CONSTRAINT scheduled_changes_check CHECK ((ended_at IS NULL) = (status = 'waiting')),
    CONSTRAINT scheduled_changes_status_check CHECK (status IN ('waiting', 'done', 'failed', 'cancelled'))
  );
  CREATE INDEX scheduled_changes_age ON scheduled_changes (ended_at) WHERE ended_at IS NOT NULL;
  CREATE INDEX scheduled_changes_due ON scheduled_changes (at, id) WHERE status = 'waiting';
  CREATE INDEX scheduled_changes_of_account ON scheduled_changes (account_id);
`;
