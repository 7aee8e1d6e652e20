import { menusEvents, type Actor, type MenuChanged, type VersionKind } from '@cartaviva/contracts';
import { outboxRow, wroteOutbox } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import { toStoredNote, type Note } from '../activity/note';

/** Highest number of versions of a menu. A further version replaces the oldest. */
export const MAX_VERSIONS = 200;

/** Calls the function in `migrations/baseline/history.ts`, which decides when a new version starts. */
const RECORD = `
  SELECT record_change(id, event, $2, $3, $4, $5, $6, notes, $7, ${MAX_VERSIONS}) AS number
  FROM jsonb_to_recordset($1) AS changed (id uuid, event jsonb, notes jsonb)`;

export interface NewVersion {
  readonly kind: VersionKind;
  readonly restored?: number;
  /** Price change that this change belongs to, for undoing it. */
  readonly priceChangeId?: string;
}

export interface RecordedChange {
  readonly event: MenuChanged;
  readonly notes: readonly Note[];
}

/**
 * Records changes that the transaction has made to locked menus: the event, the new revision, the change with its
 * notes, and the version if the content changed.
 * @returns the number of the new version of each change, or null if the change continues a version or makes none
 */
export async function recordChanges(
  manager: EntityManager,
  changes: readonly RecordedChange[],
  { actor, requestId }: { readonly actor: Actor; readonly requestId: string },
  { kind, restored, priceChangeId }: NewVersion,
): Promise<(number | null)[]> {
  const rows = changes.map(({ event, notes }) => ({
    id: event.menuId,
    event: outboxRow(menusEvents.menuChanged, event, requestId),
    notes: notes.map(toStoredNote),
  }));
  const values = [JSON.stringify(rows), kind, ...authorOf(actor), restored, priceChangeId];
  const recorded = await manager.query<{ number: number | null }[]>(RECORD, values);
  wroteOutbox(manager);
  return recorded.map(({ number }) => number);
}

/**
 * Returns the kind, user ID, and name of the author. A member is recorded personally instead of the account's owner.
 */
function authorOf(actor: Actor): [kind: string, userId: string | null, name: string | null] {
  if (actor.kind !== 'user') return ['system', null, null];
  const { userId, apiKeyName, member } = actor;
  if (member) return ['member', member.userId, member.name];
  return apiKeyName === undefined ? ['owner', userId, null] : ['key', userId, apiKeyName];
}
