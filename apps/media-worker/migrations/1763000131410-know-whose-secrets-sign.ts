import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records who saw a webhook's current and previous secret, which stop signing when that person departs. Null means
 * the account's owner.
 */
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
