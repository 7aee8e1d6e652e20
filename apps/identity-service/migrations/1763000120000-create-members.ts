import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who work in an account that is not theirs, those invited, and what they do there. */
export class CreateMembers1763000120000 implements MigrationInterface {
  name = 'CreateMembers1763000120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE members (
        account_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        role text NOT NULL CONSTRAINT members_role_known
          CHECK (role IN ('administrator', 'editor', 'kitchen', 'analyst')),
        since timestamptz NOT NULL,
        last_seen_at timestamptz,
        PRIMARY KEY (account_id, user_id),
        CONSTRAINT members_of_others CHECK (account_id <> user_id)
      )`);
    await runner.query(`CREATE INDEX members_user_id ON members (user_id)`);
    await runner.query(`
      CREATE TABLE invitations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        email text NOT NULL,
        role text NOT NULL CONSTRAINT invitations_role_known
          CHECK (role IN ('administrator', 'editor', 'kitchen', 'analyst')),
        token_digest text NOT NULL UNIQUE
          CONSTRAINT invitations_digest_hex CHECK (token_digest ~ '^[0-9a-f]{64}$'),
        invited_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        accepted_by uuid REFERENCES users ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX invitations_one_open ON invitations (account_id, email)
        WHERE accepted_by IS NULL`);
    for (const column of ['account_id', 'invited_by', 'accepted_by', 'email', 'expires_at']) {
      await runner.query(`CREATE INDEX invitations_${column} ON invitations (${column})`);
    }
    await runner.query(`
      ALTER TABLE sessions ADD COLUMN account_id uuid
        CONSTRAINT sessions_of_account REFERENCES users ON DELETE CASCADE`);
    await runner.query(`
      CREATE INDEX sessions_account_id ON sessions (account_id) WHERE account_id IS NOT NULL`);
    await runner.query(`
      ALTER TABLE api_keys
        ADD COLUMN made_by uuid CONSTRAINT api_keys_maker REFERENCES users ON DELETE SET NULL,
        ADD COLUMN previous_made_by uuid
          CONSTRAINT api_keys_previous_maker REFERENCES users ON DELETE SET NULL`);
    await runner.query(`
      CREATE INDEX api_keys_made_by ON api_keys (made_by) WHERE made_by IS NOT NULL`);
    await runner.query(`
      CREATE INDEX api_keys_previous_made_by ON api_keys (previous_made_by)
        WHERE previous_made_by IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE api_keys DROP COLUMN made_by, DROP COLUMN previous_made_by`);
    // For the release before they would be sessions of the person's own account.
    await runner.query(`DELETE FROM sessions WHERE account_id IS NOT NULL`);
    await runner.query(`ALTER TABLE sessions DROP COLUMN account_id`);
    await runner.query(`DROP TABLE invitations`);
    await runner.query(`DROP TABLE members`);
  }
}
