import { menus, type MenuView, type RequestTo } from '@cartaviva/contracts';
import { allowedTags, copyName } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { lockOwner } from '../entitlements/lock-owner';
import { Item } from '../items/item.entity';
import { madeBefore } from '../made-before';
import { changed } from '../menus/content-changes';
import { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';
import { NewMenus } from '../menus/new-menus';
import { lockOwnMenu } from '../menus/own-menu';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { announceLinked, linkItems } from '../shared-items/link-items';
import { without } from '../without';

/** Columns that a new row sets itself. */
const MADE_ANEW = ['version', 'createdAt', 'updatedAt', 'deletedAt'] as const;
/** Columns of the menu's tab, which only the owner sets. */
const TAB = ['position', 'tabName', 'servedHours'] as const;

const IN_ORDER = { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' } as const;

@Injectable()
export class DuplicatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly newMenus: NewMenus,
  ) {}

  /**
   * Creates an unpublished copy with all content, images, and translations. Its items are copies, or shared with the
   * source if `shareItems` is set. Refused like a new menu.
   */
  @Handles(menus.menu.duplicate)
  duplicate(
    { menuId, newId, shareItems = false }: RequestTo<typeof menus.menu.duplicate>,
    context: MessageContext,
  ): Promise<MenuView> {
    const { accountId } = context;
    return this.dataSource.transaction(async (manager) => {
      // Locks the owner before the menu, as all operations that count menus do.
      await lockOwner(manager, accountId);
      const known = await madeBefore(manager, Menu, newId, { accountId });
      if (known) return toMenuView(known, context.userId);
      const source = await lockOwnMenu(manager, accountId, menuId);
      const fields = { ...copied(source), ...(newId && { id: newId }) };
      const copy = await this.newMenus.add(manager, fields, context);
      const items = await itemsOf(manager, source);
      const linked = shareItems ? await linkItems(manager, items) : [];
      const rows = shareItems
        ? linked
        : items.map((item) => ({ ...item, sharedId: null, dietaryTags: allowedTags(item) }));
      await copyContent(manager, source.id, copy.id, rows);
      const view = toMenuView(copy, context.userId);
      await emitMenuChanged(manager, copy, context, {
        changes: [changed('menu.created', view)],
        notes: [{ kind: 'menu-duplicated' }],
      });
      if (shareItems) await announceLinked(manager, [source], items, linked, context);
      return view;
    });
  }
}

function copied(menu: Menu) {
  const shown = without(menu, 'id', 'slug', 'shortCode', 'revision', ...TAB, ...MADE_ANEW);
  return { ...shown, name: copyName(menu.name), isPublished: false };
}

const itemsOf = (manager: EntityManager, { id: menuId }: Menu): Promise<Item[]> =>
  manager.find(Item, { where: { menuId }, order: IN_ORDER });

/** @param items items of the source menu, already linked if they are to be shared */
async function copyContent(
  manager: EntityManager,
  from: string,
  menuId: string,
  items: readonly Item[],
): Promise<void> {
  const newIds = new Map<string | null, string>();
  const content = { where: { menuId: from }, order: IN_ORDER };
  const categories = (await manager.find(Category, content)).map((category, index) => {
    newIds.set(category.id, randomUUID());
    const { name, openingHours, translations } = category;
    const copy = { id: newIds.get(category.id)!, menuId, displayOrder: index + 1 };
    return { ...copy, name, openingHours, translations };
  });
  const copies = items.map((item, index) => {
    const categoryId = newIds.get(item.categoryId) ?? null;
    const place = { menuId, categoryId, displayOrder: index + 1 };
    return { ...without(item, 'id', ...MADE_ANEW), ...place };
  });
  await manager.insert(Category, categories);
  await manager.insert(Item, copies);
}
