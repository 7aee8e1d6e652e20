/** Of tables, not of the months that they consist of. */
const CONSTRAINTS = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype IN ('p', 'u') AND conrelid = ANY($1::text[]::regclass[])`;
const INDEXES = `
  SELECT indexrelid::regclass::text AS name,
    replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') AS definition FROM pg_index
  WHERE indrelid = ANY($1::text[]::regclass[])
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;

/**
 * Does something to tables that have no index meanwhile, and makes their indexes anew, which is when Postgres refuses
 * rows that a unique one does not have: sorting many rows once takes a fraction of finding the place of each.
 * @param {readonly import('pg').Client[]} clients of the owner; indexes are made on all of them at the same time
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
  // A table takes one index at a time, so that those of the largest begin first.
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
