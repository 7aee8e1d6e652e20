import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { User } from './user.entity';

/** A new account for an address; nothing where the address has one, proved or not. */
export async function insertUnlessKnown(
  manager: EntityManager,
  account: Pick<User, 'email' | 'firstName' | 'lastName'> & Partial<User>,
): Promise<void> {
  await manager.createQueryBuilder().insert().into(User).values(account).orIgnore().execute();
}

/**
 * An account, its row held until the transaction ends: whatever decides about one account takes turns,
 * and always locks the account before its codes.
 */
export function lockAccount(
  manager: EntityManager,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  return manager.findOne(User, { where, lock: { mode: 'for_no_key_update' } });
}
