import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log: entries are added and never changed, and go with the account alone. */
export class CreateAccountEvents1763000010000 implements MigrationInterface {
  name = 'CreateAccountEvents1763000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_events (
        position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT account_events_kind_said CHECK (kind <> ''),
        at timestamptz NOT NULL,
        device text,
        detail text,
        request_id text NOT NULL
      )`);
    await runner.query(`CREATE INDEX account_events_newest ON account_events (user_id, position)`);
    await runner.query(`
      CREATE FUNCTION account_events_stand() RETURNS trigger
        LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'account_events is append-only' USING ERRCODE = 'restrict_violation';
      END $$`);
    await runner.query(`
      CREATE TRIGGER account_events_stand BEFORE UPDATE OR DELETE ON account_events
        FOR EACH ROW EXECUTE FUNCTION account_events_stand()`);
    await runner.query(`
      CREATE TRIGGER account_events_stand_whole BEFORE TRUNCATE ON account_events
        FOR EACH STATEMENT EXECUTE FUNCTION account_events_stand()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE account_events`);
    await runner.query(`DROP FUNCTION account_events_stand`);
  }
}
