import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners who are about to leave or have left: nobody is shown their menus. */
export class CreateClosedOwners1763000005000 implements MigrationInterface {
  name = 'CreateClosedOwners1763000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE closed_owners (
        user_id uuid PRIMARY KEY,
        erases_at timestamptz,
        version integer NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE closed_owners`);
  }
}
