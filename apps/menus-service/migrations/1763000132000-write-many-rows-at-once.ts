import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that all rows of one shared item have alike, as of this migration. */
const SHARED = [
  'name',
  'description',
  'image_url',
  'image_placeholder',
  'dietary_tags',
  'allergens',
];

const columnsOf = (row: string) => SHARED.map((column) => `${row}.${column}`).join();

/**
 * The rows of a statement before and after it. Postgres plans a trigger's statements once for a connection, for as many
 * rows as the first statement wrote: after one of a single row, an inner join would compare each row of a later one with
 * each. A full join is never planned so, and every row is in both tables.
 */
const WRITTEN = 'past FULL JOIN present USING (id)';

/** The fields of `was` that are not so in `became`. */
const CHANGED = `(
  SELECT coalesce(jsonb_object_agg(field.key, field.value), '{}') FROM jsonb_each(was) field
  WHERE field.key <> 'version' AND field.value IS DISTINCT FROM became->field.key)`;

/** A change of a row that was changed already at this revision: what it was first stays. */
const FIRST_STAYS = `
  ON CONFLICT (menu_id, revision, kind, row_id) DO UPDATE
  SET before = CASE WHEN kept.before IS NULL THEN NULL
    ELSE coalesce(excluded.before, '{}') || kept.before END`;

/** A menu that is made in this transaction has no past. One whose row is gone takes all with it. */
const insert = (rows: string, condition = 'true') => `
  INSERT INTO menu_row_history AS kept (menu_id, revision, kind, row_id, before)
  SELECT menu.id, menu.revision, TG_ARGV[0], changed.id, changed.before
  FROM (${rows}) changed JOIN menus menu ON menu.id = changed.menu_id
  WHERE changed.before IS DISTINCT FROM '{}' AND ${condition}
  ${FIRST_STAYS}`;

/** Writes what each row was before it changed (`KeepHistory1763000108000`). */
const KEEP_HISTORY = `
  CREATE OR REPLACE FUNCTION keep_row_history() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${insert(`SELECT id, menu_id, NULL::jsonb AS before FROM made`, `menu.created_at < now()`)};
    ELSIF TG_OP = 'DELETE' THEN
      ${insert(`
        SELECT gone.id, gone.menu_id,
          CASE WHEN was->>'deleted_at' IS NULL THEN content_of(was) ELSE '{}' END AS before
        FROM past gone, to_jsonb(gone) was`)};
    ELSIF TG_ARGV[0] = 'menu' THEN
      WITH written AS MATERIALIZED (
        SELECT id, to_jsonb(past) AS past, to_jsonb(present) AS present FROM ${WRITTEN}
      ), changed AS MATERIALIZED (
        SELECT id, id AS menu_id, ${CHANGED} AS before
        FROM written, content_of(past) was, content_of(present) became
      )
      ${insert('SELECT * FROM changed')};
    ELSE
      WITH written AS MATERIALIZED (
        SELECT id, past.menu_id, to_jsonb(past) AS past, to_jsonb(present) AS present FROM ${WRITTEN}
      ), changed AS MATERIALIZED (
        SELECT id, menu_id, CASE
          WHEN past->>'deleted_at' IS NOT NULL THEN
            CASE WHEN present->>'deleted_at' IS NULL THEN NULL ELSE '{}'::jsonb END
          WHEN present->>'deleted_at' IS NOT NULL THEN was
          ELSE ${CHANGED}
        END AS before
        FROM written, content_of(past) was, content_of(present) became
      )
      ${insert('SELECT * FROM changed')};
    END IF;
    RETURN NULL;
  END $$`;

/** Writes what rows of one item have alike to all of them (`ShareItems1763000126000`). */
const SPREAD_SHARED_ITEM = `
  CREATE OR REPLACE FUNCTION spread_shared_item() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    IF pg_trigger_depth() > 1 OR NOT EXISTS (SELECT FROM present WHERE shared_id IS NOT NULL)
    THEN RETURN NULL; END IF;
    WITH written AS MATERIALIZED (
      SELECT id, present.shared_id, ${columnsOf('present')}, present.translations, past.translations AS were,
        (${columnsOf('past')}) IS DISTINCT FROM (${columnsOf('present')}) AS is_form
      FROM ${WRITTEN}
    ), changed AS MATERIALIZED (
      SELECT * FROM written
      WHERE shared_id IS NOT NULL AND (is_form OR were IS DISTINCT FROM translations
        AND translations_beside(were, '{}') IS DISTINCT FROM translations_beside(translations, '{}'))
    )
    UPDATE menu_items sibling
    SET (${SHARED.join()}) = ROW (${columnsOf('changed')}),
      translations = translations_beside(changed.translations, sibling.translations),
      version = sibling.version + is_form::int,
      updated_at = CASE WHEN is_form THEN now() ELSE sibling.updated_at END
    FROM changed
    WHERE sibling.shared_id = changed.shared_id AND sibling.id <> changed.id;
    RETURN NULL;
  END $$`;

/** A statement that writes thousands of rows takes time by their number, whatever its connection wrote before. */
export class WriteManyRowsAtOnce1763000132000 implements MigrationInterface {
  name = 'WriteManyRowsAtOnce1763000132000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEEP_HISTORY);
    await runner.query(SPREAD_SHARED_ITEM);
  }

  /** The functions do what they did before, so the release before keeps these. */
  async down(): Promise<void> {}
}
