import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that all rows of one shared item have alike, besides what of their translations is no option. */
const SHARED = [
  'name',
  'description',
  'image_url',
  'image_placeholder',
  'dietary_tags',
  'allergens',
];

const columnsOf = (row: string) => SHARED.map((column) => `${row}.${column}`).join();

const GIVEN = '{id,menu_id,user_id,slug,short_code,revision,updated_at,deleted_at}';

/** In which menus a row stands is nothing that the history of one of them brings back (docs/adr/0035). */
const contentOf = (given: string) => `
  CREATE OR REPLACE FUNCTION content_of(whole jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT (whole - '${given}'::text[])
      || CASE WHEN whole ? 'price' THEN jsonb_build_object('price', whole->>'price') ELSE '{}' END
  $$`;

/**
 * Items that stand in several menus, a row in each (docs/adr/0035). A trigger writes what rows of one
 * item have alike to all of them, so that no way to change an item is left out: neither the release before
 * nor a statement written by hand.
 */
export class ShareItems1763000126000 implements MigrationInterface {
  name = 'ShareItems1763000126000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu_items ADD COLUMN shared_id uuid`);
    await runner.query(
      `CREATE INDEX menu_items_shared ON menu_items (shared_id) WHERE shared_id IS NOT NULL`,
    );
    await runner.query(contentOf(GIVEN.replace('}', ',shared_id}')));
    // The words of one row with the options of another: sizes and extras are each menu's own.
    await runner.query(`
      CREATE FUNCTION translations_beside(shared jsonb, own jsonb)
      RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
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
      $$`);
    // A translation alone is no new version of what an owner has in the form.
    await runner.query(`
      CREATE FUNCTION spread_shared_item() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF pg_trigger_depth() > 1 OR NOT EXISTS (SELECT FROM present WHERE shared_id IS NOT NULL)
        THEN RETURN NULL; END IF;
        UPDATE menu_items sibling
        SET (${SHARED.join()}) = ROW (${columnsOf('present')}),
          translations = translations_beside(present.translations, sibling.translations),
          version = sibling.version + is_form::int,
          updated_at = CASE WHEN is_form THEN now() ELSE sibling.updated_at END
        FROM past JOIN present USING (id),
          LATERAL (SELECT (${columnsOf('past')}) IS DISTINCT FROM (${columnsOf('present')})) form (is_form)
        WHERE sibling.shared_id = present.shared_id AND sibling.id <> present.id
          AND (is_form OR translations_beside(past.translations, '{}')
            IS DISTINCT FROM translations_beside(present.translations, '{}'));
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER spread_shared_item AFTER UPDATE ON menu_items
        REFERENCING OLD TABLE AS past NEW TABLE AS present
        FOR EACH STATEMENT EXECUTE FUNCTION spread_shared_item()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER spread_shared_item ON menu_items`);
    await runner.query(`DROP FUNCTION spread_shared_item, translations_beside`);
    await runner.query(contentOf(GIVEN));
    await runner.query(`ALTER TABLE menu_items DROP COLUMN shared_id`);
  }
}
