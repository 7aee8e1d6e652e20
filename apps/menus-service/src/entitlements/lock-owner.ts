import type { EntityManager } from 'typeorm';

const KEY = `hashtextextended('menus-of-' || $1, 0)`;

/** Whatever decides which menus an owner has takes turns, each until its transaction ends. */
export async function lockOwner(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${KEY})`, [accountId]);
}

/** Beside others that do so, and beside nobody who decides. */
export async function lockOwnerShared(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${KEY})`, [accountId]);
}
