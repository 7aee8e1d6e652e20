import { DomainError, menus, type MenuWithContent } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { revisionTag, versionTag } from '../../pipeline/requests/versions';
import type { CallerContext } from '../../pipeline/sessions/caller.decorator';

/** Menu of an owner with the requested content, and an ETag header with its version. */
export interface OwnMenu {
  readonly menu: MenuWithContent;
  readonly tag: { readonly etag: string };
}

@Injectable()
export class OwnMenus {
  constructor(private readonly client: MessageClient) {}

  /**
   * Returns the caller's own menu, or undefined if it is missing, belongs to someone else, or the caller is a
   * visitor.
   */
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
   * Reads the content before the menu, so that the revision is never newer than the response. A later conditional
   * write detects a revision that is too old.
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
