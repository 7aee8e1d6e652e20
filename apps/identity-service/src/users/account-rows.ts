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

/**
 * Two accounts, held until the transaction ends, whoever locks both in whichever sequence. Null for one
 * that is gone.
 */
export async function lockAccounts(
  manager: EntityManager,
  ...ids: readonly [string, string]
): Promise<[User | null, User | null]> {
  const locked = new Map<string, User | null>();
  for (const id of [...ids].sort()) locked.set(id, await lockAccount(manager, { id }));
  return [locked.get(ids[0])!, locked.get(ids[1])!];
}
