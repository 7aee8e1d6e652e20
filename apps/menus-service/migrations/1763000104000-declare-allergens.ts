import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What items contain. The release before neither reads nor writes it: what an item has of it stays. */
export class DeclareAllergens1763000104000 implements MigrationInterface {
  name = 'DeclareAllergens1763000104000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu_items ADD allergens text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu_items DROP allergens`);
  }
}
