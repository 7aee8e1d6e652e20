import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where the code and the addresses of a deleted restaurant lead: to the menus that it had, which are on
 * walls. None of its addresses is given to another restaurant.
 */
export class RememberDeletedRestaurants1763000125000 implements MigrationInterface {
  name = 'RememberDeletedRestaurants1763000125000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deleted_restaurants (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        slug text NOT NULL,
        short_code text COLLATE "C" NOT NULL UNIQUE,
        menu_ids uuid[] NOT NULL
      )`);
    await runner.query(`CREATE INDEX deleted_restaurants_of_user ON deleted_restaurants (user_id)`);
    await runner.query(`
      CREATE TABLE deleted_restaurant_slugs (
        slug text PRIMARY KEY,
        restaurant_id uuid NOT NULL REFERENCES deleted_restaurants ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX deleted_restaurant_slugs_of_restaurant ON deleted_restaurant_slugs (restaurant_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE deleted_restaurant_slugs, deleted_restaurants`);
  }
}
