import type { EntityManager } from 'typeorm';
import type { Menu } from '../menus/menu.entity';
import { MAX_RESTORABLE_MENUS, oldestRestorableDeletion } from './restorable';

/** The last deletion is among those that stay, whatever the clocks of other replicas said. */
const END_EXCESS = `
  UPDATE menus SET deleted_at = $3
  WHERE id IN (
    SELECT id FROM menus
    WHERE user_id = $1 AND deleted_at > $3
    ORDER BY id = $2 DESC, deleted_at DESC, created_at DESC
    OFFSET ${MAX_RESTORABLE_MENUS}
  )
  RETURNING id`;

/**
 * Ends the day of the owner's oldest deletions that are too many once `last` is deleted, as if they had
 * been made a day before. While the owner is held, so parallel deletions are counted one after another.
 * @returns the ids of the menus to be erased
 */
export async function endExcess(manager: EntityManager, last: Menu, now: Date): Promise<string[]> {
  const values = [last.userId, last.id, oldestRestorableDeletion(now)];
  const [ended] = await manager.query<[{ id: string }[], number]>(END_EXCESS, values);
  return ended.map(({ id }) => id);
}
