import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Human addresses, taxes, languages and a code's looks for menus; sizes, extras and returns for items;
 * translations for all three; versions, so that two windows do not overwrite each other; and a day in
 * which a deletion can be taken back.
 */
export class WriteMenusInFull1763000010000 implements MigrationInterface {
  name = 'WriteMenusInFull1763000010000';

  async up(runner: QueryRunner): Promise<void> {
    // Whoever says no address gets one that nobody reads, until the restaurant's name gives a better.
    await runner.query(`
      ALTER TABLE menus
        ADD slug text NOT NULL DEFAULT gen_random_uuid()::text
          CONSTRAINT menus_slug UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        ADD logo_placeholder text,
        ADD adds_itbis boolean NOT NULL DEFAULT false,
        ADD adds_ley boolean NOT NULL DEFAULT false,
        ADD languages text[] NOT NULL DEFAULT '{}',
        ADD qr_design jsonb NOT NULL DEFAULT
          '{"foreground":"#000000","background":"#ffffff","shape":"square","withLogo":false}',
        ADD translations jsonb NOT NULL DEFAULT '{}',
        ADD version integer NOT NULL DEFAULT 1,
        ADD deleted_at timestamptz`);
    await runner.query(`
      CREATE TABLE menu_slugs (
        slug text PRIMARY KEY,
        menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX menu_slugs_of_menu ON menu_slugs (menu_id)`);
    await runner.query(`ALTER TABLE menu_categories ADD translations jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(`
      ALTER TABLE menu_items
        ADD sizes jsonb NOT NULL DEFAULT '[]',
        ADD extras jsonb NOT NULL DEFAULT '[]',
        ADD available_again_at timestamptz
          CONSTRAINT menu_items_return CHECK (available_again_at IS NULL OR NOT is_available),
        ADD image_placeholder text,
        ADD translations jsonb NOT NULL DEFAULT '{}',
        ADD version integer NOT NULL DEFAULT 1,
        ADD deleted_at timestamptz`);
    await runner.query(`
      CREATE INDEX menu_items_returning ON menu_items (available_again_at)
        WHERE available_again_at IS NOT NULL`);
    for (const table of ['menus', 'menu_items']) {
      await runner.query(
        `CREATE INDEX ${table}_deleted ON ${table} (deleted_at) WHERE deleted_at IS NOT NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menu_items DROP sizes, DROP extras, DROP available_again_at,
        DROP image_placeholder, DROP translations, DROP version, DROP deleted_at`);
    await runner.query(`ALTER TABLE menu_categories DROP translations`);
    await runner.query(`DROP TABLE menu_slugs`);
    await runner.query(`
      ALTER TABLE menus DROP slug, DROP logo_placeholder, DROP adds_itbis, DROP adds_ley,
        DROP languages, DROP qr_design, DROP translations, DROP version, DROP deleted_at`);
  }
}
