import type { EntityManager } from 'typeorm';

/** One address is dealt with by one transaction at a time, whether it has an account or not. */
export async function lockAddress(manager: EntityManager, email: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('codes-of-' || $1, 0))`, [
    email,
  ]);
}
