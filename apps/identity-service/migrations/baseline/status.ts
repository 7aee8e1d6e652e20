/** Tables of the status page, notices to owners, and requests for a demonstration. */
export const STATUS = `
  CREATE TABLE demo_requests (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    name text NOT NULL,
    email text NOT NULL,
    restaurant text NOT NULL,
    phone text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT demo_requests_email_canonical CHECK (email = lower(email)),
    CONSTRAINT demo_requests_name_length CHECK ((char_length(name) >= 1) AND (char_length(name) <= 80)),
    CONSTRAINT demo_requests_phone_said CHECK (phone <> ''),
    CONSTRAINT demo_requests_restaurant_length CHECK (char_length(restaurant) >= 1)
  );

  CREATE TABLE incidents (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    component text NOT NULL,
    title text NOT NULL,
    description text,
    status text NOT NULL,
    impact text NOT NULL,
    is_automatic boolean NOT NULL,
    started_at timestamptz NOT NULL,
    resolved_at timestamptz,
    CONSTRAINT incidents_description_length CHECK (char_length(description) <= 1000),
    CONSTRAINT incidents_impact_known CHECK (impact IN ('low', 'medium')),
    CONSTRAINT incidents_resolved_at_known CHECK ((status = 'resolved') = (resolved_at IS NOT NULL)),
    CONSTRAINT incidents_status_known CHECK (status IN ('degraded', 'major_outage', 'scheduled', 'resolved')),
    CONSTRAINT incidents_title_length CHECK ((char_length(title) >= 1) AND (char_length(title) <= 120))
  );
  CREATE INDEX incidents_newest ON incidents (((resolved_at IS NOT NULL)), started_at DESC, id);

  CREATE TABLE owner_notices (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    kind text NOT NULL,
    effective_on date NOT NULL,
    text text NOT NULL,
    recipients integer NOT NULL,
    sent integer NOT NULL DEFAULT 0,
    last_user_id uuid,
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    CONSTRAINT owner_notices_kind_known CHECK (kind IN ('prices', 'terms')),
    CONSTRAINT owner_notices_text_length CHECK ((char_length(text) >= 1) AND (char_length(text) <= 2000))
  );
  CREATE INDEX owner_notices_open ON owner_notices (created_at) WHERE finished_at IS NULL;

  CREATE TABLE status_days (
    date date NOT NULL,
    component text NOT NULL,
    looks integer NOT NULL,
    good integer NOT NULL,
    CONSTRAINT status_days_counted CHECK ((good >= 0) AND (good <= looks)),
    PRIMARY KEY (date, component)
  );

  CREATE TABLE status_last_check (
    is_only boolean DEFAULT true PRIMARY KEY,
    at timestamptz,
    CONSTRAINT status_last_check_one CHECK (is_only)
  );

  CREATE TABLE status_streaks (
    component text PRIMARY KEY,
    is_well boolean NOT NULL,
    looks integer NOT NULL,
    CONSTRAINT status_streaks_counted CHECK (looks > 0)
  );

  INSERT INTO status_last_check DEFAULT VALUES;
`;
