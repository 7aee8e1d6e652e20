import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { User } from './user.entity';

/**
 * Uses a single statement, so that it takes the same time for known and unknown addresses. The first account of a
 * user has the user's ID, because the specification's views name an account by its owner. After a transfer, the two
 * differ.
 */
const INSERT = `
  WITH person AS (
    INSERT INTO users (email, password, first_name, last_name) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING id, created_at
  ), account AS (
    INSERT INTO accounts (id, created_at) SELECT id, created_at FROM person RETURNING id
  )
  INSERT INTO members (account_id, user_id, role, since)
  SELECT account.id, person.id, 'owner', person.created_at FROM account, person`;

/** Inserts a user with an account, unless the address already has a user, verified or not. */
export async function insertUnlessKnown(
  manager: EntityManager,
  {
    email,
    password = null,
    firstName,
    lastName,
  }: Pick<User, 'email' | 'firstName' | 'lastName'> & Partial<Pick<User, 'password'>>,
): Promise<void> {
  await manager.query(INSERT, [email, password, firstName, lastName]);
}

/**
 * Locks a user until the transaction ends: decisions about one user take turns. A transaction locks users before
 * their codes and before accounts.
 */
export function lockUser(
  manager: EntityManager,
  where: FindOptionsWhere<User>,
): Promise<User | null> {
  return manager.findOne(User, { where, lock: { mode: 'for_no_key_update' } });
}

/** Locks two users in a fixed order, which prevents deadlocks. A user who no longer exists is null. */
export async function lockUsers(
  manager: EntityManager,
  ...ids: readonly [string, string]
): Promise<[User | null, User | null]> {
  const locked = new Map<string, User | null>();
  for (const id of [...ids].sort()) locked.set(id, await lockUser(manager, { id }));
  return [locked.get(ids[0])!, locked.get(ids[1])!];
}
