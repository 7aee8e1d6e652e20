/**
 * Adds rows to the open changes of their menus.
 * @param written query of `id`, `menu_id`, and `entry`; an entry with an empty `before` is skipped
 */
const keep = (written: string, condition = 'true') => `
  INSERT INTO menu_changes AS open (account_id, menu_id, menu_name, revision, rows)
  SELECT menu.account_id, menu.id, menu.name, menu.revision + 1, changed.rows
  FROM (
    SELECT menu_id, jsonb_object_agg(TG_ARGV[0] || ':' || id, entry) AS rows
    FROM (${written}) written WHERE entry->'before' <> '{}' GROUP BY menu_id
  ) changed JOIN menus menu ON menu.id = changed.menu_id
  WHERE ${condition}
  ON CONFLICT (menu_id) WHERE author IS NULL
  DO UPDATE SET rows = merged_rows(open.rows, excluded.rows), revision = excluded.revision;`;

/** Fields of `was` with a different value in `became`. */
const DIFFERENT = `(
  SELECT coalesce(jsonb_object_agg(field.key, field.value), '{}') FROM jsonb_each(was) field
  WHERE field.key <> 'version' AND field.value IS DISTINCT FROM became->field.key)`;

const pricesOf = (item: string) =>
  `jsonb_build_object('price', ${item}->'price', 'sizes', ${item}->'sizes', 'extras', ${item}->'extras')`;

/**
 * Log of changes (docs/adr/0028): the previous state of each row of a menu, the author, and the entry in recent
 * activity. `rows` holds `{before, priced}` by `kind:id`. `before` is null for a new row; `priced` is the name of an
 * item whose prices changed, with its prices before and after. Triggers write `rows`, so that every way to change a
 * menu is recorded. A change without an author is still in progress; `record_change` completes it.
 */
export const HISTORY = `
  CREATE FUNCTION images_of(rows jsonb) RETURNS text[]
      LANGUAGE sql IMMUTABLE
      AS $$
          SELECT coalesce(array_agg(DISTINCT image), '{}')
          FROM jsonb_path_query(rows, '$.*.before') before,
            unnest(ARRAY[before->>'image_url', before->>'logo_url', before->>'cover_url']) image
          WHERE image IS NOT NULL
        $$;

  CREATE TABLE menu_changes (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    menu_id uuid NOT NULL,
    menu_name text NOT NULL,
    revision integer NOT NULL,
    rows jsonb NOT NULL DEFAULT '{}',
    version integer,
    kind text,
    author text,
    author_id uuid,
    author_name text,
    restored integer,
    activity text,
    subject text,
    count integer,
    price_change_id uuid,
    started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT menu_changes_count_check CHECK (count >= 0),
    CONSTRAINT menu_changes_version_check CHECK (version > 0)
  );
  CREATE INDEX menu_changes_account ON menu_changes (account_id);
  CREATE INDEX menu_changes_activity ON menu_changes (account_id, changed_at DESC, id) WHERE activity IS NOT NULL;
  CREATE INDEX menu_changes_activity_of_menu ON menu_changes (menu_id, changed_at) WHERE activity IS NOT NULL;
  CREATE INDEX menu_changes_age ON menu_changes (changed_at);
  CREATE INDEX menu_changes_images ON menu_changes USING gin (images_of(rows)) WHERE images_of(rows) <> '{}';
  CREATE UNIQUE INDEX menu_changes_open ON menu_changes (menu_id) WHERE author IS NULL;
  CREATE INDEX menu_changes_people ON menu_changes (author_id) WHERE author_id IS NOT NULL;
  CREATE INDEX menu_changes_prices ON menu_changes (price_change_id) WHERE price_change_id IS NOT NULL;
  CREATE INDEX menu_changes_versions ON menu_changes (menu_id, version, revision) WHERE version IS NOT NULL;

  CREATE FUNCTION content_of(whole jsonb) RETURNS jsonb
      LANGUAGE sql IMMUTABLE
      AS $$
      SELECT (whole - '{id,menu_id,account_id,slug,short_code,revision,updated_at,deleted_at,shared_id}'::text[])
        || CASE WHEN whole ? 'price' THEN jsonb_build_object('price', whole->>'price') ELSE '{}' END
    $$;

  -- With what the menu's restaurant says of it; its place there is no content.
  CREATE FUNCTION menu_content_of(whole jsonb) RETURNS jsonb
      LANGUAGE sql STABLE
      SET search_path TO 'menus'
      AS $$
      SELECT (content_of(whole) - '{restaurant_id,own_restaurant_name,position,tab_name,served_hours}'::text[])
        || jsonb_build_object('restaurant_name', coalesce(whole->>'own_restaurant_name', name),
          'country', country, 'time_zone', time_zone)
      FROM restaurants WHERE id = (whole->>'restaurant_id')::uuid
    $$;

  CREATE FUNCTION merged_rows(kept jsonb, later jsonb) RETURNS jsonb
      LANGUAGE sql IMMUTABLE
      AS $$
      SELECT coalesce(jsonb_object_agg(key, CASE
        WHEN earlier IS NULL THEN entry
        WHEN entry IS NULL THEN earlier
        WHEN earlier->'before' = 'null' THEN earlier || (entry - 'before')
        ELSE earlier || entry || jsonb_build_object('before',
          coalesce(nullif(entry->'before', 'null'), '{}') || (earlier->'before'))
      END), '{}')
      FROM jsonb_each(kept) AS one (key, earlier) FULL JOIN jsonb_each(later) AS other (key, entry) USING (key)
    $$;

  CREATE FUNCTION keep_rows() RETURNS trigger
      LANGUAGE plpgsql
      SET search_path TO 'menus'
      AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        ${keep(`SELECT id, menu_id, '{"before": null}'::jsonb AS entry FROM made`, 'menu.created_at < now()')}
      ELSIF TG_OP = 'DELETE' THEN
        ${keep(`
          SELECT gone.id, gone.menu_id, jsonb_build_object('before',
            CASE WHEN was->>'deleted_at' IS NULL THEN content_of(was) ELSE '{}' END) AS entry
          FROM past gone, to_jsonb(gone) was`)}
      ELSIF TG_ARGV[0] = 'menu' THEN
        ${keep(`
          SELECT id, id AS menu_id, jsonb_build_object('before', ${DIFFERENT}) AS entry
          FROM past FULL JOIN present USING (id),
            menu_content_of(to_jsonb(past)) was, menu_content_of(to_jsonb(present)) became`)}
      ELSE
        ${keep(`
          SELECT id, menu_id, CASE
            WHEN was_deleted AND is_deleted THEN '{"before": {}}'
            WHEN was_deleted THEN '{"before": null}'
            WHEN is_deleted THEN jsonb_build_object('before', was)
            WHEN before ?| '{price,sizes,extras}' THEN jsonb_build_object('before', before, 'priced',
              jsonb_build_object('name', became->'name', 'before', ${pricesOf('was')}, 'after', ${pricesOf('became')}))
            ELSE jsonb_build_object('before', before)
          END AS entry
          FROM (
            SELECT id, past.menu_id, was, became, ${DIFFERENT} AS before,
              to_jsonb(past)->>'deleted_at' IS NOT NULL AS was_deleted,
              to_jsonb(present)->>'deleted_at' IS NOT NULL AS is_deleted
            FROM past FULL JOIN present USING (id),
              content_of(to_jsonb(past)) was, content_of(to_jsonb(present)) became
            -- Compares each pair once.
            OFFSET 0
          ) pair`)}
      END IF;
      RETURN NULL;
    END $$;

  CREATE FUNCTION record_change(
    changed_menu uuid, event jsonb, change text, by text, by_id uuid, by_name text, restores integer,
    notes jsonb, prices uuid, most integer
  ) RETURNS integer
      LANGUAGE plpgsql
      SET search_path TO 'menus'
      AS $$
        DECLARE
          menu menus;
          is_made boolean;
          goes_on boolean := false;
          made menu_changes;
          newest menu_changes;
          noted menu_changes;
          note record;
          numbered integer;
        BEGIN
          INSERT INTO outbox (id, name, payload, request_id, traceparent, broadcast)
          SELECT * FROM jsonb_to_record(event)
            AS written (id uuid, name text, payload jsonb, "requestId" text, traceparent text, broadcast boolean);
          UPDATE menus SET revision = revision + 1 WHERE id = changed_menu RETURNING * INTO menu;
          IF NOT FOUND THEN RETURN NULL; END IF;
          is_made := menu.created_at = now();
          DELETE FROM menu_changes WHERE menu_id = menu.id AND author IS NULL RETURNING * INTO made;

          IF made.id IS NOT NULL OR is_made THEN
            SELECT * INTO newest FROM menu_changes WHERE menu_id = menu.id AND version IS NOT NULL
            ORDER BY version DESC, revision DESC LIMIT 1;
            goes_on := coalesce(change = 'edit' AND newest.kind = 'edit'
              AND (newest.author, newest.author_id, newest.author_name) IS NOT DISTINCT FROM (by, by_id, by_name)
              AND newest.changed_at > clock_timestamp() - interval '5 minutes'
              AND newest.started_at > clock_timestamp() - interval '30 minutes', false);
            IF newest.version IS NULL AND NOT is_made THEN
              newest.version := 1;
              INSERT INTO menu_changes (account_id, menu_id, menu_name, revision, version, kind, author)
              VALUES (menu.account_id, menu.id, menu.name, menu.revision - 1, 1, 'before', 'system');
            END IF;
            made.version := newest.version;
            IF NOT goes_on THEN
              numbered := coalesce(newest.version, 0) + 1;
              made.version := numbered;
              DELETE FROM menu_changes WHERE menu_id = menu.id AND version <= numbered - most
                AND activity IS NULL AND price_change_id IS NULL;
              UPDATE menu_changes
              SET version = NULL, rows = CASE WHEN price_change_id IS NULL THEN '{}' ELSE rows END
              WHERE menu_id = menu.id AND version <= numbered - most;
            END IF;
          END IF;

          FOR note IN SELECT said.*, ordinal = jsonb_array_length(notes) AS is_last
            FROM jsonb_array_elements(notes) WITH ORDINALITY one (entry, ordinal),
              jsonb_to_record(entry) AS said (kind text, subject text, count integer, "goesOn" boolean)
          LOOP
            SELECT * INTO noted FROM menu_changes WHERE menu_id = menu.id AND activity IS NOT NULL
            ORDER BY changed_at DESC LIMIT 1;
            IF note."goesOn" AND noted.activity = note.kind
              AND noted.subject IS NOT DISTINCT FROM note.subject
              AND noted.changed_at > clock_timestamp() - interval '10 minutes'
            THEN
              IF goes_on AND note.is_last AND noted.id = newest.id THEN
                UPDATE menu_changes SET rows = merged_rows(rows, made.rows), revision = menu.revision,
                  menu_name = menu.name, count = note.count, changed_at = clock_timestamp()
                WHERE id = newest.id;
                RETURN NULL;
              END IF;
              UPDATE menu_changes SET activity = NULL WHERE id = noted.id;
            END IF;
            IF note.is_last THEN
              made.activity := note.kind;
              made.subject := note.subject;
              made.count := note.count;
            ELSE
              INSERT INTO menu_changes
                (account_id, menu_id, menu_name, revision, author, author_id, author_name, activity, subject, count)
              VALUES (menu.account_id, menu.id, menu.name, menu.revision, by, by_id, by_name,
                note.kind, note.subject, note.count);
            END IF;
          END LOOP;

          IF made.version IS NOT NULL OR made.activity IS NOT NULL THEN
            INSERT INTO menu_changes (
              account_id, menu_id, menu_name, revision, rows, version, kind, author, author_id, author_name,
              restored, activity, subject, count, price_change_id, started_at
            ) VALUES (
              menu.account_id, menu.id, menu.name, menu.revision, coalesce(made.rows, '{}'), made.version,
              CASE WHEN is_made THEN 'created' ELSE change END, by, by_id, by_name,
              restores, made.activity, made.subject, made.count, prices,
              CASE WHEN goes_on THEN newest.started_at ELSE clock_timestamp() END
            );
          END IF;
          RETURN numbered;
        END $$;

  CREATE TRIGGER keep_rows_of_update AFTER UPDATE ON menus REFERENCING OLD TABLE AS past NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION keep_rows('menu');

  CREATE TRIGGER keep_rows_of_delete AFTER DELETE ON menu_categories REFERENCING OLD TABLE AS past FOR EACH STATEMENT EXECUTE FUNCTION keep_rows('category');

  CREATE TRIGGER keep_rows_of_insert AFTER INSERT ON menu_categories REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION keep_rows('category');

  CREATE TRIGGER keep_rows_of_update AFTER UPDATE ON menu_categories REFERENCING OLD TABLE AS past NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION keep_rows('category');

  CREATE TRIGGER keep_rows_of_delete AFTER DELETE ON menu_items REFERENCING OLD TABLE AS past FOR EACH STATEMENT EXECUTE FUNCTION keep_rows('item');

  CREATE TRIGGER keep_rows_of_insert AFTER INSERT ON menu_items REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION keep_rows('item');

  CREATE TRIGGER keep_rows_of_update AFTER UPDATE ON menu_items REFERENCING OLD TABLE AS past NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION keep_rows('item');
`;
