import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What analytics count: each visitor once a day for a menu, and for an item of it. In months, so that
 * what is too old goes as a whole; the service opens the months it needs.
 *
 * Whoever records holds the menus of the batch, so no row needs to ask for its menu again, which took a
 * third of the time; a deleted menu takes its rows with it by a trigger in place of the reference.
 */
export class CreateViews1763000016500 implements MigrationInterface {
  name = 'CreateViews1763000016500';

  async up(runner: QueryRunner): Promise<void> {
    // What is counted stands in the index, so that nothing else is read to count it. Visitors' numbers are
    // compared as bytes: in a language's order it takes twenty times as long.
    await runner.query(`
      CREATE TABLE menu_views (
        menu_id uuid NOT NULL,
        day date NOT NULL,
        visitor_id text COLLATE "C" NOT NULL,
        source text NOT NULL CHECK (source IN ('qr', 'direct_link')),
        device text NOT NULL CHECK (device IN ('mobile', 'tablet', 'desktop', 'unknown')),
        PRIMARY KEY (menu_id, day, visitor_id) INCLUDE (source, device)
      ) PARTITION BY RANGE (day)`);
    await runner.query(`
      CREATE TABLE item_views (
        menu_id uuid NOT NULL,
        day date NOT NULL,
        item_id uuid NOT NULL,
        visitor_id text COLLATE "C" NOT NULL,
        PRIMARY KEY (menu_id, day, item_id, visitor_id)
      ) PARTITION BY RANGE (day)`);

    // The pair in the other order serves whoever looks for a menu's visits, too. Visits come in the
    // order of time: a few pages tell where the old ones end.
    await runner.query(`
      ALTER TABLE menu_visits
        DROP CONSTRAINT menu_visits_menu_id_fkey,
        DROP CONSTRAINT menu_visits_once,
        ALTER visitor_id TYPE text COLLATE "C",
        ADD CONSTRAINT menu_visits_once UNIQUE (menu_id, visitor_id)`);
    await runner.query(`DROP INDEX menu_visits_of_menu`);
    await runner.query(`CREATE INDEX menu_visits_age ON menu_visits USING brin (created_at)`);

    await runner.query(`
      CREATE FUNCTION forget_visits() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        DELETE FROM menu_visits WHERE menu_id = OLD.id;
        DELETE FROM menu_views WHERE menu_id = OLD.id;
        DELETE FROM item_views WHERE menu_id = OLD.id;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER forget_visits AFTER DELETE ON menus
        FOR EACH ROW EXECUTE FUNCTION forget_visits()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER forget_visits ON menus`);
    await runner.query(`DROP FUNCTION forget_visits`);
    await runner.query(`DROP INDEX menu_visits_age`);
    await runner.query(`CREATE INDEX menu_visits_of_menu ON menu_visits (menu_id, created_at)`);
    await runner.query(`
      ALTER TABLE menu_visits
        DROP CONSTRAINT menu_visits_once,
        ALTER visitor_id TYPE text COLLATE "default",
        ADD CONSTRAINT menu_visits_once UNIQUE (visitor_id, menu_id),
        ADD CONSTRAINT menu_visits_menu_id_fkey
          FOREIGN KEY (menu_id) REFERENCES menus ON DELETE CASCADE`);
    await runner.query(`DROP TABLE item_views, menu_views`);
  }
}
