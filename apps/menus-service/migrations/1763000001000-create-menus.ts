import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Menus, their categories and their items (specification §3). */
export class CreateMenus1763000001000 implements MigrationInterface {
  name = 'CreateMenus1763000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE menus (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        name text NOT NULL CHECK (name ~ '\\S'),
        restaurant_name text NOT NULL CHECK (restaurant_name ~ '\\S'),
        description text,
        address text,
        phone text,
        logo_url text CHECK (logo_url ~ '^/objects/[0-9a-f-]{36}$'),
        theme_color text NOT NULL DEFAULT '#10b981' CHECK (theme_color ~ '^#[0-9a-fA-F]{6}$'),
        currency text NOT NULL DEFAULT 'DOP' CHECK (currency IN (
          'DOP', 'USD', 'MXN', 'COP', 'PEN', 'CLP', 'ARS', 'VES', 'GTQ',
          'CRC', 'PAB', 'HNL', 'NIO', 'BOB', 'PYG', 'UYU', 'BRL'
        )),
        is_published boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX menus_of_user ON menus (user_id, created_at DESC, id)`);

    await runner.query(`
      CREATE TABLE menu_categories (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
        name text NOT NULL CHECK (name ~ '\\S'),
        display_order integer NOT NULL DEFAULT 0 CHECK (display_order >= 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT menu_categories_name UNIQUE (menu_id, name),
        CONSTRAINT menu_categories_of_menu UNIQUE (id, menu_id)
      )`);
    // "Bebidas", "bebidas" and " Bebidas  " are one name to the people who read the menu.
    await runner.query(`
      CREATE UNIQUE INDEX menu_categories_folded_name
        ON menu_categories (menu_id, lower(btrim(regexp_replace(name, '\\s+', ' ', 'g'))))`);
    await runner.query(
      `CREATE INDEX menu_categories_in_order ON menu_categories (menu_id, display_order)`,
    );

    // BETWEEN refuses NaN too: to Postgres it is greater than every number.
    // The pair of keys keeps an item's category in the item's own menu.
    await runner.query(`
      CREATE TABLE menu_items (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
        category_id uuid,
        name text NOT NULL CHECK (name ~ '\\S'),
        description text,
        price numeric(10, 2) NOT NULL CHECK (price BETWEEN 0 AND 99999999.99),
        image_url text CHECK (image_url ~ '^/objects/[0-9a-f-]{36}$'),
        dietary_tags text[] NOT NULL DEFAULT '{}',
        is_available boolean NOT NULL DEFAULT true,
        display_order integer NOT NULL DEFAULT 0 CHECK (display_order >= 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT menu_items_category FOREIGN KEY (category_id, menu_id)
          REFERENCES menu_categories (id, menu_id) ON DELETE SET NULL (category_id)
      )`);
    await runner.query(`CREATE INDEX menu_items_in_order ON menu_items (menu_id, display_order)`);
    await runner.query(`CREATE INDEX menu_items_of_category ON menu_items (category_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE menu_items, menu_categories, menus`);
  }
}
