import type { EntityManager } from 'typeorm';
import { User } from './user.entity';

/**
 * The account of a canonical address, its row locked until the transaction ends: registering,
 * resending and verifying one address take turns, and always lock the account before its codes.
 */
export function lockAccount(manager: EntityManager, email: string): Promise<User | null> {
  return manager.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
}
