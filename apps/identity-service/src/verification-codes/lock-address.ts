import type { EntityManager } from 'typeorm';

/** Serializes the transactions of one address, even if it has no account. */
export async function lockAddress(manager: EntityManager, email: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('codes-of-' || $1, 0))`, [
    email,
  ]);
}
