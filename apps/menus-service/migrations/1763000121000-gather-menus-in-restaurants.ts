import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Restaurants, which say for all their menus what those leave out (docs/adr/0032). What a menu is in its
 * restaurant stands in a table of its own: a menu that is in none is untouched, and where a menu stands
 * is nothing that its history brings back.
 */
export class GatherMenusInRestaurants1763000121000 implements MigrationInterface {
  name = 'GatherMenusInRestaurants1763000121000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE restaurants (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        name text NOT NULL CHECK (name ~ '\\S'),
        slug text NOT NULL DEFAULT gen_random_uuid()::text
          CONSTRAINT restaurants_slug UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        short_code text COLLATE "C" NOT NULL DEFAULT new_short_code() UNIQUE,
        address text,
        phone text,
        opening_hours text CHECK (length(opening_hours) <= 500),
        logo_url text CHECK (logo_url ~ '^/objects/[0-9a-f-]{36}$'),
        logo_placeholder text,
        cover_url text CHECK (cover_url ~ '^/objects/[0-9a-f-]{36}$'),
        theme_color text NOT NULL DEFAULT '#10b981' CHECK (theme_color ~ '^#[0-9a-fA-F]{6}$'),
        design text NOT NULL DEFAULT 'classic',
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX restaurants_of_user ON restaurants (user_id, created_at, id)`);
    for (const image of ['logo_url', 'cover_url']) {
      await runner.query(
        `CREATE INDEX restaurants_${image} ON restaurants (${image}) WHERE ${image} IS NOT NULL`,
      );
    }
    await runner.query(`
      CREATE TABLE restaurant_slugs (
        slug text PRIMARY KEY,
        restaurant_id uuid NOT NULL REFERENCES restaurants ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX restaurant_slugs_of_restaurant ON restaurant_slugs (restaurant_id)`,
    );
    await runner.query(`
      CREATE TABLE restaurant_menus (
        menu_id uuid PRIMARY KEY REFERENCES menus ON DELETE CASCADE,
        restaurant_id uuid NOT NULL REFERENCES restaurants ON DELETE CASCADE,
        position integer NOT NULL CHECK (position >= 0),
        tab_name text CHECK (tab_name ~ '\\S'),
        served_hours text CHECK (length(served_hours) <= 500)
      )`);
    await runner.query(
      `CREATE INDEX restaurant_menus_in_order ON restaurant_menus (restaurant_id, position)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE restaurant_menus, restaurant_slugs, restaurants`);
  }
}
