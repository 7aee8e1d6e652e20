import type { Currency } from '@cartaviva/domain';
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

@Injectable()
export class NewMenus {
  constructor(private readonly limit: MenuLimit) {}

  /**
   * Adds a menu, and locks the owner until the transaction ends. Without a restaurant ID, the menu joins the
   * restaurant that it names, and gets the restaurant's currency and taxes where the fields have none.
   * @param preferredCurrency currency that the owner prefers, for a menu and a restaurant that name none
   * @throws DomainError MENU_LIMIT_REACHED if the plan allows no further menu; ACCOUNT_CLOSING if the account is
   *   being deleted
   */
  async add(
    manager: EntityManager,
    fields: NewMenu,
    acting: Acting,
    preferredCurrency?: Currency['code'],
  ): Promise<Menu> {
    await this.limit.requireRoom(manager, fields.accountId);
    await requireOpen(manager, fields.accountId);
    const { defaults, ...restaurant } =
      fields.restaurantId === undefined
        ? await restaurantForMenu(manager, fields.accountId, { ...fields, preferredCurrency })
        : { defaults: {} };
    const wanted = { ...defaults, ...fields, ...restaurant };
    const menu = await manager.save(manager.create(Menu, wanted));
    menu.slug = await claimSlug(manager, menu.id, menu.restaurantName);
    await manager.query(`UPDATE menus SET slug = $2 WHERE id = $1`, [menu.id, menu.slug]);
    await announceToPage(manager, menu, acting);
    return menu;
  }
}

/**
 * Emits a change of another menu of the restaurant if it has a page, so that gateways reload the page with the new
 * menu. Skips locked menus, so that nobody waits.
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
