import { menusEvents, type MenuChanged } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import { boundedChanges, type UndatedChange } from './content-changes';
import type { Menu } from './menu.entity';

interface Emitting {
  readonly isDeleted?: boolean;
  readonly isClosed?: boolean;
  /** What changed, for who keeps a copy; nothing where only how the menu is shown did. */
  readonly changes?: readonly UndatedChange[];
}

/**
 * Emits that the menu or its content changed, within the transaction that makes the change and holds the
 * menu's lock, and numbers the change. A menu whose owner closed is published to nobody.
 */
export async function emitMenuChanged(
  manager: EntityManager,
  menu: Menu,
  requestId: string,
  { isDeleted = false, isClosed = false, changes = [] }: Emitting = {},
): Promise<void> {
  const became = turnOf(changes);
  await manager.query(`UPDATE menus SET revision = revision + 1 WHERE id = $1`, [menu.id]);
  const payload = {
    menuId: menu.id,
    ownerId: menu.userId,
    isPublished: menu.isPublished && !isDeleted && !isClosed,
    isDeleted,
    ...(became && { became }),
    ...boundedChanges(changes, new Date()),
  };
  await emit(manager, menusEvents.menuChanged, payload, requestId);
}

/** Whether the changes put the menu online or took it down. */
function turnOf(changes: readonly UndatedChange[]): MenuChanged['became'] {
  const types = changes.map(({ type }) => type);
  if (types.includes('menu.published')) return 'published';
  return types.includes('menu.unpublished') ? 'unpublished' : undefined;
}
