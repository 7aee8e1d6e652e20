import { In, type EntityManager } from 'typeorm';
import { Member } from '../members/member.entity';
import { User } from '../users/user.entity';
import { Account } from './account.entity';

export type OwnedAccount = Account & { readonly owner: User };

export async function createAccount(
  manager: EntityManager,
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  const { id: accountId } = await manager.save(manager.create(Account, {}));
  await manager.insert(Member, { accountId, userId, role: 'owner', since, lastSeenAt: null });
}

export async function findAccount(
  manager: EntityManager,
  id: string,
): Promise<OwnedAccount | null> {
  return withOwner(manager, await manager.findOneBy(Account, { id }));
}

/**
 * Locks the account until the transaction ends: decisions about one account take turns, and its owner stays the same.
 * A transaction that also locks users locks them first.
 */
export async function lockAccount(
  manager: EntityManager,
  id: string,
): Promise<OwnedAccount | null> {
  const lock = { mode: 'for_no_key_update' } as const;
  return withOwner(manager, await manager.findOne(Account, { where: { id }, lock }));
}

const LOCK_ALL = `
  SELECT FROM accounts WHERE id IN (SELECT account_id FROM members WHERE user_id = $1)
  ORDER BY id FOR NO KEY UPDATE`;

/** Locks all accounts of which the user is a member. The fixed order prevents deadlocks. */
export async function lockAccountsOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(LOCK_ALL, [userId]);
}

/** Finds the user who owns the account. Returns null if the account no longer exists. */
export const findOwner = (manager: EntityManager, accountId: string): Promise<User | null> =>
  manager
    .createQueryBuilder(User, 'owner')
    .innerJoin(Member, 'member', `member.userId = owner.id AND member.role = 'owner'`)
    .where('member.accountId = :accountId', { accountId })
    .getOne();

/** Finds the accounts that a user owns, in the order in which the user joined them. */
export const ownAccounts = (manager: EntityManager, userId: string): Promise<Account[]> =>
  manager
    .createQueryBuilder(Account, 'account')
    .innerJoin(Member, 'member', `member.accountId = account.id AND member.role = 'owner'`)
    .where('member.userId = :userId', { userId })
    .orderBy('member.since')
    .addOrderBy('account.id')
    .getMany();

/** Returns the account that the user starts in: of the accounts that they own, the one joined last. */
export async function getOwnAccount(manager: EntityManager, userId: string): Promise<Account> {
  const own = (await ownAccounts(manager, userId)).at(-1);
  if (!own) throw new Error(`The user ${userId} owns no account`);
  return own;
}

/** Finds the account of `getOwnAccount` for several users with two statements. The keys are user IDs. */
export async function findOwnAccounts(
  manager: EntityManager,
  users: readonly Pick<User, 'id'>[],
): Promise<ReadonlyMap<string, Account>> {
  const owning = await manager.find(Member, {
    where: { userId: In(users.map(({ id }) => id)), role: 'owner' },
    order: { since: 'ASC', accountId: 'ASC' },
  });
  const last = new Map(owning.map(({ userId, accountId }) => [userId, accountId]));
  const accounts = await manager.findBy(Account, { id: In([...last.values()]) });
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return new Map([...last].map(([userId, accountId]) => [userId, byId.get(accountId)!]));
}

async function withOwner(
  manager: EntityManager,
  account: Account | null,
): Promise<OwnedAccount | null> {
  const owner = account && (await findOwner(manager, account.id));
  return owner && Object.assign(account, { owner });
}
