import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who asked to be shown the product (specification §3, "demo_requests"). */
export class CreateDemoRequests1763000004000 implements MigrationInterface {
  name = 'CreateDemoRequests1763000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE demo_requests (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL CONSTRAINT demo_requests_name_length CHECK (char_length(name) BETWEEN 1 AND 80),
        email text NOT NULL CONSTRAINT demo_requests_email_canonical CHECK (email = lower(email)),
        restaurant text NOT NULL
          CONSTRAINT demo_requests_restaurant_length CHECK (char_length(restaurant) >= 1),
        phone text CONSTRAINT demo_requests_phone_said CHECK (phone <> ''),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE demo_requests`);
  }
}
