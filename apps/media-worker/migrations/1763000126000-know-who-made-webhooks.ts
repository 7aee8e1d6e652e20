import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks of people who may leave an account: theirs end with them. Those that are there are their owner's. */
export class KnowWhoMadeWebhooks1763000126000 implements MigrationInterface {
  name = 'KnowWhoMadeWebhooks1763000126000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE webhooks ADD COLUMN made_by uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE webhooks DROP COLUMN made_by`);
  }
}
