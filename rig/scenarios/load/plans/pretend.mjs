/** Number of rows for which a sequential scan costs more than an index. */
const ROWS = 100_000;
/**
 * Cost of scanning a table, which has a single page. It is higher than the cost of reading a third of the rows by an
 * index, and lower than that of reading all of them by one.
 */
const PAGE_COST = 200;

/** Creates one monthly partition of each partitioned table. The plans for other months are the same. */
const MONTH = `
  DO $$ DECLARE parent regclass; BEGIN
    FOR parent IN SELECT oid::regclass FROM pg_class
      WHERE relkind = 'p' AND relnamespace = current_schema::regnamespace
    LOOP
      EXECUTE format('CREATE TABLE %s_month PARTITION OF %s FOR VALUES FROM (''2026-11-01'') TO (''2026-12-01'')',
        parent, parent);
    END LOOP;
  END $$`;

/** Drops check and foreign key constraints until the end of the transaction. */
const NO_RULES = `
  DO $$ DECLARE rule record; BEGIN
    FOR rule IN SELECT conrelid::regclass AS of_table, conname FROM pg_constraint
      WHERE connamespace = current_schema::regnamespace AND contype IN ('c', 'f') AND coninhcount = 0
        AND conparentid = 0
    LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', rule.of_table, rule.conname); END LOOP;
  END $$`;

/** Inserts a row of arbitrary values into each empty table. */
const A_ROW_EACH = `
  DO $$ DECLARE one record; BEGIN
    FOR one IN
      SELECT attrelid::regclass AS name, string_agg(quote_ident(attname), ', ') AS columns,
        jsonb_object_agg(attname, CASE
          WHEN typcategory = 'A' THEN '[]'::jsonb WHEN typcategory = 'N' THEN '1'
          WHEN typcategory = 'B' THEN 'true' WHEN typcategory = 'D' THEN '"2026-11-15"'
          WHEN typname = 'uuid' THEN to_jsonb(gen_random_uuid()) WHEN typname = 'bytea' THEN '"\\\\x00"'
          WHEN typname IN ('json', 'jsonb') THEN '{}' ELSE '"x"' END) AS row
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_type ON pg_type.oid = atttypid
      WHERE relnamespace = current_schema::regnamespace AND relkind = 'r'
        AND pg_relation_size(attrelid) = 0 AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      GROUP BY attrelid
    LOOP
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', one.name);
      EXECUTE format('INSERT INTO %s (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM jsonb_populate_record(NULL::%s, $1)',
        one.name, one.columns, one.columns, one.name) USING one.row;
    END LOOP;
  END $$`;

const STATISTICS = `
  SELECT relname, pg_relation_size(oid)::int AS bytes, pg_restore_relation_stats(
    'schemaname', current_schema::text, 'relname', relname::text,
    'relpages', 1, 'reltuples', ${ROWS}::real)
  FROM pg_class WHERE relnamespace = current_schema::regnamespace AND relkind = 'r'`;

/**
 * Makes Postgres plan on this connection as if each table of an empty schema had a hundred thousand rows, regardless
 * of their width. Rows that are rolled back leave each table with a page, and faked statistics set the rows per page.
 * @param {import('pg').Client} client connection of the role that owns the tables
 */
export async function pretendRows(client) {
  await client.query(MONTH);
  for (const step of ['BEGIN', NO_RULES, A_ROW_EACH, 'ROLLBACK']) await client.query(step);
  await client.query(`SET seq_page_cost = ${PAGE_COST}`);
  const { rows } = await client.query(STATISTICS);
  const empty = rows.filter(({ bytes }) => bytes === 0).map(({ relname }) => relname);
  if (empty.length > 0) throw new Error(`no page in ${empty.join(', ')}`);
}
