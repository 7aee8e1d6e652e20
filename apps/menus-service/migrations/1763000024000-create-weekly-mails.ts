import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mails about the week of an owner's menus: those that were decided, sent or not, and who wants none.
 * Whoever never said anything wants them.
 */
export class CreateWeeklyMails1763000024000 implements MigrationInterface {
  name = 'CreateWeeklyMails1763000024000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE weekly_mails (
        user_id uuid NOT NULL,
        week date NOT NULL,
        PRIMARY KEY (user_id, week)
      )`);
    await runner.query(`
      CREATE TABLE weekly_mail_settings (
        user_id uuid PRIMARY KEY,
        enabled boolean NOT NULL DEFAULT true,
        stop_token uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE weekly_mail_settings, weekly_mails`);
  }
}
