import type { EntityManager } from 'typeorm';

/** Column that identifies an account or a person, with the rule for its rows after an erasure. */
export interface AccountTable {
  readonly table: string;
  readonly column: string;
  /** `delete`: one statement deletes the rows. `apart`: code of the service handles them. `stay`: they stay. */
  readonly onErasure: 'delete' | 'apart' | 'stay';
}

export async function deleteRows(
  manager: EntityManager,
  tables: readonly AccountTable[],
  accountId: string,
): Promise<void> {
  for (const { table, column } of tables.filter(({ onErasure }) => onErasure === 'delete')) {
    await manager.query(`DELETE FROM ${table} WHERE ${column} = $1`, [accountId]);
  }
}
