import { keepsGrant, menusEvents, type GrantsEndedBy, type MemberRole } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import { ScheduledChange } from './scheduled-change.entity';

/** Somebody of an account who may do less there from now on. */
export interface Departure {
  readonly accountId: string;
  readonly personId: string;
  readonly personName: string;
  /** Null for whoever is gone. */
  readonly role: MemberRole | null;
}

const CANCEL = `
  UPDATE scheduled_changes
  SET status = 'cancelled', reason = 'person-gone', ended_at = clock_timestamp() WHERE id = ANY($1)`;

type End = (manager: EntityManager, departure: Departure, requestId: string) => Promise<void>;

const ENDS: Readonly<Record<GrantsEndedBy<'menus'>, End>> = { scheduledChange: cancelChanges };

/** What somebody loses here who may do less in an account, within the caller's transaction (docs/adr/0035). */
export async function endGrants(
  manager: EntityManager,
  departure: Departure,
  requestId: string,
): Promise<void> {
  for (const end of Object.values(ENDS)) await end(manager, departure, requestId);
}

/**
 * What they agreed for later is cancelled and told to the owner, who may agree it again. It is not handed over: prices
 * that a removed manager chose would change while the owner has not read a mail, and diners would pay them; what does
 * not come is seen in the list, and costs a minute. One that is being done is done first.
 */
async function cancelChanges(
  manager: EntityManager,
  { accountId: userId, personId: madeBy, personName, role }: Departure,
  requestId: string,
): Promise<void> {
  if (keepsGrant(role, 'scheduledChange')) return;
  const waiting = await manager.find(ScheduledChange, {
    where: { userId, madeBy, status: 'waiting' },
    order: { at: 'ASC', id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  if (waiting.length === 0) return;
  await manager.query(CANCEL, [waiting.map(({ id }) => id)]);
  const changes = waiting.map(({ kind, at, menus }) => ({
    ...{ kind, at: at.toISOString(), menus: menus.map(({ name }) => name) },
  }));
  await emit(
    manager,
    menusEvents.scheduledChangesEnded,
    { ownerId: userId, personName, changes },
    requestId,
  );
}
