import type { EntityManager } from 'typeorm';

const LOCK_OWNER = `SELECT pg_advisory_xact_lock(hashtextextended('menus-of-' || $1, 0))`;

/** Whatever decides which menus an owner has takes turns, each until its transaction ends. */
export async function lockOwner(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(LOCK_OWNER, [userId]);
}
