import { DomainError } from '@cartaviva/contracts';
import { placeOf, RULE_MESSAGES, type Place } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import { changesTo } from '../changes-to';
import { updated, type UndatedChange } from '../menus/content-changes';
import type { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';
import { RestaurantMenu } from './restaurant-menu.entity';

/** Refuses another country or time zone of a menu whose restaurant says both. */
export async function requireOwnPlace(manager: EntityManager, { id }: Menu): Promise<void> {
  if (!(await manager.existsBy(RestaurantMenu, { menuId: id }))) return;
  throw new DomainError('INVALID_INPUT', { fields: { timeZone: RULE_MESSAGES.placeOfRestaurant } });
}

/**
 * Gives a locked menu the country and the time zone of its restaurant, so that `placeOf` a menu needs no
 * other row.
 * @returns what changed
 */
export async function takePlace(
  manager: EntityManager,
  menu: Menu,
  restaurant: Place,
  ownerId: string,
): Promise<UndatedChange[]> {
  const changes = changesTo(menu, placeOf(restaurant));
  if (!changes) return [];
  const before = toMenuView(menu, ownerId);
  await manager.save(Object.assign(menu, changes));
  return updated('menu', before, toMenuView(menu, ownerId));
}
