import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateObjects1763000002000 implements MigrationInterface {
  name = 'CreateObjects1763000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE objects (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        purpose text NOT NULL CHECK (purpose IN ('item', 'logo', 'profile')),
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'ready', 'failed')),
        width integer CHECK (width > 0),
        height integer CHECK (height > 0),
        failure text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (status <> 'ready' OR (width IS NOT NULL AND height IS NOT NULL)),
        CHECK ((status = 'failed') = (failure IS NOT NULL))
      )`);
    await runner.query(`CREATE INDEX objects_owner ON objects (owner_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE objects`);
  }
}
