import { DomainError, type AccountTransferred } from '@cartaviva/contracts';
import { TRANSFER_PAUSE_HOURS } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';

const NOTE = `
  INSERT INTO account_transfers (id, from_id, to_id, accepted_at, moved_at)
  VALUES ($1, $2, $3, $4, clock_timestamp())`;

const FIND = `SELECT FROM account_transfers WHERE id = $1 AND to_id = $2`;

/** Whoever gave an account lately neither gives nor takes one, and whoever took one does not give it. */
const RECENT = `
  SELECT id FROM account_transfers WHERE from_id = ANY($1::uuid[]) AND accepted_at > $2
  UNION ALL
  SELECT id FROM account_transfers WHERE to_id = ($1::uuid[])[1] AND accepted_at > $2`;

/** Notes a transfer: from now on nobody is given anything in the former owner's name for a while. */
export async function noteTransfer(
  manager: EntityManager,
  { transferId, fromId, toId, acceptedAt }: AccountTransferred,
): Promise<void> {
  await manager.query(NOTE, [transferId, fromId, toId, acceptedAt]);
}

/** Whether the person accepted it before: the answer to that was lost. */
export async function wasAccepted(
  manager: EntityManager,
  transferId: string,
  userId: string,
): Promise<boolean> {
  return (await manager.query<unknown[]>(FIND, [transferId, userId])).length > 0;
}

/**
 * TRANSFER_TOO_SOON when the account, or who would take it, was part of another transfer within a day:
 * the other services hear of transfers in any sequence, and this holds them apart.
 */
export async function requirePause(
  manager: EntityManager,
  now: Date,
  accountId: string,
  ...others: readonly string[]
): Promise<void> {
  const since = new Date(now.getTime() - TRANSFER_PAUSE_HOURS * 3_600_000);
  const recent = await manager.query<unknown[]>(RECENT, [[accountId, ...others], since]);
  if (recent.length > 0) throw new DomainError('TRANSFER_TOO_SOON');
}
