import type { QueryRunner } from 'typeorm';

/** A table whose rows belong to an owner, by the column that says to whom. */
export interface WatchedTable {
  readonly table: string;
  readonly column: string;
}

/** How long after a transfer nothing is written for the former owner: no request waits for longer. */
const PAUSE = `interval '1 minute'`;

/** The number of the advisory lock that whoever writes a row of an owner shares. @param owner as SQL */
export const ownerWritesLock = (owner: string): string =>
  `hashtextextended('writes-of-' || current_schema() || ${owner}, 0)`;

/**
 * The transfers that a service knows of, and on each table a trigger that has no row written for an
 * owner whose account is just changing hands: a request that was on its way for the account is refused
 * as UNAVAILABLE, to be repeated for its new owner (docs/adr/0034).
 */
export async function createAccountTransfers(
  runner: QueryRunner,
  tables: readonly WatchedTable[],
): Promise<void> {
  await runner.query(`
    CREATE TABLE account_transfers (
      id uuid PRIMARY KEY,
      from_id uuid NOT NULL,
      to_id uuid NOT NULL CHECK (to_id <> from_id),
      accepted_at timestamptz NOT NULL,
      moved_at timestamptz
    )`);
  await runner.query(`CREATE INDEX account_transfers_from ON account_transfers (from_id)`);
  await runner.query(`CREATE INDEX account_transfers_to ON account_transfers (to_id)`);
  // 40001 is what Postgres itself says where another try may do: callers hear UNAVAILABLE.
  await runner.query(`
    CREATE FUNCTION require_not_transferred(owner uuid) RETURNS void LANGUAGE plpgsql
      SET search_path FROM CURRENT AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(${ownerWritesLock('owner')});
      IF EXISTS (
        SELECT FROM account_transfers
        WHERE from_id = owner AND (moved_at IS NULL OR moved_at > clock_timestamp() - ${PAUSE})
      ) THEN
        RAISE EXCEPTION 'the account is changing hands' USING ERRCODE = '40001';
      END IF;
    END $$`);
  for (const column of columnsOf(tables)) {
    await runner.query(`
      CREATE FUNCTION refuse_transferred_${column}() RETURNS trigger LANGUAGE plpgsql
        SET search_path FROM CURRENT AS $$
      BEGIN
        PERFORM require_not_transferred(NEW.${column});
        RETURN NEW;
      END $$`);
  }
  for (const { table, column } of tables) {
    await runner.query(`
      CREATE TRIGGER refuse_transferred BEFORE INSERT ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_transferred_${column}()`);
  }
}

const columnsOf = (tables: readonly WatchedTable[]) => new Set(tables.map(({ column }) => column));
