import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what members of accounts changed, whose names go with them; the release before writes none. */
export class FindVersionsOfMembers1763000120000 implements MigrationInterface {
  name = 'FindVersionsOfMembers1763000120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX menu_versions_members ON menu_versions (author_id) WHERE author = 'member'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX menu_versions_members`);
  }
}
