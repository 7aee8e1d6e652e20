import { menusEvents, type MenuChanged } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import type { Menu } from './menu.entity';

interface Emitting {
  readonly isDeleted?: boolean;
  readonly isClosed?: boolean;
  readonly became?: MenuChanged['became'];
}

/**
 * Emits that the menu or its content changed, within the transaction that makes the change, and numbers
 * the change. A menu whose owner closed is published to nobody.
 */
export async function emitMenuChanged(
  manager: EntityManager,
  menu: Menu,
  requestId: string,
  { isDeleted = false, isClosed = false, became }: Emitting = {},
): Promise<void> {
  await manager.query(`UPDATE menus SET revision = revision + 1 WHERE id = $1`, [menu.id]);
  const payload = {
    menuId: menu.id,
    ownerId: menu.userId,
    isPublished: menu.isPublished && !isDeleted && !isClosed,
    isDeleted,
    ...(became && { became }),
  };
  await emit(manager, menusEvents.menuChanged, payload, requestId);
}
