import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sweep looks every minute for what a clock that ran ahead marked as lapsed. */
export class FindWhatLapsed1763000050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX subscriptions_lapsed ON subscriptions (expires_at) WHERE status = 'expired'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX subscriptions_lapsed`);
  }
}
