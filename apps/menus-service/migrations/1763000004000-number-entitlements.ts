import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of what billing told of an owner, in any order, the highest number holds. */
export class NumberEntitlements1763000004000 implements MigrationInterface {
  name = 'NumberEntitlements1763000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE entitlements ADD COLUMN version integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE entitlements DROP COLUMN version`);
  }
}
