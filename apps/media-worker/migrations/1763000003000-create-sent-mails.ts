import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSentMails1763000003000 implements MigrationInterface {
  name = 'CreateSentMails1763000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sent_mails (
        mail_id uuid PRIMARY KEY,
        sent_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sent_mails_age ON sent_mails (sent_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sent_mails`);
  }
}
