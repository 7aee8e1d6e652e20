import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUploadTickets1763000001000 implements MigrationInterface {
  name = 'CreateUploadTickets1763000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE upload_tickets (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        expires_at timestamptz NOT NULL,
        redeemed_at timestamptz,
        confirmed_at timestamptz,
        CHECK (confirmed_at IS NULL OR redeemed_at IS NOT NULL)
      )`);
    await runner.query(`CREATE INDEX upload_tickets_expiry ON upload_tickets (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE upload_tickets`);
  }
}
