/**
 * Lists the columns of a service's tables that identify a person, as `table.column`, by their names and types. The
 * service's list of account tables must mention each of them.
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
