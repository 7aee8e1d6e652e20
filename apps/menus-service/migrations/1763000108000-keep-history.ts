import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Triggers by the table that they watch: of whom a row is, and after what. */
const WATCHED = [
  { table: 'menus', kind: 'menu', writes: ['UPDATE'] },
  { table: 'menu_categories', kind: 'category', writes: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'menu_items', kind: 'item', writes: ['INSERT', 'UPDATE', 'DELETE'] },
];

const TRANSITION: Record<string, string> = {
  INSERT: 'NEW TABLE AS made',
  UPDATE: 'OLD TABLE AS past NEW TABLE AS present',
  DELETE: 'OLD TABLE AS past',
};

/** The fields of `was` that are not so in `became`. In place, for a function would be planned at every call. */
const CHANGED = `(
  SELECT coalesce(jsonb_object_agg(field.key, field.value), '{}') FROM jsonb_each(was) field
  WHERE field.key <> 'version' AND field.value IS DISTINCT FROM became->field.key)`;

/** A change of a row that was changed already at this revision: what it was first stays. */
const FIRST_STAYS = `
  ON CONFLICT (menu_id, revision, kind, row_id) DO UPDATE
  SET before = CASE WHEN kept.before IS NULL THEN NULL
    ELSE coalesce(excluded.before, '{}') || kept.before END`;

/**
 * Versions of a menu, and of each row what it was before it changed (docs/adr/0028). Triggers write the
 * rows, so that no way to change a menu is left out: what the release before writes is in them, too.
 */
export class KeepHistory1763000108000 implements MigrationInterface {
  name = 'KeepHistory1763000108000';

  async up(runner: QueryRunner): Promise<void> {
    await this.createTables(runner);
    await this.createFunctions(runner);
    await this.createNumbering(runner);
    for (const { table, kind, writes } of WATCHED) {
      for (const write of writes) {
        await runner.query(`
          CREATE TRIGGER keep_history_of_${write.toLowerCase()} AFTER ${write} ON ${table}
            REFERENCING ${TRANSITION[write]!}
            FOR EACH STATEMENT EXECUTE FUNCTION keep_row_history('${kind}')`);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, writes } of WATCHED) {
      for (const write of writes) {
        await runner.query(`DROP TRIGGER keep_history_of_${write.toLowerCase()} ON ${table}`);
      }
    }
    await runner.query(`DROP FUNCTION number_version, keep_row_history, content_of`);
    await runner.query(`DROP TABLE menu_row_history, menu_versions`);
    await runner.query(`DROP FUNCTION images_of`);
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    // A version is what the menu was at `last_revision`; its changes began at `first_revision`.
    await runner.query(`
      CREATE TABLE menu_versions (
        menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
        number integer NOT NULL CHECK (number > 0),
        first_revision integer NOT NULL,
        last_revision integer NOT NULL CHECK (last_revision >= first_revision),
        kind text NOT NULL,
        author text NOT NULL,
        author_id uuid,
        author_name text,
        restored integer,
        started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (menu_id, number)
      )`);
    await runner.query(`CREATE INDEX menu_versions_age ON menu_versions (changed_at)`);
    // At this revision of the menu the row was still this: the fields that then changed, all of a row
    // that then went, and null where there was no row.
    await runner.query(`
      CREATE TABLE menu_row_history (
        menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
        revision integer NOT NULL,
        kind text NOT NULL CHECK (kind IN ('menu', 'category', 'item')),
        row_id uuid NOT NULL,
        before jsonb,
        PRIMARY KEY (menu_id, revision, kind, row_id)
      )`);
    await runner.query(`
      CREATE FUNCTION images_of(content jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
        SELECT array_remove(ARRAY[content->>'image_url', content->>'logo_url', content->>'cover_url'], NULL)
      $$`);
    await runner.query(`
      CREATE INDEX menu_row_history_images ON menu_row_history USING gin (images_of(before))`);
  }

  private async createFunctions(runner: QueryRunner): Promise<void> {
    // Prices are texts: as numbers of JSON they would be read as floating point.
    await runner.query(`
      CREATE FUNCTION content_of(whole jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
        SELECT (whole - '{id,menu_id,user_id,slug,short_code,revision,updated_at,deleted_at}'::text[])
          || CASE WHEN whole ? 'price' THEN jsonb_build_object('price', whole->>'price') ELSE '{}' END
      $$`);
    // A menu that is made in this transaction has no past. One whose row is gone takes all with it.
    const insert = (rows: string, condition = 'true') => `
      INSERT INTO menu_row_history AS kept (menu_id, revision, kind, row_id, before)
      SELECT menu.id, menu.revision, TG_ARGV[0], changed.id, changed.before
      FROM (${rows}) changed JOIN menus menu ON menu.id = changed.menu_id
      WHERE changed.before IS DISTINCT FROM '{}' AND ${condition}
      ${FIRST_STAYS}`;
    await runner.query(`
      CREATE FUNCTION keep_row_history() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          ${insert(
            `SELECT id, menu_id, NULL::jsonb AS before FROM made`,
            `menu.created_at < now()`,
          )};
        ELSIF TG_OP = 'DELETE' THEN
          ${insert(`
            SELECT gone.id, gone.menu_id,
              CASE WHEN was->>'deleted_at' IS NULL THEN content_of(was) ELSE '{}' END AS before
            FROM past gone, to_jsonb(gone) was`)};
        ELSIF TG_ARGV[0] = 'menu' THEN
          ${insert(`
            SELECT past.id, past.id AS menu_id,
              ${CHANGED} AS before
            FROM past JOIN present USING (id),
              content_of(to_jsonb(past)) was, content_of(to_jsonb(present)) became`)};
        ELSE
          ${insert(`
            SELECT past.id, past.menu_id, CASE
              WHEN to_jsonb(past)->>'deleted_at' IS NOT NULL THEN
                CASE WHEN to_jsonb(present)->>'deleted_at' IS NULL THEN NULL ELSE '{}'::jsonb END
              WHEN to_jsonb(present)->>'deleted_at' IS NOT NULL THEN was
              ELSE ${CHANGED}
            END AS before
            FROM past JOIN present USING (id),
              content_of(to_jsonb(past)) was, content_of(to_jsonb(present)) became`)};
        END IF;
        RETURN NULL;
      END $$`);
  }

  /**
   * Every save comes through here, and its plans are kept. Triggers have written what each row was at the
   * revision that is left: a version is made only where they did, or where the menu itself was made.
   *
   * An edit that goes on, after a pause of five minutes at most and for half an hour in all, takes these rows
   * to where it began: a version has one row for each that it changed, however often it was saved. The first
   * version of a menu from before there were any comes after one of what it was before. The clock is the
   * statement's: a transaction that waited for the lock began before the one it waited for ended.
   */
  private async createNumbering(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION number_version(
        changed_menu uuid, change text, by text, by_id uuid, by_name text, restores integer, most integer
      ) RETURNS integer LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
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
          ${FIRST_STAYS};
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
      END $$`);
  }
}
