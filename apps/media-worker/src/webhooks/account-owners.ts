import type { MenuChanged } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';

/** Whose the account of $1 was by the time of $2, where it changed hands here before that was heard. */
const NEW_OWNER = `
  SELECT to_id AS id FROM account_transfers
  WHERE from_id = $1 AND moved_at IS NOT NULL AND accepted_at > $2::timestamptz - interval '1 minute'
  ORDER BY accepted_at LIMIT 1`;

/** Of the former owners $2 of an account of $1, those whose rows are still theirs here. */
const NOT_MOVED = `
  SELECT former AS id FROM unnest($2::uuid[]) former
  WHERE NOT EXISTS (
    SELECT FROM account_transfers
    WHERE from_id = former AND to_id = $1 AND moved_at IS NOT NULL)`;

/**
 * By whose ids the webhooks of a changed menu stand here. Menus and webhooks follow their account to
 * another owner apart from each other, and no change that comes in between is lost.
 */
export async function findOwners(
  manager: EntityManager,
  { ownerId, formerOwnerIds = [], changes }: MenuChanged,
): Promise<string[]> {
  const at = changes[0]?.at ?? new Date().toISOString();
  const [moved] = await manager.query<{ id: string }[]>(NEW_OWNER, [accountId, at]);
  if (moved) return [moved.id];
  if (formerOwnerIds.length === 0) return [accountId];
  const former = await manager.query<{ id: string }[]>(NOT_MOVED, [accountId, formerOwnerIds]);
  return [accountId, ...former.map(({ id }) => id)];
}
