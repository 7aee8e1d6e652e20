import { keepsGrant, menusEvents, type AccessEnded } from '@cartaviva/contracts';
import { HOME_TIME_ZONE, labelOfMenu } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import { Menu } from '../menus/menu.entity';
import { ScheduledChange } from './scheduled-change.entity';

const CANCEL = `
  UPDATE scheduled_changes
  SET status = 'cancelled', reason = 'person-gone', ended_at = clock_timestamp() WHERE id = ANY($1)`;

/**
 * Cancels the person's scheduled changes and informs the owner, who can schedule them again. Handing them over would
 * be unsafe: prices chosen by a removed manager could reach diners before the owner reads a mail. A change in
 * progress finishes first.
 */
export async function cancelChanges(
  manager: EntityManager,
  { accountId, personId: madeBy, personName, role }: AccessEnded,
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
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const all = await manager.find(Menu, { where: { accountId }, order });
  const changes = waiting.map(({ kind, at, menus }) => ({
    kind,
    at: at.toISOString(),
    timeZone: all.find(({ id }) => id === menus[0]?.menuId)?.timeZone ?? HOME_TIME_ZONE,
    menus: menus.map((menu) => labelOfMenu(menu, all)),
  }));
  await emit(
    manager,
    menusEvents.scheduledChangesEnded,
    { accountId, personName, changes },
    requestId,
  );
}
