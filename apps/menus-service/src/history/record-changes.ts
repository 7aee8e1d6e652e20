import { menusEvents, type Actor, type MenuChanged, type VersionKind } from '@cartaviva/contracts';
import { outboxRow, wroteOutbox } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import { toStoredNote, type Note } from '../activity/note';

/** Versions of a menu that are there at most; the oldest goes when there is one more. */
export const MAX_VERSIONS = 200;

/** The function of `migrations/baseline/history.ts`, which says what is a version of its own. */
const RECORD = `
  SELECT record_change(id, event, $2, $3, $4, $5, $6, notes, $7, ${MAX_VERSIONS}) AS number
  FROM jsonb_to_recordset($1) AS changed (id uuid, event jsonb, notes jsonb)`;

export interface NewVersion {
  readonly kind: VersionKind;
  /** The version that is restored. */
  readonly restored?: number;
  /** The price change that can be undone, which the change is part of. */
  readonly priceChangeId?: string;
}

export interface RecordedChange {
  readonly event: MenuChanged;
  readonly notes: readonly Note[];
}

/**
 * Records changes of menus, which the transaction has locked and made: the event, the revision of each menu, the change
 * with its notes and, where the content changed, the version that it is part of.
 * @returns for each change the number of the version that it made, if it did not go on with one
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

/** Kind, user and name of who changes a menu: of a member their own, not the account's. */
function authorOf(actor: Actor): [kind: string, userId: string | null, name: string | null] {
  if (actor.kind !== 'user') return ['system', null, null];
  const { userId, apiKeyName, member } = actor;
  if (member) return ['member', member.userId, member.name];
  return apiKeyName === undefined ? ['owner', userId, null] : ['key', userId, apiKeyName];
}
