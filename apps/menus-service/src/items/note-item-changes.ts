import type { EntityManager } from 'typeorm';
import { noteActivity } from '../activity/note-activity';
import type { Menu } from '../menus/menu.entity';
import { without } from '../without';
import type { Item } from './item.entity';

/** Notes what an owner did to an item: its selling out and its return are deeds by themselves. */
export async function noteItemChanges(
  manager: EntityManager,
  menu: Menu,
  { name: subject }: Item,
  changes: Partial<Item>,
): Promise<void> {
  const { isAvailable } = changes;
  const edited = Object.keys(without(changes, 'isAvailable', 'availableAgainAt'));
  if (isAvailable !== undefined) {
    const kind = isAvailable ? 'item-available' : 'item-sold-out';
    await noteActivity(manager, menu, kind, { subject });
  }
  if (isAvailable === undefined || edited.length > 0) {
    await noteActivity(manager, menu, 'item-updated', { subject });
  }
}
