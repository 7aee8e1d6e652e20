import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What billing last said of each owner's plan; who is not in it is on Free. */
export class CreateEntitlements1763000003000 implements MigrationInterface {
  name = 'CreateEntitlements1763000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE entitlements (
        user_id uuid PRIMARY KEY,
        plan text NOT NULL DEFAULT 'free'
          CHECK (plan IN ('free', 'inicial', 'profesional', 'empresarial')),
        expires_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE entitlements`);
  }
}
