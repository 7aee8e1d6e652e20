/** Versions of a menu and, for each row, its fields before they changed (docs/adr/0028). Triggers write the rows, so that every way to change a menu is recorded. */
export const HISTORY = `
  CREATE FUNCTION images_of(content jsonb) RETURNS text[]
      LANGUAGE sql IMMUTABLE
      AS $$
          SELECT array_remove(ARRAY[content->>'image_url', content->>'logo_url', content->>'cover_url'], NULL)
        $$;

  CREATE TABLE menu_row_history (
    menu_id uuid NOT NULL,
    revision integer NOT NULL,
    kind text NOT NULL,
    row_id uuid NOT NULL,
    before jsonb,
    CONSTRAINT menu_row_history_kind_check CHECK (kind IN ('menu', 'category', 'item')),
    PRIMARY KEY (menu_id, revision, kind, row_id),
    FOREIGN KEY (menu_id) REFERENCES menus (id) ON DELETE CASCADE
  );
  CREATE INDEX menu_row_history_images ON menu_row_history USING gin (images_of(before));

  CREATE TABLE menu_versions (
    menu_id uuid NOT NULL,
    number integer NOT NULL,
    first_revision integer NOT NULL,
    last_revision integer NOT NULL,
    kind text NOT NULL,
    author text NOT NULL,
    author_id uuid,
    author_name text,
    restored integer,
    started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT menu_versions_check CHECK (last_revision >= first_revision),
    CONSTRAINT menu_versions_number_check CHECK (number > 0),
    PRIMARY KEY (menu_id, number),
    FOREIGN KEY (menu_id) REFERENCES menus (id) ON DELETE CASCADE
  );
  CREATE INDEX menu_versions_age ON menu_versions (changed_at);
  CREATE INDEX menu_versions_members ON menu_versions (author_id) WHERE author = 'member';

  CREATE FUNCTION content_of(whole jsonb) RETURNS jsonb
      LANGUAGE sql IMMUTABLE
      AS $$
      SELECT (whole - '{id,menu_id,account_id,slug,short_code,revision,updated_at,deleted_at,shared_id}'::text[])
        || CASE WHEN whole ? 'price' THEN jsonb_build_object('price', whole->>'price') ELSE '{}' END
    $$;

  CREATE FUNCTION keep_row_history() RETURNS trigger
      LANGUAGE plpgsql
      SET search_path TO 'menus'
      AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN

    INSERT INTO menu_row_history AS kept (menu_id, revision, kind, row_id, before)
    SELECT menu.id, menu.revision, TG_ARGV[0], changed.id, changed.before
    FROM (SELECT id, menu_id, NULL::jsonb AS before FROM made) changed JOIN menus menu ON menu.id = changed.menu_id
    WHERE changed.before IS DISTINCT FROM '{}' AND menu.created_at < now()

    ON CONFLICT (menu_id, revision, kind, row_id) DO UPDATE
    SET before = CASE WHEN kept.before IS NULL THEN NULL
      ELSE coalesce(excluded.before, '{}') || kept.before END;
      ELSIF TG_OP = 'DELETE' THEN

    INSERT INTO menu_row_history AS kept (menu_id, revision, kind, row_id, before)
    SELECT menu.id, menu.revision, TG_ARGV[0], changed.id, changed.before
    FROM (
          SELECT gone.id, gone.menu_id,
            CASE WHEN was->>'deleted_at' IS NULL THEN content_of(was) ELSE '{}' END AS before
          FROM past gone, to_jsonb(gone) was) changed JOIN menus menu ON menu.id = changed.menu_id
    WHERE changed.before IS DISTINCT FROM '{}' AND true

    ON CONFLICT (menu_id, revision, kind, row_id) DO UPDATE
    SET before = CASE WHEN kept.before IS NULL THEN NULL
      ELSE coalesce(excluded.before, '{}') || kept.before END;
      ELSIF TG_ARGV[0] = 'menu' THEN
        WITH written AS MATERIALIZED (
          SELECT id, to_jsonb(past) AS past, to_jsonb(present) AS present FROM past FULL JOIN present USING (id)
        ), changed AS MATERIALIZED (
          SELECT id, id AS menu_id, (
    SELECT coalesce(jsonb_object_agg(field.key, field.value), '{}') FROM jsonb_each(was) field
    WHERE field.key <> 'version' AND field.value IS DISTINCT FROM became->field.key) AS before
          FROM written, content_of(past) was, content_of(present) became
        )

    INSERT INTO menu_row_history AS kept (menu_id, revision, kind, row_id, before)
    SELECT menu.id, menu.revision, TG_ARGV[0], changed.id, changed.before
    FROM (SELECT * FROM changed) changed JOIN menus menu ON menu.id = changed.menu_id
    WHERE changed.before IS DISTINCT FROM '{}' AND true

    ON CONFLICT (menu_id, revision, kind, row_id) DO UPDATE
    SET before = CASE WHEN kept.before IS NULL THEN NULL
      ELSE coalesce(excluded.before, '{}') || kept.before END;
      ELSE
        WITH written AS MATERIALIZED (
          SELECT id, past.menu_id, to_jsonb(past) AS past, to_jsonb(present) AS present FROM past FULL JOIN present USING (id)
        ), changed AS MATERIALIZED (
          SELECT id, menu_id, CASE
            WHEN past->>'deleted_at' IS NOT NULL THEN
              CASE WHEN present->>'deleted_at' IS NULL THEN NULL ELSE '{}'::jsonb END
            WHEN present->>'deleted_at' IS NOT NULL THEN was
            ELSE (
    SELECT coalesce(jsonb_object_agg(field.key, field.value), '{}') FROM jsonb_each(was) field
    WHERE field.key <> 'version' AND field.value IS DISTINCT FROM became->field.key)
          END AS before
          FROM written, content_of(past) was, content_of(present) became
        )

    INSERT INTO menu_row_history AS kept (menu_id, revision, kind, row_id, before)
    SELECT menu.id, menu.revision, TG_ARGV[0], changed.id, changed.before
    FROM (SELECT * FROM changed) changed JOIN menus menu ON menu.id = changed.menu_id
    WHERE changed.before IS DISTINCT FROM '{}' AND true

    ON CONFLICT (menu_id, revision, kind, row_id) DO UPDATE
    SET before = CASE WHEN kept.before IS NULL THEN NULL
      ELSE coalesce(excluded.before, '{}') || kept.before END;
      END IF;
      RETURN NULL;
    END $$;

  CREATE FUNCTION number_version(changed_menu uuid, change text, by text, by_id uuid, by_name text, restores integer, most integer) RETURNS integer
      LANGUAGE plpgsql
      SET search_path TO 'menus'
      AS $$
        DECLARE
          next integer;
          is_made boolean;
          newest menu_versions;
          ended integer;
        BEGIN
          UPDATE menus SET revision = revision + 1 WHERE id = changed_menu
          RETURNING revision, created_at = now() INTO next, is_made;
          IF next IS NULL OR NOT is_made AND NOT EXISTS (
            SELECT FROM menu_row_history WHERE menu_id = changed_menu AND revision = next - 1
          ) THEN RETURN NULL; END IF;

          SELECT * INTO newest FROM menu_versions
          WHERE menu_id = changed_menu ORDER BY number DESC LIMIT 1;
          IF change = 'edit' AND newest.kind = 'edit'
            AND (newest.author, newest.author_id, newest.author_name)
              IS NOT DISTINCT FROM (by, by_id, by_name)
            AND newest.changed_at > clock_timestamp() - interval '5 minutes'
            AND newest.started_at > clock_timestamp() - interval '30 minutes'
          THEN
            UPDATE menu_versions SET last_revision = next, changed_at = clock_timestamp()
            WHERE menu_id = changed_menu AND number = newest.number;
            WITH moved AS (
              DELETE FROM menu_row_history WHERE menu_id = changed_menu AND revision = next - 1
              RETURNING kind, row_id, before
            )
            INSERT INTO menu_row_history AS kept (menu_id, revision, kind, row_id, before)
            SELECT changed_menu, newest.first_revision, kind, row_id, before FROM moved

    ON CONFLICT (menu_id, revision, kind, row_id) DO UPDATE
    SET before = CASE WHEN kept.before IS NULL THEN NULL
      ELSE coalesce(excluded.before, '{}') || kept.before END;
            RETURN NULL;
          END IF;

          IF newest.number IS NULL AND NOT is_made THEN
            newest.number := 1;
            INSERT INTO menu_versions (menu_id, number, first_revision, last_revision, kind, author)
            VALUES (changed_menu, 1, next - 1, next - 1, 'before', 'system');
          END IF;
          newest.number := coalesce(newest.number, 0) + 1;
          INSERT INTO menu_versions (
            menu_id, number, first_revision, last_revision, kind, author, author_id, author_name, restored
          ) VALUES (
            changed_menu, newest.number, next - 1, next,
            CASE WHEN is_made THEN 'created' ELSE change END, by, by_id, by_name, restores
          );
          SELECT max(last_revision) INTO ended FROM menu_versions
          WHERE menu_id = changed_menu AND number <= newest.number - most;
          IF ended IS NOT NULL THEN
            DELETE FROM menu_versions
            WHERE menu_id = changed_menu AND number <= newest.number - most;
            DELETE FROM menu_row_history WHERE menu_id = changed_menu AND revision < ended;
          END IF;
          RETURN newest.number;
        END $$;

  CREATE TRIGGER keep_history_of_update AFTER UPDATE ON menus REFERENCING OLD TABLE AS past NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION keep_row_history('menu');

  CREATE TRIGGER keep_history_of_delete AFTER DELETE ON menu_categories REFERENCING OLD TABLE AS past FOR EACH STATEMENT EXECUTE FUNCTION keep_row_history('category');

  CREATE TRIGGER keep_history_of_insert AFTER INSERT ON menu_categories REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION keep_row_history('category');

  CREATE TRIGGER keep_history_of_update AFTER UPDATE ON menu_categories REFERENCING OLD TABLE AS past NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION keep_row_history('category');

  CREATE TRIGGER keep_history_of_delete AFTER DELETE ON menu_items REFERENCING OLD TABLE AS past FOR EACH STATEMENT EXECUTE FUNCTION keep_row_history('item');

  CREATE TRIGGER keep_history_of_insert AFTER INSERT ON menu_items REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION keep_row_history('item');

  CREATE TRIGGER keep_history_of_update AFTER UPDATE ON menu_items REFERENCING OLD TABLE AS past NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION keep_row_history('item');
`;
