import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a profile shows an image: media-worker asks of every image that it collects, a page at a time. */
export class FindProfileImages1763000101000 implements MigrationInterface {
  name = 'FindProfileImages1763000101000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX users_profile_image ON users (profile_image_url) WHERE profile_image_url IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX users_profile_image`);
  }
}
