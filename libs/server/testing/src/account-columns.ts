/**
 * The columns of a service's tables that name a person, as `table.column`, by their names and types: what
 * its list of owners' tables has to say something of. What names no owner is called otherwise.
 */
export async function accountColumns(
  sql: <Row>(query: string) => Promise<Row[]>,
): Promise<string[]> {
  const rows = await sql<{ column: string }>(`
    SELECT table_name || '.' || column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND data_type = 'uuid'
      AND column_name ~ '(^|_)(user|owner|account|author|person|member)_id$|_by$'`);
  return rows.map(({ column }) => column).sort();
}
