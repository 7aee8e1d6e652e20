import type { AccountTransferred } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import type { WatchedTable } from './transfer-tables';

/**
 * A table with a column that names a person, and what becomes of its rows: when their account is
 * erased, and when it is given to another owner. Each service lists all of its own; a test finds one
 * that is not listed.
 */
export interface OwnerTable extends WatchedTable {
  /** `delete`: with one statement; `apart`: by what the service writes out for it; `stay`: nothing does. */
  readonly onErasure: 'delete' | 'apart' | 'stay';
  /** `move`: with one statement; the others as above. */
  readonly onTransfer: 'move' | 'apart' | 'stay';
}

/** Deletes the rows of who is gone, table by table. */
export async function deleteRows(
  manager: EntityManager,
  tables: readonly OwnerTable[],
  userId: string,
): Promise<void> {
  for (const { table, column } of tables.filter(({ onErasure }) => onErasure === 'delete')) {
    await manager.query(`DELETE FROM ${table} WHERE ${column} = $1`, [userId]);
  }
}

/** Gives the new owner the rows that need no more than their id. */
export async function moveRows(
  manager: EntityManager,
  tables: readonly OwnerTable[],
  { fromId, toId }: Pick<AccountTransferred, 'fromId' | 'toId'>,
): Promise<void> {
  for (const { table, column } of tables.filter(({ onTransfer }) => onTransfer === 'move')) {
    await manager.query(`UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`, [fromId, toId]);
  }
}
