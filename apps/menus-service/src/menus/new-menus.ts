import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { requireOpen } from '../accounts/closed-accounts';
import { MenuLimit } from '../entitlements/menu-limit';
import { restaurantForMenu } from '../restaurants/restaurant-of-menu';
import { Restaurant, WITH_PAGE } from '../restaurants/restaurant.entity';
import { claimSlug } from '../slugs/claim-slug';
import { emitMenuChanged, type Acting } from './emit-menu-changed';
import { Menu } from './menu.entity';

type NewMenu = Pick<Menu, 'accountId' | 'name' | 'restaurantName'> & Partial<Menu>;

/** How every menu begins, whether it is written, copied or made from a template. */
@Injectable()
export class NewMenus {
  constructor(private readonly limit: MenuLimit) {}

  /**
   * Refused as MENU_LIMIT_REACHED when the owner's plan has no room for one more, and as ACCOUNT_CLOSING
   * when the owner's account is being deleted. The owner is locked until the transaction ends.
   * Without an id of a restaurant the menu is in the one that it names.
   */
  async add(manager: EntityManager, fields: NewMenu, acting: Acting): Promise<Menu> {
    await this.limit.requireRoom(manager, fields.accountId);
    await requireOpen(manager, fields.accountId);
    const restaurant =
      fields.restaurantId === undefined &&
      (await restaurantForMenu(manager, fields.accountId, fields));
    const menu = await manager.save(manager.create(Menu, { ...fields, ...restaurant }));
    menu.slug = await claimSlug(manager, menu.id, menu.restaurantName);
    await manager.query(`UPDATE menus SET slug = $2 WHERE id = $1`, [menu.id, menu.slug]);
    await announceToPage(manager, menu, acting);
    return menu;
  }
}

/**
 * Announces a change of another menu of the restaurant, if it has a page: gateways that remember the page do
 * not know the new menu. Locks nothing that anybody waits for.
 */
async function announceToPage(manager: EntityManager, menu: Menu, acting: Acting): Promise<void> {
  const { id, restaurantId } = menu;
  const hasPage = await manager.existsBy(Restaurant, { id: restaurantId, ...WITH_PAGE });
  if (!hasPage) return;
  const [sibling] = await manager.find(Menu, {
    where: { id: Not(id), restaurantId },
    lock: { mode: 'for_no_key_update', onLocked: 'skip_locked' },
    take: 1,
  });
  if (sibling) await emitMenuChanged(manager, sibling, acting, { changes: [] });
}
