import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a key may do and for how long, and the secret that it had before. Keys from before, and those that
 * a service of the version before makes beside this one, may do everything.
 */
export class ScopeApiKeys1763000070000 implements MigrationInterface {
  name = 'ScopeApiKeys1763000070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE api_keys
        ADD COLUMN scopes text[] NOT NULL
          DEFAULT '{menus:read,menus:write,analytics:read,webhooks}'
          CONSTRAINT api_keys_scopes_known CHECK (
            cardinality(scopes) > 0
            AND scopes <@ '{menus:read,menus:write,analytics:read,webhooks}'::text[]),
        ADD COLUMN expires_at timestamptz,
        ADD COLUMN rotated_at timestamptz,
        ADD COLUMN previous_digest text UNIQUE
          CONSTRAINT api_keys_previous_digest_hex CHECK (previous_digest ~ '^[0-9a-f]{64}$'),
        ADD COLUMN previous_expires_at timestamptz,
        ADD CONSTRAINT api_keys_previous_ends
          CHECK ((previous_digest IS NULL) = (previous_expires_at IS NULL))`);
  }

  /** Without these columns a key would do more than it was made for: such keys are revoked. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE api_keys SET revoked_at = now()
       WHERE revoked_at IS NULL AND (expires_at IS NOT NULL OR cardinality(scopes) < 4)`);
    await runner.query(`
      ALTER TABLE api_keys
        DROP COLUMN scopes, DROP COLUMN expires_at, DROP COLUMN rotated_at,
        DROP COLUMN previous_digest, DROP COLUMN previous_expires_at`);
  }
}
