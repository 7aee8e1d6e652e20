import type { EntityManager } from 'typeorm';
import { noteActivity } from '../activity/note-activity';
import type { Menu } from './menu.entity';

/** Notes what an owner did to a menu's own fields: its going on and off line is a deed by itself. */
export async function noteMenuChanges(
  manager: EntityManager,
  menu: Menu,
  { isPublished, ...others }: Partial<Menu>,
): Promise<void> {
  if (Object.keys(others).length > 0) await noteActivity(manager, menu, 'menu-updated');
  if (isPublished === undefined) return;
  await noteActivity(manager, menu, isPublished ? 'menu-published' : 'menu-unpublished');
}
