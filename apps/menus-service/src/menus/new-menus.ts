import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireOpen } from '../accounts/closed-accounts';
import { MenuLimit } from '../entitlements/menu-limit';
import { claimSlug } from '../slugs/claim-slug';
import { Menu } from './menu.entity';

type NewMenu = Pick<Menu, 'accountId' | 'name' | 'restaurantName'> & Partial<Menu>;

/** How every menu begins, whether it is written, copied or made from a template. */
@Injectable()
export class NewMenus {
  constructor(private readonly limit: MenuLimit) {}

  /**
   * Refused as MENU_LIMIT_REACHED when the owner's plan has no room for one more, and as ACCOUNT_CLOSING
   * when the owner's account is being deleted. The owner is locked until the transaction ends.
   */
  async add(manager: EntityManager, fields: NewMenu): Promise<Menu> {
    await this.limit.requireRoom(manager, fields.accountId);
    await requireOpen(manager, fields.accountId);
    const menu = await manager.save(manager.create(Menu, fields));
    menu.slug = await claimSlug(manager, menu.id, menu.restaurantName);
    await manager.query(`UPDATE menus SET slug = $2 WHERE id = $1`, [menu.id, menu.slug]);
    return menu;
  }
}
