/** Tables of stored files, expected uploads and sent mails. */
export const OBJECTS = `
  CREATE TABLE objects (
    id uuid PRIMARY KEY,
    account_id uuid,
    purpose text NOT NULL,
    status text NOT NULL DEFAULT 'pending',
    width integer,
    height integer,
    failure text,
    created_at timestamptz NOT NULL DEFAULT now(),
    placeholder text,
    unreferenced_since timestamptz,
    bytes integer,
    is_derived boolean NOT NULL DEFAULT false,
    refused_format text,
    CONSTRAINT objects_bytes_counted CHECK (bytes >= 0),
    CONSTRAINT objects_check CHECK ((status <> 'ready') OR ((width IS NOT NULL) AND (height IS NOT NULL))),
    CONSTRAINT objects_check1 CHECK ((status = 'failed') = (failure IS NOT NULL)),
    CONSTRAINT objects_check2 CHECK ((refused_format IS NULL) OR (failure IS NOT NULL)),
    CONSTRAINT objects_height_check CHECK (height > 0),
    CONSTRAINT objects_purpose_check CHECK (purpose IN ('item', 'logo', 'profile')),
    CONSTRAINT objects_status_check CHECK (status IN ('pending', 'ready', 'failed')),
    CONSTRAINT objects_width_check CHECK (width > 0)
  );
  CREATE INDEX objects_account ON objects (account_id);
  CREATE INDEX objects_unfinished ON objects (account_id, created_at) WHERE (NOT is_derived) AND (status <> 'failed');
  CREATE INDEX objects_unreferenced ON objects (unreferenced_since) WHERE unreferenced_since IS NOT NULL;

  CREATE TABLE sent_mails (
    mail_id uuid PRIMARY KEY,
    sent_at timestamptz NOT NULL
  );
  CREATE INDEX sent_mails_age ON sent_mails (sent_at);

  CREATE TABLE upload_tickets (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    expires_at timestamptz NOT NULL,
    redeemed_at timestamptz,
    confirmed_at timestamptz,
    purpose text,
    max_bytes integer NOT NULL DEFAULT 10485760,
    CONSTRAINT upload_tickets_check CHECK ((confirmed_at IS NULL) OR (redeemed_at IS NOT NULL)),
    CONSTRAINT upload_tickets_max_bytes_check CHECK (max_bytes > 0),
    CONSTRAINT upload_tickets_purpose_check CHECK (purpose IN ('item', 'logo', 'profile'))
  );
  CREATE INDEX upload_tickets_expiry ON upload_tickets (expires_at);
  CREATE INDEX upload_tickets_account ON upload_tickets (account_id);
`;
