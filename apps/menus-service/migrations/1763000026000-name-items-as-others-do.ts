import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ids that owners' other programs give their items: one item of a menu for each. */
export class NameItemsAsOthersDo1763000026000 implements MigrationInterface {
  name = 'NameItemsAsOthersDo1763000026000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menu_items
        ADD external_id text COLLATE "C"
          CHECK (length(external_id) <= 64 AND external_id ~ '\\S')`);
    // An item that was deleted leaves its id to the next one.
    await runner.query(`
      CREATE UNIQUE INDEX menu_items_external_id ON menu_items (menu_id, external_id)
        WHERE external_id IS NOT NULL AND deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu_items DROP external_id`);
  }
}
