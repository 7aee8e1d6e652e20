import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { MenuPage } from '../public-menus/menu-page';
import { MenuPages } from '../public-menus/menu-pages';
import { MenuSlugs } from '../public-menus/menu-slugs';

/** Finds menus for other sites by ID or by any current or former slug. */
@Injectable()
export class EmbeddedMenus {
  constructor(
    private readonly pages: MenuPages,
    private readonly slugs: MenuSlugs,
  ) {}

  async get(name: string, requestId: string): Promise<MenuPage> {
    if (isUUID(name)) return this.pages.get(name, requestId);
    const menuId = await this.slugs.find(name.toLowerCase(), requestId);
    return menuId ? this.pages.get(menuId, requestId) : this.pages.missing();
  }
}
