import { keepsGrant, menusEvents, type GrantsEndedBy, type MemberRole } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import { ScheduledChange } from './scheduled-change.entity';

/** A person loses rights in an account. */
export interface Departure {
  readonly accountId: string;
  readonly personId: string;
  readonly personName: string;
  /** Null if the person no longer belongs to the account. */
  readonly role: MemberRole | null;
}

const CANCEL = `
  UPDATE scheduled_changes
  SET status = 'cancelled', reason = 'person-gone', ended_at = clock_timestamp() WHERE id = ANY($1)`;

type End = (manager: EntityManager, departure: Departure, requestId: string) => Promise<void>;

const ENDS: Readonly<Record<GrantsEndedBy<'menus'>, End>> = { scheduledChange: cancelChanges };

/** Ends this service's grants of a departed person in the caller's transaction (docs/adr/0036). */
export async function endGrants(
  manager: EntityManager,
  departure: Departure,
  requestId: string,
): Promise<void> {
  for (const end of Object.values(ENDS)) await end(manager, departure, requestId);
}

/**
 * Cancels the person's scheduled changes and informs the owner, who can schedule them again. Handing them over would
 * be unsafe: prices chosen by a removed manager could reach diners before the owner reads a mail. A change in
 * progress finishes first.
 */
async function cancelChanges(
  manager: EntityManager,
  { accountId, personId: madeBy, personName, role }: Departure,
  requestId: string,
): Promise<void> {
  if (keepsGrant(role, 'scheduledChange')) return;
  const waiting = await manager.find(ScheduledChange, {
    where: { accountId, madeBy, status: 'waiting' },
    order: { at: 'ASC', id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  if (waiting.length === 0) return;
  await manager.query(CANCEL, [waiting.map(({ id }) => id)]);
  const changes = waiting.map(({ kind, at, menus }) => ({
    kind,
    at: at.toISOString(),
    menus: menus.map(({ name }) => name),
  }));
  await emit(
    manager,
    menusEvents.scheduledChangesEnded,
    { accountId, personName, changes },
    requestId,
  );
}
