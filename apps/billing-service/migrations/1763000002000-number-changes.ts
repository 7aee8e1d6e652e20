import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers for what is told of users' plans, so that of two changes everybody knows the later. */
export class NumberChanges1763000002000 implements MigrationInterface {
  name = 'NumberChanges1763000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SEQUENCE subscription_versions AS integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP SEQUENCE subscription_versions`);
  }
}
