import { DomainError, type AccountClosing } from '@cartaviva/contracts';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { ClosedAccount } from './closed-account.entity';

const NOTE = `
  INSERT INTO closed_accounts AS known (account_id, erases_at, version) VALUES ($1, $2, $3)
  ON CONFLICT (account_id) DO UPDATE SET erases_at = excluded.erases_at, version = excluded.version
  WHERE known.version < excluded.version
  RETURNING 1`;

/**
 * Stores the state in an event of identity-service.
 * @returns true if the event is newer than the stored state
 */
export async function noteClosing(
  manager: EntityManager,
  { accountId, erasesAt, version }: Omit<AccountClosing, 'userId'>,
): Promise<boolean> {
  const noted = await manager.query<unknown[]>(NOTE, [accountId, erasesAt, version]);
  return noted.length > 0;
}

/** @throws DomainError ACCOUNT_CLOSING if the account is being deleted or is deleted */
export async function requireOpen(manager: EntityManager, accountId: string): Promise<void> {
  const isClosed = await manager.existsBy(ClosedAccount, { accountId, erasesAt: Not(IsNull()) });
  if (isClosed) throw new DomainError('ACCOUNT_CLOSING');
}
