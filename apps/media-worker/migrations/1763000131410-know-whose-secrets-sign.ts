import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was shown a webhook's secret, and the one before it: neither signs once they are gone. Null for the account's owner. */
export class KnowWhoseSecretsSign1763000131410 implements MigrationInterface {
  name = 'KnowWhoseSecretsSign1763000131410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhooks ADD COLUMN secret_made_by uuid, ADD COLUMN previous_secret_made_by uuid`);
    await runner.query(`UPDATE webhooks SET secret_made_by = made_by`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhooks DROP COLUMN secret_made_by, DROP COLUMN previous_secret_made_by`);
  }
}
