import type { EntityManager } from 'typeorm';

/** A table with a column that names an account or a person, and what becomes of its rows when they are erased. */
export interface AccountTable {
  readonly table: string;
  readonly column: string;
  /** `delete`: with one statement; `apart`: by code of the service; `stay`: nothing happens. */
  readonly onErasure: 'delete' | 'apart' | 'stay';
}

/** Deletes the rows of an account that is gone, table by table. */
export async function deleteRows(
  manager: EntityManager,
  tables: readonly AccountTable[],
  accountId: string,
): Promise<void> {
  for (const { table, column } of tables.filter(({ onErasure }) => onErasure === 'delete')) {
    await manager.query(`DELETE FROM ${table} WHERE ${column} = $1`, [accountId]);
  }
}
