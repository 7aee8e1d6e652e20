/** Constraints of the tables themselves, not of their partitions. */
const CONSTRAINTS = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype IN ('p', 'u') AND conrelid = ANY($1::text[]::regclass[])`;
const INDEXES = `
  SELECT indexrelid::regclass::text AS name,
    replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') AS definition FROM pg_index
  WHERE indrelid = ANY($1::text[]::regclass[])
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;

/**
 * Drops the indexes of tables, runs `work`, and creates the indexes again. Postgres then rejects duplicates for
 * unique indexes. Sorting many rows once takes a fraction of the time of inserting each of them into an index.
 * @param {readonly import('pg').Client[]} clients connections of the owner; each creates a part of the indexes at the
 *   same time
 * @param {readonly string[]} tables
 * @param {() => Promise<unknown>} work
 */
export async function withoutIndexes(clients, tables, work) {
  const [client] = /** @type {[import('pg').Client]} */ (clients);
  const { rows: constraints } = await client.query(CONSTRAINTS, [tables]);
  const { rows: indexes } = await client.query(INDEXES, [tables]);
  for (const { table, name } of constraints) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await work();
  const statements = [
    ...constraints.map(
      ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
    ),
    ...indexes.map(({ definition }) => definition),
  ];
  // A table builds one index at a time, so each client takes other tables, and the largest start first.
  await Promise.all(
    clients.map(async (each, at) => {
      const own = tables.filter((_, place) => place % clients.length === at);
      for (const statement of statements.filter((text) => own.some((table) => isOf(text, table)))) {
        await each.query(statement);
      }
    }),
  );
}

/** @param {string} statement @param {string} table */
const isOf = (statement, table) =>
  new RegExp(`(ALTER TABLE|ON (\\w+\\.)?)\\s*${table}\\b`).test(statement);
