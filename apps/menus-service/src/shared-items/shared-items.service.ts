import {
  DomainError,
  menus,
  type RequestTo,
  type ShareReport,
  type SharingView,
} from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { lockOwner } from '../entitlements/lock-owner';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { lockOwnItem, requireCategory } from '../items/own-item';
import { changed, updated } from '../menus/content-changes';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import type { Menu } from '../menus/menu.entity';
import { getOwnMenu, lockOwnMenus } from '../menus/own-menu';
import { announceLinked, linkItems } from './link-items';
import { placeShared } from './place-shared';
import { readSharing } from './sharing.query';

/** Items that several menus of the account share (docs/adr/0035). */
@Injectable()
export class SharedItemsService {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(menus.sharedItem.list)
  async list(
    { menuId }: RequestTo<typeof menus.sharedItem.list>,
    { accountId }: MessageContext,
  ): Promise<SharingView> {
    const { manager } = this.dataSource;
    await getOwnMenu(manager, accountId, menuId);
    return readSharing(manager, accountId, menuId);
  }

  /**
   * Adds items of other menus to the end of a menu, all or none, available and with their prices. Items that the menu
   * already shares stay as they are, so that a repetition adds nothing.
   * @throws DomainError MENU_NOT_FOUND; ITEM_NOT_FOUND if an item belongs to another owner; CATEGORY_NOT_FOUND;
   *   MENU_CONTENT_LIMIT_REACHED
   */
  @Handles(menus.sharedItem.share)
  share(
    { menuId, itemIds, categoryId }: RequestTo<typeof menus.sharedItem.share>,
    context: MessageContext,
  ): Promise<ShareReport> {
    const { accountId } = context;
    const ids = [...new Set(itemIds.map((id) => id.toLowerCase()))];
    return this.dataSource.transaction(async (manager) => {
      // Excludes writers of shared items between finding their menus and locking them.
      await lockOwner(manager, accountId);
      const sources = await menusOf(manager, ids);
      const locked = await lockOwnMenus(manager, accountId, [menuId, ...sources]);
      const menu = locked.find(({ id }) => id === menuId.toLowerCase());
      if (!menu) throw new DomainError('MENU_NOT_FOUND');
      const wanted = await requireItems(manager, locked, ids);
      await requireCategory(manager, menu.id, categoryId);
      const others = wanted.filter((item) => item.menuId !== menu.id);
      const linked = await linkItems(manager, others);
      const { created, rowOf } = await placeShared(manager, menu, linked, categoryId);
      if (created.length > 0) {
        const changes = created.map((item) => changed('item.created', toItemView(item)));
        const kind = created.length > 1 ? 'import' : 'edit';
        const notes = [{ kind: 'items-upserted', count: created.length }] as const;
        await emitMenuChanged(manager, menu, context, { changes, version: { kind }, notes });
      }
      await announceLinked(manager, locked, others, linked, context);
      const rows = new Map(linked.map((item) => [item.id, rowOf(item)]));
      const items = wanted.map((item) => toItemView(rows.get(item.id) ?? item));
      return { created: created.length, items };
    });
  }

  /**
   * Makes the menu's row a separate item. Other menus keep sharing the item. An item that is not shared stays as it
   * is.
   */
  @Handles(menus.sharedItem.separate)
  separate(
    { itemId }: RequestTo<typeof menus.sharedItem.separate>,
    context: MessageContext,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { menu, item } = await lockOwnItem(manager, context.accountId, itemId);
      if (item.sharedId === null) return;
      await manager.query(`UPDATE menu_items SET shared_id = NULL WHERE id = $1`, [item.id]);
      const after = toItemView({ ...item, sharedId: null });
      const changes = updated('item', toItemView(item), after);
      await emitMenuChanged(manager, menu, context, { changes });
    });
  }
}

async function menusOf(manager: EntityManager, itemIds: readonly string[]): Promise<string[]> {
  const items = await manager.find(Item, {
    where: { id: In([...itemIds]) },
    select: { id: true, menuId: true },
  });
  return items.map(({ menuId }) => menuId);
}

async function requireItems(
  manager: EntityManager,
  menus: readonly Menu[],
  ids: readonly string[],
): Promise<Item[]> {
  const menuIds = menus.map(({ id }) => id);
  const found = await manager.findBy(Item, { id: In([...ids]), menuId: In(menuIds) });
  if (found.length < ids.length) throw new DomainError('ITEM_NOT_FOUND');
  const byId = new Map(found.map((item) => [item.id, item]));
  return ids.map((id) => byId.get(id)!);
}
