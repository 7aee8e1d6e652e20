/** Tables of accounts with their members, sessions and API keys, and the append-only log of each user. */
export const ACCOUNTS = `
  CREATE TABLE accounts (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    created_at timestamptz NOT NULL DEFAULT now(),
    has_active_subscription boolean NOT NULL DEFAULT false,
    subscription_plan text NOT NULL DEFAULT 'free',
    subscription_expires_at timestamptz,
    subscription_version integer NOT NULL DEFAULT 0,
    closing_version integer NOT NULL DEFAULT 0,
    CONSTRAINT accounts_plan_known CHECK (subscription_plan IN ('free', 'inicial', 'profesional', 'empresarial'))
  );

  CREATE TABLE account_events (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL,
    kind text NOT NULL,
    at timestamptz NOT NULL,
    device text,
    detail text,
    request_id text NOT NULL,
    CONSTRAINT account_events_kind_said CHECK (kind <> ''),
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  );
  CREATE INDEX account_events_newest ON account_events (user_id, position);

  CREATE TABLE api_keys (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    digest text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz,
    revoked_at timestamptz,
    scopes text[] NOT NULL DEFAULT '{menus:read,menus:write,analytics:read,webhooks}',
    expires_at timestamptz,
    rotated_at timestamptz,
    previous_digest text,
    previous_expires_at timestamptz,
    made_by uuid,
    previous_made_by uuid,
    CONSTRAINT api_keys_digest_hex CHECK (digest ~ '^[0-9a-f]{64}$'),
    CONSTRAINT api_keys_name_length CHECK ((char_length(name) >= 1) AND (char_length(name) <= 60)),
    CONSTRAINT api_keys_prefix_short CHECK (char_length(prefix) = 12),
    CONSTRAINT api_keys_previous_digest_hex CHECK (previous_digest ~ '^[0-9a-f]{64}$'),
    CONSTRAINT api_keys_previous_ends CHECK ((previous_digest IS NULL) = (previous_expires_at IS NULL)),
    CONSTRAINT api_keys_scopes_known CHECK ((cardinality(scopes) > 0) AND (scopes <@ '{menus:read,menus:write,analytics:read,webhooks}')),
    UNIQUE (digest),
    UNIQUE (previous_digest),
    CONSTRAINT api_keys_maker FOREIGN KEY (made_by) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT api_keys_previous_maker FOREIGN KEY (previous_made_by) REFERENCES users (id) ON DELETE SET NULL,
    FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  );
  CREATE INDEX api_keys_made_by ON api_keys (made_by) WHERE made_by IS NOT NULL;
  CREATE INDEX api_keys_previous_made_by ON api_keys (previous_made_by) WHERE previous_made_by IS NOT NULL;
  CREATE INDEX api_keys_account_id ON api_keys (account_id);

  CREATE TABLE invitations (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    token_digest text NOT NULL,
    invited_by uuid NOT NULL,
    created_at timestamptz NOT NULL,
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    accepted_by uuid,
    CONSTRAINT invitations_digest_hex CHECK (token_digest ~ '^[0-9a-f]{64}$'),
    CONSTRAINT invitations_role_known CHECK (role IN ('administrator', 'editor', 'kitchen', 'analyst')),
    UNIQUE (token_digest),
    FOREIGN KEY (accepted_by) REFERENCES users (id) ON DELETE CASCADE,
    FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
    FOREIGN KEY (invited_by) REFERENCES users (id) ON DELETE CASCADE
  );
  CREATE INDEX invitations_accepted_by ON invitations (accepted_by);
  CREATE INDEX invitations_account_id ON invitations (account_id);
  CREATE INDEX invitations_email ON invitations (email);
  CREATE INDEX invitations_expires_at ON invitations (expires_at);
  CREATE INDEX invitations_invited_by ON invitations (invited_by);
  CREATE UNIQUE INDEX invitations_one_open ON invitations (account_id, email) WHERE accepted_by IS NULL;

  CREATE TABLE members (
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    since timestamptz NOT NULL,
    last_seen_at timestamptz,
    CONSTRAINT members_role_known CHECK (role IN ('owner', 'administrator', 'editor', 'kitchen', 'analyst')),
    PRIMARY KEY (account_id, user_id),
    FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX members_one_owner ON members (account_id) WHERE role = 'owner';
  CREATE INDEX members_user_id ON members (user_id);

  CREATE TABLE proposed_transfers (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    to_user_id uuid NOT NULL,
    stays boolean NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    accepted_at timestamptz,
    FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
    FOREIGN KEY (to_user_id) REFERENCES users (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX proposed_transfers_one_open ON proposed_transfers (account_id) WHERE accepted_at IS NULL;
  CREATE INDEX proposed_transfers_account_id ON proposed_transfers (account_id);
  CREATE INDEX proposed_transfers_expiry ON proposed_transfers (expires_at);
  CREATE INDEX proposed_transfers_to ON proposed_transfers (to_user_id);

  CREATE TABLE sessions (
    sid text PRIMARY KEY,
    sess jsonb NOT NULL,
    expire timestamptz NOT NULL,
    user_id uuid GENERATED ALWAYS AS (((sess ->> 'userId'))::uuid) STORED,
    last_used_at timestamptz NOT NULL DEFAULT now(),
    account_id uuid NOT NULL,
    CONSTRAINT sessions_sess_owned CHECK ((jsonb_typeof(sess) = 'object') AND ((sess ->> 'userId') IS NOT NULL)),
    CONSTRAINT sessions_sid_digest CHECK (sid ~ '^[0-9a-f]{64}$'),
    CONSTRAINT sessions_of_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
    CONSTRAINT sessions_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  );
  CREATE INDEX sessions_account_id ON sessions (account_id);
  CREATE INDEX sessions_expire ON sessions (expire);
  CREATE INDEX sessions_user_id ON sessions (user_id);

  CREATE FUNCTION account_events_stand() RETURNS trigger
      LANGUAGE plpgsql
      SET search_path TO 'identity'
      AS $$
        BEGIN
          IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
            RETURN OLD;
          END IF;
          RAISE EXCEPTION 'account_events is append-only' USING ERRCODE = 'restrict_violation';
        END $$;

  CREATE TRIGGER account_events_stand BEFORE DELETE OR UPDATE ON account_events FOR EACH ROW EXECUTE FUNCTION account_events_stand();

  CREATE TRIGGER account_events_stand_whole BEFORE TRUNCATE ON account_events FOR EACH STATEMENT EXECUTE FUNCTION account_events_stand();
`;
