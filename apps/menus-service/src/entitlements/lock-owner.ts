import type { EntityManager } from 'typeorm';

const KEY = `hashtextextended('menus-of-' || $1, 0)`;

/** Serializes changes to the set of an owner's menus until the transaction ends. */
export async function lockOwner(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${KEY})`, [accountId]);
}

/** Takes the lock in shared mode, which only excludes `lockOwner`. */
export async function lockOwnerShared(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${KEY})`, [accountId]);
}
