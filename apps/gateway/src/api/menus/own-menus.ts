import { DomainError, menus, type MenuWithContent } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { revisionTag, versionTag } from '../../pipeline/requests/versions';
import type { CallerContext } from '../../pipeline/sessions/caller.decorator';

/** An owner's menu, with what was to be included, and the headers that tell its version. */
export interface OwnMenu {
  readonly menu: MenuWithContent;
  readonly tag: { readonly etag: string };
}

/** Asks for a menu in its owner's name. */
@Injectable()
export class OwnMenus {
  constructor(private readonly client: MessageClient) {}

  /** The caller's own menu; nothing when it is another's, when it is missing, or for a visitor. */
  async find(
    menuId: string,
    caller: CallerContext,
    included: ReadonlySet<string> = new Set(),
  ): Promise<OwnMenu | undefined> {
    if (caller.actor.kind !== 'user') return undefined;
    try {
      return await this.get(menuId, caller, included);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'MENU_NOT_FOUND') return undefined;
      throw error;
    }
  }

  /**
   * The content first: its revision may then be older than what is answered, which a write over it finds
   * out, and never newer.
   */
  private async get(
    menuId: string,
    caller: CallerContext,
    included: ReadonlySet<string>,
  ): Promise<OwnMenu> {
    const [categories, items] = await Promise.all([
      included.has('categories') && this.client.call(menus.category.search, { menuId }, caller),
      included.has('items') && this.client.call(menus.item.search, { menuId }, caller),
    ]);
    const menu = await this.client.call(menus.menu.get, { menuId }, caller);
    const content = {
      ...(categories && { categories: [...categories.rows] }),
      ...(items && { items: [...items.rows] }),
    };
    const revisions = [categories, items].flatMap((list) => (list ? [list.revision] : []));
    const tag =
      revisions.length > 0 ? revisionTag({ revision: Math.min(...revisions) }) : versionTag(menu);
    return { menu: { ...menu, ...content }, tag };
  }
}
