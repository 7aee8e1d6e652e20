/** Visits, views and what they add up to; visits and views by month, in partitions that the service creates. */
export const ANALYTICS = String.raw`
  CREATE TABLE engagements (
    menu_id uuid NOT NULL,
    day date NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    visitor_id text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT engagements_kind_check CHECK (kind IN ('category', 'item', 'item-sold-out', 'item-ordered', 'search', 'filter')),
    CONSTRAINT engagements_value_check CHECK (value <> ''),
    PRIMARY KEY (menu_id, day, kind, value, visitor_id)
  ) PARTITION BY RANGE (day);

  CREATE TABLE menu_views (
    menu_id uuid NOT NULL,
    day date NOT NULL,
    visitor_id text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL,
    device text NOT NULL,
    viewed_at timestamptz,
    language text,
    table_name text,
    piece text,
    CONSTRAINT menu_views_device_check CHECK (device IN ('mobile', 'tablet', 'desktop', 'unknown')),
    CONSTRAINT menu_views_source_check CHECK (source IN ('qr', 'direct_link')),
    CONSTRAINT menu_views_counted CHECK (viewed_at IS NOT NULL),
    PRIMARY KEY (menu_id, day, visitor_id) INCLUDE (source, device)
  ) PARTITION BY RANGE (day);

  CREATE TABLE menu_visits (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    menu_id uuid NOT NULL,
    visitor_id text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT menu_visits_source_check CHECK (source IN ('qr', 'direct_link')),
    CONSTRAINT menu_visits_visitor_id_check CHECK (visitor_id ~ '\S'),
    CONSTRAINT menu_visits_once UNIQUE (menu_id, visitor_id)
  );
  CREATE INDEX menu_visits_age ON menu_visits USING brin (created_at);

  CREATE TABLE roll_ups (
    menu_id uuid NOT NULL,
    span text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    start date NOT NULL,
    value text NOT NULL COLLATE pg_catalog."C",
    count integer NOT NULL,
    CONSTRAINT roll_ups_span_check CHECK (span IN ('day', 'month')),
    PRIMARY KEY (menu_id, span, kind, start, value)
  ) WITH (fillfactor='80');
  CREATE INDEX roll_ups_age ON roll_ups USING brin (start);

  CREATE TABLE visitor_sketches (
    menu_id uuid NOT NULL,
    span text NOT NULL COLLATE pg_catalog."C",
    start date NOT NULL,
    sketch bytea NOT NULL,
    CONSTRAINT visitor_sketches_span_check CHECK (span IN ('day', 'month')),
    PRIMARY KEY (menu_id, span, start)
  ) ;
  ALTER TABLE ONLY visitor_sketches ALTER COLUMN sketch SET STORAGE EXTERNAL;
  CREATE INDEX visitor_sketches_age ON visitor_sketches USING brin (start);

  CREATE TABLE weekly_mail_settings (
    user_id uuid PRIMARY KEY,
    enabled boolean NOT NULL DEFAULT true,
    stop_token uuid NOT NULL DEFAULT gen_random_uuid(),
    UNIQUE (stop_token)
  );

  CREATE TABLE weekly_mails (
    user_id uuid NOT NULL,
    week date NOT NULL,
    PRIMARY KEY (user_id, week)
  );

  CREATE VIEW item_views AS
   SELECT engagements.menu_id,
      engagements.day,
      (engagements.value)::uuid AS item_id,
      engagements.visitor_id
     FROM engagements
    WHERE (engagements.kind = 'item'::text);

  CREATE FUNCTION forget_visits() RETURNS trigger
      LANGUAGE plpgsql
      SET search_path TO 'menus'
      AS $$
    BEGIN
      DELETE FROM menu_visits WHERE menu_id = OLD.id;
  DELETE FROM menu_views WHERE menu_id = OLD.id;
  DELETE FROM engagements WHERE menu_id = OLD.id;
  DELETE FROM roll_ups WHERE menu_id = OLD.id;
  DELETE FROM visitor_sketches WHERE menu_id = OLD.id;
      RETURN NULL;
    END $$;

  CREATE TRIGGER forget_visits AFTER DELETE ON menus FOR EACH ROW EXECUTE FUNCTION forget_visits();
`;
