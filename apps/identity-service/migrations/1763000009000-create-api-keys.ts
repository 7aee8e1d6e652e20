import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys with which programs act for a user; only their digests are kept. */
export class CreateApiKeys1763000009000 implements MigrationInterface {
  name = 'CreateApiKeys1763000009000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_keys (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL
          CONSTRAINT api_keys_name_length CHECK (char_length(name) BETWEEN 1 AND 60),
        prefix text NOT NULL CONSTRAINT api_keys_prefix_short CHECK (char_length(prefix) = 12),
        digest text NOT NULL UNIQUE
          CONSTRAINT api_keys_digest_hex CHECK (digest ~ '^[0-9a-f]{64}$'),
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        revoked_at timestamptz
      )`);
    await runner.query(`CREATE INDEX api_keys_user_id ON api_keys (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE api_keys`);
  }
}
