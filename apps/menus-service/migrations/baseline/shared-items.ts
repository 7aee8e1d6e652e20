/** Trigger that copies each change of a shared item to its copies in other menus. */
export const SHARED_ITEMS = `
  CREATE FUNCTION spread_shared_item() RETURNS trigger
      LANGUAGE plpgsql
      SET search_path TO 'menus'
      AS $$
    BEGIN
      IF pg_trigger_depth() > 1 OR NOT EXISTS (SELECT FROM present WHERE shared_id IS NOT NULL)
      THEN RETURN NULL; END IF;
      WITH written AS MATERIALIZED (
        SELECT id, present.shared_id, present.name,present.description,present.image_url,present.image_placeholder,present.dietary_tags,present.allergens, present.translations, past.translations AS were,
          (past.name,past.description,past.image_url,past.image_placeholder,past.dietary_tags,past.allergens) IS DISTINCT FROM (present.name,present.description,present.image_url,present.image_placeholder,present.dietary_tags,present.allergens) AS is_form
        FROM past FULL JOIN present USING (id)
      ), changed AS MATERIALIZED (
        SELECT * FROM written
        WHERE shared_id IS NOT NULL AND (is_form OR were IS DISTINCT FROM translations
          AND translations_beside(were, '{}') IS DISTINCT FROM translations_beside(translations, '{}'))
      )
      UPDATE menu_items sibling
      SET (name,description,image_url,image_placeholder,dietary_tags,allergens) = ROW (changed.name,changed.description,changed.image_url,changed.image_placeholder,changed.dietary_tags,changed.allergens),
        translations = translations_beside(changed.translations, sibling.translations),
        version = sibling.version + is_form::int,
        updated_at = CASE WHEN is_form THEN now() ELSE sibling.updated_at END
      FROM changed
      WHERE sibling.shared_id = changed.shared_id AND sibling.id <> changed.id;
      RETURN NULL;
    END $$;

  CREATE FUNCTION translations_beside(shared jsonb, own jsonb) RETURNS jsonb
      LANGUAGE sql IMMUTABLE
      AS $$
          SELECT coalesce(jsonb_object_agg(code, words), '{}') FROM (
            SELECT code, coalesce(shared->code, '{}') - '{options,drafts}'::text[]
              || jsonb_strip_nulls(jsonb_build_object(
                'options', own->code->'options',
                'drafts', nullif(
                  coalesce(shared->code->'drafts', '{}') - 'options'
                    || jsonb_strip_nulls(jsonb_build_object('options', own->code->'drafts'->'options')),
                  '{}'))) AS words
            FROM (SELECT jsonb_object_keys(shared) UNION SELECT jsonb_object_keys(own)) language (code)
          ) languages WHERE words <> '{}'
        $$;

  CREATE TRIGGER spread_shared_item AFTER UPDATE ON menu_items REFERENCING OLD TABLE AS past NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION spread_shared_item();
`;
