import { momentOf, type AdvisedMenu } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import { Item } from '../../items/item.entity';
import type { Menu } from '../../menus/menu.entity';
import { daysFromEpoch } from '../day';

/** Lists publications and items that sold out or returned since a moment. `subject` is an item's name. */
const CHANGES = `
  SELECT DISTINCT activity = 'menu-published' AS "isMenu", subject FROM menu_changes
  WHERE menu_id = $1 AND changed_at >= $2
    AND activity IN ('menu-published', 'item-sold-out', 'item-available', 'item-restored')`;

interface Change {
  readonly isMenu: boolean;
  readonly subject: string | null;
}

/**
 * Returns the menu as the advice rules need it.
 * @param from first day of the period, in the menu's time zone
 */
export async function advisedMenu(
  manager: EntityManager,
  menu: Menu,
  from: string,
): Promise<AdvisedMenu> {
  const since = momentOf(daysFromEpoch(from), 0, menu.timeZone);
  const changes = await manager.query<Change[]>(CHANGES, [menu.id, since]);
  const changed = new Set(changes.map(({ subject }) => subject));
  const items = await manager.find(Item, {
    where: { menuId: menu.id },
    order: { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' },
  });
  return {
    id: menu.id,
    languages: menu.languages,
    wasPublished:
      menu.isPublished && menu.createdAt <= since && !changes.some(({ isMenu }) => isMenu),
    items: items.map(({ id, name, dietaryTags, isAvailable, createdAt, translations }) => ({
      ...{ id, name, dietaryTags },
      languages: menu.languages.filter((language) => translations[language]?.name !== undefined),
      wasOffered: isAvailable && createdAt <= since && !changed.has(name),
    })),
  };
}
