import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BindTickets1763000021000 implements MigrationInterface {
  name = 'BindTickets1763000021000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE upload_tickets
        ADD COLUMN purpose text CHECK (purpose IN ('item', 'logo', 'profile')),
        ADD COLUMN type text,
        ADD COLUMN max_bytes integer NOT NULL DEFAULT 10485760 CHECK (max_bytes > 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE upload_tickets DROP COLUMN purpose, DROP COLUMN type, DROP COLUMN max_bytes`,
    );
  }
}
