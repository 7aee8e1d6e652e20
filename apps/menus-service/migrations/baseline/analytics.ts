export const ANALYTICS = String.raw`
  CREATE TABLE engagements (
    menu_id uuid NOT NULL,
    day date NOT NULL,
    visitor bigint NOT NULL,
    done bytea NOT NULL,
    wanted text[] COLLATE pg_catalog."C",
    PRIMARY KEY (menu_id, day, visitor)
  ) PARTITION BY RANGE (day);
  CREATE INDEX engagements_wanted ON engagements (menu_id, day) WHERE wanted IS NOT NULL;

  CREATE TABLE menu_visits (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    menu_id uuid NOT NULL,
    visitor_id text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamptz NOT NULL DEFAULT now(),
    day date,
    hour smallint,
    device text,
    language text,
    table_name text,
    piece text,
    later json,
    CONSTRAINT menu_visits_device_check CHECK (device IN ('mobile', 'tablet', 'desktop', 'unknown')),
    CONSTRAINT menu_visits_source_check CHECK (source IN ('qr', 'direct_link')),
    CONSTRAINT menu_visits_view_check CHECK ((day IS NULL) = (hour IS NULL) AND (day IS NULL) = (device IS NULL)),
    CONSTRAINT menu_visits_visitor_id_check CHECK (visitor_id ~ '\S'),
    CONSTRAINT menu_visits_once PRIMARY KEY (menu_id, visitor_id)
  );
  CREATE INDEX menu_visits_age ON menu_visits USING brin (created_at);

  CREATE TABLE menu_days (
    menu_id uuid NOT NULL,
    day date NOT NULL,
    views integer NOT NULL,
    qr integer NOT NULL,
    newcomers integer NOT NULL,
    counts json NOT NULL,
    visitors bytea NOT NULL,
    PRIMARY KEY (menu_id, day)
  );
  ALTER TABLE ONLY menu_days ALTER COLUMN visitors SET STORAGE EXTERNAL;
  CREATE INDEX menu_days_age ON menu_days USING brin (day);

  CREATE TABLE menu_months (
    menu_id uuid NOT NULL,
    month date NOT NULL,
    views integer NOT NULL,
    qr integer NOT NULL,
    newcomers integer NOT NULL,
    counts json NOT NULL,
    visitors bytea NOT NULL,
    PRIMARY KEY (menu_id, month)
  );
  ALTER TABLE ONLY menu_months ALTER COLUMN visitors SET STORAGE EXTERNAL;
  CREATE INDEX menu_months_age ON menu_months USING brin (month);

  CREATE TABLE weekly_mail_settings (
    account_id uuid PRIMARY KEY,
    enabled boolean NOT NULL DEFAULT true,
    stop_token uuid NOT NULL DEFAULT gen_random_uuid(),
    UNIQUE (stop_token)
  );

  CREATE TABLE weekly_mails (
    account_id uuid NOT NULL,
    week date NOT NULL,
    PRIMARY KEY (account_id, week)
  );

  CREATE FUNCTION forget_visits() RETURNS trigger
      LANGUAGE plpgsql
      SET search_path TO 'menus'
      AS $$
    BEGIN
      DELETE FROM menu_visits WHERE menu_id = OLD.id;
      DELETE FROM engagements WHERE menu_id = OLD.id;
      DELETE FROM menu_days WHERE menu_id = OLD.id;
      DELETE FROM menu_months WHERE menu_id = OLD.id;
      RETURN NULL;
    END $$;

  CREATE TRIGGER forget_visits AFTER DELETE ON menus FOR EACH ROW EXECUTE FUNCTION forget_visits();
`;
