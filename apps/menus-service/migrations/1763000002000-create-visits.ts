import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One visit per visitor and menu (specification §3). */
export class CreateVisits1763000002000 implements MigrationInterface {
  name = 'CreateVisits1763000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE menu_visits (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        menu_id uuid NOT NULL REFERENCES menus ON DELETE CASCADE,
        visitor_id text NOT NULL CHECK (visitor_id ~ '\\S'),
        source text NOT NULL CHECK (source IN ('qr', 'direct_link')),
        ip_address text,
        user_agent text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT menu_visits_once UNIQUE (visitor_id, menu_id)
      )`);
    await runner.query(`CREATE INDEX menu_visits_of_menu ON menu_visits (menu_id, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE menu_visits`);
  }
}
